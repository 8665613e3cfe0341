/// The list of all values of a prototype that can be tuned, in the order of files and schemas. It does not contain the
/// values themselves.
public struct TuningCatalogue: Equatable, Sendable {
  /// The entries of the kit, then those of the prototype, both in the order of their declarations.
  public let entries: [TuningEntry]
  private let indices: [String: Int]

  /// A catalogue with the kit's entries, which are in every catalogue, and a prototype's own declarations. A name must
  /// not be declared twice.
  public init(_ own: [any TuningDeclaration] = []) {
    entries = (TuningCatalogue.touchKit + own).flatMap { $0.entries }
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
