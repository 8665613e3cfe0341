/// Every tunable name of a prototype, in the order panels show them.
public struct TuningCatalogue: Equatable, Sendable {
  public let entries: [TuningEntry]
  private let places: [String: Int]

  public init(_ entries: [TuningEntry]) {
    self.entries = entries
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() {
      precondition(places[entry.name] == nil, "the tuning \(entry.name) is listed twice")
      precondition(
        entry.accepts(entry.standard), "the tuning \(entry.name) does not accept its standard")
      places[entry.name] = place
    }
    self.places = places
  }

  public subscript(name: String) -> TuningEntry? { places[name].map { entries[$0] } }

  func place(of name: String) -> Int {
    guard let place = places[name] else { preconditionFailure("no tuning is named \(name)") }
    return place
  }
}
