import JSON

/// A folder whose files replace those of the same names that are built into a program.
package struct ContentFolder: Sendable {
  /// Its path as the user gave it.
  package let path: String
  private let builtIn: [ContentFile]
  /// Words and pictures of a phone need a small part of this.
  private static let mostBytes = 16 << 20

  package init(_ path: String, for builtIn: [ContentFile]) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    self.builtIn = builtIn
  }

  /// The paths of all files that can be in it.
  package var paths: [String] { builtIn.map { "\(path)/\($0.name)" } }

  /// Content, and the names of its files that came from the folder.
  package struct Reading: Equatable, Sendable {
    package var content: Content
    package var names: [String]
  }

  /// The content with the folder's files in it. Files that are missing there are the built-in ones.
  package func read() throws(Problem) -> Reading {
    guard try SafeFile.kind("\(path)/.") == .folder else {
      throw Problem(
        file: path, what: "this is not a folder",
        remedy: "use the path of a folder with content files")
    }
    var files: [ContentFile] = []
    var names: [String] = []
    for file in builtIn {
      let found = try read(file.name)
      files.append(found ?? file)
      if found != nil { names.append(file.name) }
    }
    guard !names.isEmpty else {
      throw Problem(
        file: path, what: "the folder has no content file",
        remedy: suggestion(for: "", known: builtIn.map(\.name)))
    }
    return Reading(content: Content(files), names: names)
  }

  /// A file of the folder; nil if there is no file of this name.
  private func read(_ name: String) throws(Problem) -> ContentFile? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for part in parts { try checkSafeName(part, in: name) }
    var place = path
    for part in parts.dropLast() {
      place += "/\(part)"
      switch try SafeFile.kind(place) {
      case nil: return nil
      case .folder: break
      case .link: throw link(place)
      case .file, .pipe, .socket, .device:
        throw Problem(file: place, what: "this is not a folder", remedy: "put a folder there")
      }
    }
    place = "\(path)/\(name)"
    switch try SafeFile.kind(place) {
    case nil: return nil
    // It could lead anywhere.
    case .link: throw link(place)
    case .file, .folder, .pipe, .socket, .device:
      return ContentFile(
        name, path: place,
        bytes: try SafeFile.read(place, atMost: ContentFolder.mostBytes, noFollow: true))
    }
  }

  private func link(_ place: String) -> Problem {
    Problem(
      file: place, what: "this is a symbolic link, which may point outside the folder",
      remedy: "replace it with a copy of its target")
  }
}
