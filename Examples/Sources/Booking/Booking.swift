import Foundation

/// What is entered to book a stay.
public struct Booking: Codable, Equatable {
  public var name = ""
  public var email = ""
  public var isBusiness = false
  public var company = ""
  public var guests: [Guest] = []
  public var arrival: Date
  public var nights = 1
  public var room = Room.single
  public var acceptsTerms = false

  public init(arrival: Date) { self.arrival = arrival }
}

/// Somebody who comes along.
public struct Guest: Codable, Equatable, Identifiable {
  public let id: UUID
  public var name = ""
  public var isChild = false

  public init(id: UUID = UUID()) { self.id = id }
}

/// What kind of room it is.
public enum Room: String, Codable, CaseIterable, Identifiable {
  case single, double, family

  public var id: Self { self }

  /// How many people sleep in it.
  public var beds: Int {
    switch self {
    case .single: 1
    case .double: 2
    case .family: 4
    }
  }
}
