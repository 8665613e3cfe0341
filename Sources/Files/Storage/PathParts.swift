import JSON

/// A path that a person gave, cut before its last name.
struct PathParts {
  /// The folder's path; "." if the path has a name alone.
  let parent: String
  let name: String

  init(_ path: String) throws(Problem) {
    try checkPath(path)
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest.removeLast() }
    if let slash = rest.lastIndex(of: "/") {
      name = String(rest[rest.index(after: slash)...])
      parent = slash == rest.startIndex ? "/" : String(rest[..<slash])
    } else {
      name = String(rest)
      parent = "."
    }
    guard !name.isEmpty, name != ".", name != ".." else {
      throw Problem(
        file: path, what: "the path ends without a name",
        remedy: "add the name of the file or folder")
    }
  }
}

/// Refuses what the system would cut short or misread.
func checkPath(_ path: String) throws(Problem) {
  guard !path.isEmpty, !path.utf8.contains(0) else {
    throw Problem(
      file: path.isEmpty ? nil : path,
      what: path.isEmpty ? "the path is empty" : "the path has a zero byte",
      remedy: "use the path of a file or folder")
  }
}
