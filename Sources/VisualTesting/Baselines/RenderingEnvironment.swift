import JSON

/// What besides the project decides about pixels: the processor, the linked libraries and the fonts.
package struct RenderingEnvironment: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var name: String
    package var version: String
    package init(_ name: String, _ version: String) {
      self.name = name
      self.version = version
    }
  }
  /// The processor, libraries and their versions, then font files and their SHA-256.
  package var parts: [Part]

  package init(parts: [Part]) { self.parts = parts }

  /// The environment of this machine, with these libraries and fonts.
  package static func here(_ parts: [Part]) -> RenderingEnvironment {
    RenderingEnvironment(parts: [Part("processor", processor)] + parts)
  }

  /// Pixman has different code for each family of processors, and the results of its rounding are not always the same.
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

  /// In words, how this differs from the environment that something was made with; nil if it does not.
  package func differences(from made: RenderingEnvironment) -> String? {
    var words: [String] = []
    for part in made.parts {
      let now = parts.first { $0.name == part.name }
      guard now?.version != part.version else { continue }
      words.append(
        "\(part.name) \(RenderingEnvironment.short(part.version)), here \(now.map { RenderingEnvironment.short($0.version) } ?? "none")"
      )
    }
    for part in parts where !made.parts.contains(where: { $0.name == part.name }) {
      words.append("no \(part.name), here \(RenderingEnvironment.short(part.version))")
    }
    return words.isEmpty ? nil : "made with " + words.joined(separator: "; ")
  }

  /// A hash is recognised by its first letters.
  private static func short(_ version: String) -> String {
    version.utf8.count == 64 ? String(version.prefix(12)) : version
  }
}
