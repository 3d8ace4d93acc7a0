import SwiftUI

/// A book as a list row shows it.
public struct Book: Identifiable, Sendable {
  public let id = UUID()
  public var title: String
  public var author: String
  public var pages: Int
  /// The name of a bundled image.
  public var mediumCoverImageName: String
}

extension Book {
  /// Invented books, with covers drawn for them.
  public static let samples = [
    Book(
      title: "The Tide Tables", author: "Mara Lindqvist", pages: 312,
      mediumCoverImageName: "cover-tides"),
    Book(
      title: "A Grammar of Birds", author: "Tomás Ferreira", pages: 248,
      mediumCoverImageName: "cover-birds"),
    Book(
      title: "The Surveyor’s Year: An Atlas of Small Places", author: "Ines Okafor", pages: 1024,
      mediumCoverImageName: "cover-atlas"),
    Book(
      title: "Winter Orchard", author: "Hana Kobayashi", pages: 196,
      mediumCoverImageName: "cover-orchard"),
    Book(
      title: "Night Trains", author: "Pavel Brandt", pages: 421,
      mediumCoverImageName: "cover-trains"),
  ]
}
