import Glibc
import VisualTesting

/// The folder in which the program was started.
enum WorkingFolder {
  /// Its path from the root; the root itself where it is gone.
  static var path: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  static var project: ProjectFolder { ProjectFolder(path) }
}
