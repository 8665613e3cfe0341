import Files
import JSON

/// Finds the scenarios that paths on a command line mean.
package struct ScenarioFinder {
  package static let ending = ".scenario.json"
  /// Folders are looked through no deeper than this.
  private static let depth = 64

  private let project: ProjectFolder

  /// `project` is the working folder.
  package init(in project: ProjectFolder) { self.project = project }

  /// The files that are named, and every scenario in the folders that are named, sorted; each once. Paths in the working
  /// folder start from there, so that results mean the same on another machine.
  package func files(_ paths: [String]) throws(Problem) -> [String] {
    var files: [String] = []
    let named = paths.map { project.relative(Folder.fromWorkingFolder($0)) }
    for path in named.isEmpty ? ["."] : named {
      switch try SafeFile.kind(path) {
      case nil:
        throw Problem(
          file: path, what: "there is no such file or folder", remedy: "check the path")
      case .folder: try look(into: path, &files, ScenarioFinder.depth)
      case .link where isFolder(path):
        throw Problem(
          file: path, what: "this is a symbolic link to a folder, and links are not followed",
          remedy: "use the path of its target")
      case .file, .link, .pipe, .socket, .device: files.append(path)
      }
    }
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }
  }

  private func isFolder(_ path: String) -> Bool {
    (try? Folder(opening: path, followingLink: true)) != nil
  }

  /// Hidden folders are not part of a project, and links may lead anywhere.
  private func look(
    into folder: String, _ files: inout [String], _ depth: Int
  ) throws(Problem) {
    guard depth > 0 else { return }
    for name in try Folder(opening: folder).names() where !name.hasPrefix(".") {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch try SafeFile.kind(path) {
      case .folder: try look(into: path, &files, depth - 1)
      case .file where name.hasSuffix(ScenarioFinder.ending): files.append(path)
      case nil, .file, .link, .pipe, .socket, .device: break
      }
    }
  }
}
