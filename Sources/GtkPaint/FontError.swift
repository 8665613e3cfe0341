import JSON

/// Why a prototype's fonts can't be used.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// A font of the prototype's own can't be used.
  case own(font: String, what: String, remedy: String)
  /// A text names a family that no font has.
  case noFamily(String, known: [String])

  /// What would be right; empty if the description says it.
  package var remedy: String {
    switch self {
    case .own(_, _, let remedy): remedy
    case .noFamily(let family, let known):
      known.isEmpty
        ? "add the file of the font to \"fonts:\" of the prototype"
        : suggestion(for: family, known: known)
    }
  }

  package var description: String {
    switch self {
    case .own(let font, let what, _): "the font \(quoted(font)) \(what)"
    case .noFamily(let family, _): "the prototype has no font of the family \(quoted(family))"
    }
  }
}
