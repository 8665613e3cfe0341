/// Why the product's fonts could not be loaded.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// No file of that name is on the machine, neither in the usual folder nor in the folders of fontconfig.
  case missing(file: String, package: String)
  /// The file exists but is no font.
  case unreadable(path: String, package: String)

  public var description: String {
    switch self {
    case .missing(let file, let package):
      "the font \(file) is not on this machine; install the package \(package)"
    case .unreadable(let path, let package):
      "\(path) is no font that can be read; install the package \(package) again"
    }
  }
}
