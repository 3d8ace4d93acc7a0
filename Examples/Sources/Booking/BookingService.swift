import FormCore

/// Takes bookings, slowly; one address has booked already.
@MainActor public final class BookingService {
  public private(set) var bookings: [Booking] = []
  private let pause: Duration

  public init(pause: Duration = .milliseconds(400)) { self.pause = pause }

  func book(_ booking: Booking) async throws {
    try await Task.sleep(for: pause)
    if booking.email == "ann@x.org" {
      throw FieldErrors(["email": "Somebody has booked with this address."])
    }
    bookings.append(booking)
  }
}
