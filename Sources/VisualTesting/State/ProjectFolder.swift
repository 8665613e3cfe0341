import Files

/// The folder that the program was started in. A path in a file must not point outside it.
package struct ProjectFolder: Sendable {
  /// From the root of the file system.
  package let path: String

  package init(_ path: String) { self.path = path }

  /// The working folder.
  package static var here: ProjectFolder { ProjectFolder(WorkingFolder.path) }

  /// Whether a path is in the folder, judged by its text alone; a path with ".." never is.
  package func holds(_ path: String) -> Bool {
    let parts = ProjectFolder.parts(path)
    guard !parts.isEmpty, !parts.contains("..") else { return false }
    guard path.hasPrefix("/") else { return true }
    let own = ProjectFolder.parts(self.path)
    return parts.count > own.count && parts.starts(with: own)
  }

  /// A path relative to this folder if it is in it; if not, the path as it is.
  package func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let (parts, own) = (ProjectFolder.parts(path), ProjectFolder.parts(self.path))
    if parts == own { return "." }
    return holds(path) ? parts.dropFirst(own.count).joined(separator: "/") : path
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
