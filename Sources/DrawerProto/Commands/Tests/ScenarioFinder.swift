import Files

/// Finds the scenarios that paths on a command line mean.
enum ScenarioFinder {
  static let ending = ".scenario.json"
  /// Folders are looked through no deeper than this.
  private static let depth = 64

  /// Files as they are named, and of folders every scenario in them, sorted; each once. What lies in the working folder is
  /// named from there, so that results mean the same on another machine.
  static func files(_ paths: [String]) throws(Problem) -> [String] {
    let project = WorkingFolder.project
    var files: [String] = []
    let named = paths.map { project.inner(Folder.fromWorkingFolder($0)) }
    for path in named.isEmpty ? ["."] : named {
      switch try SafeFile.kind(path) {
      case nil:
        throw Problem(
          file: path, what: "there is no such file or folder", remedy: "check the path")
      case .folder: try look(into: path, &files, depth)
      case .link where isFolder(path):
        throw Problem(
          file: path, what: "this is a symbolic link to a folder, and links are not followed",
          remedy: "name the folder that it points to")
      case .file, .link, .pipe, .socket, .device: files.append(path)
      }
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? Folder(opening: path, followingLink: true)) != nil
  }

  /// Hidden folders are no project's, and links may lead anywhere.
  private static func look(
    into folder: String, _ files: inout [String], _ depth: Int
  ) throws(Problem) {
    guard depth > 0 else { return }
    for name in try Folder(opening: folder).names() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch try SafeFile.kind(path) {
      case .folder: try look(into: path, &files, depth - 1)
      case .file where name.hasSuffix(ending): files.append(path)
      case nil, .file, .link, .pipe, .socket, .device: break
      }
    }
  }
}
