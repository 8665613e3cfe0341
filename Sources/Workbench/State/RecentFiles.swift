import Glibc

/// The files that were opened, the latest first, each once whatever names it had.
package enum RecentFiles {
  package static let most = 8

  /// An absolute path without the parts that lead nowhere, as long as nothing has to be looked up for that.
  static func tidied(_ path: String) -> String {
    "/" + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// A file's name in the folder that it is really in. The name itself stays, even if it is a link: people know the file by
  /// it.
  package static func location(of path: String) -> String {
    let path = tidied(path)
    guard let slash = path.lastIndex(of: "/"),
      case let name = path[path.index(after: slash)...], name != "..",
      let folder = FilePath.resolved(slash == path.startIndex ? "/" : String(path[..<slash]))
    else { return FilePath.real(path) }
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// The list with a file in front.
  package static func adding(_ path: String, to list: [String]) -> [String] {
    once([location(of: path)] + list)
  }

  /// The list with each file once, named as it was named last.
  package static func once(_ list: [String]) -> [String] {
    var seen: [String] = []
    let kept = list.filter { path in
      let identity = FilePath.real(path)
      defer { seen.append(identity) }
      return !seen.contains(identity)
    }
    return Array(kept.prefix(most))
  }

  /// What this window opened since the list was `base`, in front of what others made of the list in that time.
  package static func merged(_ mine: [String], from base: [String], with others: [String])
    -> [String]
  {
    // The rest of the list is older than all that was opened.
    let count = (0...mine.count).first { count in
      let rest = mine.dropFirst(count)
      return base.filter { !mine.prefix(count).contains($0) }.starts(with: rest)
    }
    return mine.prefix(count ?? mine.count).reversed().reduce(others) { adding($1, to: $0) }
  }

  package static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
