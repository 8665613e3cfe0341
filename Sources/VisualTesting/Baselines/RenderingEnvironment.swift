import JSON

/// What besides the project decides about pixels and motions, and what else is around them.
///
/// The engine's and the painter's numbers decide: they are raised when the same project gives other results on purpose. The processor, the
/// libraries and the prototype's own fonts should not matter. They are told only if a result differs.
package struct RenderingEnvironment: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var name: String
    package var version: String
    package init(_ name: String, _ version: String) {
      self.name = name
      self.version = version
    }
  }
  /// The names of the parts that decide, with their articles.
  private static let deciding = ["engine": "an", "painter": "a"]

  /// The engine, the painter, the processor, libraries and their versions, then the prototype's font files and their SHA-256.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The environment of this machine. `others` are libraries and fonts.
  package static func here(engine: Int, painter: Int, _ others: [Part]) -> RenderingEnvironment {
    RenderingEnvironment(
      parts: [
        Part("engine", "\(engine)"), Part("painter", "\(painter)"), Part("processor", processor),
      ] + others)
  }

  private static var processor: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "another"
    #endif
  }

  /// Reads an object of names and versions.
  init(_ value: JSONValue) throws(Problem) {
    parts = []
    for member in try ObjectReader(value, in: "an environment").members {
      parts.append(Part(member.key, try member.value.string(member.key)))
    }
  }

  private func version(_ name: String) -> String? {
    parts.first { $0.name == name }?.version
  }

  /// Whether engine and painter are the same here as there, so that the same project gives the same results.
  func hasSameNumbers(as made: RenderingEnvironment) -> Bool {
    decidingDifferences(from: made) == nil
  }

  /// In words, which deciding parts are others than those that something was made with; nil if none is. Old manifests have no numbers.
  func decidingDifferences(from made: RenderingEnvironment) -> String? {
    let words = parts.compactMap { part -> String? in
      let former = made.version(part.name)
      guard let article = Self.deciding[part.name], part.version != former else { return nil }
      return (former.map { "\(part.name) \($0)" } ?? "\(article) \(part.name) without a number")
        + " (here: \(part.version))"
    }
    return words.isEmpty ? nil : "made with " + words.joined(separator: "; ")
  }

  /// In words, which other parts have another version than something was made with; nil if none has.
  func otherDifferences(from made: RenderingEnvironment) -> String? {
    let words = made.parts.compactMap { part -> String? in
      guard Self.deciding[part.name] == nil, let here = version(part.name), here != part.version
      else { return nil }
      return "\(part.name) \(Self.short(part.version)) (here: \(Self.short(here)))"
    }
    return words.isEmpty ? nil : "made with " + words.joined(separator: "; ")
  }

  /// A hash is recognised by its first letters.
  private static func short(_ version: String) -> String {
    version.utf8.count == 64 ? String(version.prefix(12)) : version
  }
}
