/// Everything that can be tuned about a prototype, in the order that files and schemas show it in. It holds no values.
public struct TuningCatalogue: Equatable, Sendable {
  public let entries: [TuningEntry]
  private let places: [String: Int]

  /// A name must not be declared twice.
  public init(_ declarations: [any TuningDeclaration]) {
    entries = declarations.flatMap(\.entries)
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      precondition(places[entry.name] == nil, "the tuning \(entry.name) is listed twice")
      places[entry.name] = place
    }
    self.places = places
  }

  public subscript(name: String) -> TuningEntry? { places[name].map { entries[$0] } }

  func place(of name: String) -> Int {
    guard let place = places[name] else {
      preconditionFailure("the tuning \(name) is not in the catalogue")
    }
    return place
  }
}
