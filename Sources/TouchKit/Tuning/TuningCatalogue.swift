/// Everything that can be tuned about a prototype, in the order of files and schemas. It holds no values.
public struct TuningCatalogue: Equatable, Sendable {
  /// The engine's entries, then the prototype's own, each in the order of declaration.
  public let entries: [TuningEntry]
  private let indices: [String: Int]

  /// What the engine asks, which is in every catalogue, and then a prototype's own. A name must not be declared twice.
  public init(_ own: [any TuningDeclaration] = []) {
    entries = (TuningCatalogue.touchKit + own).flatMap(\.entries)
    var indices: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      if indices[entry.name] != nil {
        AuthorsMistake.end(
          "the tuning \"\(entry.name)\" is listed twice; list it once in `tunables:` of the Prototype"
        )
      }
      indices[entry.name] = index
    }
    self.indices = indices
  }

  /// The entry of a name; nil if the catalogue has no such entry.
  public subscript(name: String) -> TuningEntry? { indices[name].map { entries[$0] } }

  func index(of name: String) -> Int {
    guard let index = indices[name] else {
      AuthorsMistake.end(
        "the tuning \"\(name)\" is used, but not listed; list it in `tunables:` of the Prototype")
    }
    return index
  }
}
