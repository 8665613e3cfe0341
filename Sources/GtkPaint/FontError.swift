import JSON

/// Why fonts can't be used.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// No file of that name is on the machine, neither in the usual folder nor in the folders of fontconfig.
  case missing(file: String, package: String)
  /// The file exists but is no font.
  case unreadable(path: String, package: String)
  /// A font of the prototype's own can't be used.
  case own(font: String, what: String, remedy: String)
  /// A text names a family that no font has.
  case noFamily(String, known: [String])
  /// The system has no memory for a font of the prototype's own.
  case noMemory(font: String, why: String)

  /// Whether the prototype is wrong, and not the machine.
  package var isOfPrototype: Bool {
    switch self {
    case .missing, .unreadable, .noMemory: false
    case .own, .noFamily: true
    }
  }

  /// What would be right; empty if the description says it.
  package var remedy: String {
    switch self {
    case .missing, .unreadable, .noMemory: ""
    case .own(_, _, let remedy): remedy
    case .noFamily(let family, let known):
      known.isEmpty
        ? "add its file to \"fonts:\" of the prototype" : suggestion(for: family, known: known)
    }
  }

  package var description: String {
    switch self {
    case .missing(let file, let package):
      "the font \(file) is not on this machine; install the package \(package)"
    case .unreadable(let path, let package):
      "\(path) can't be read as a font; install the package \(package) again"
    case .own(let font, let what, _): "the font \(quoted(font)) \(what)"
    case .noFamily(let family, _): "the prototype has no font of the family \(quoted(family))"
    case .noMemory(let font, let why): "the font \(quoted(font)) can't be read by FreeType: \(why)"
    }
  }
}
