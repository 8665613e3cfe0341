import CFiles
import Glibc
import JSON

/// Opens a folder part by part along its path, so that no link can change where the path ends.
///
/// On a path from the working folder no link is followed: it may belong to a stranger. On a path from the root, links
/// that belong to root are followed (`/tmp` or a home may be one), as long as the path has not passed through the
/// working folder. Each part is opened from the one before, so no other program can change the path during the walk.
struct FolderWalk: ~Copyable {
  private var here: Descriptor
  /// The path of `here`, with a slash at the end; empty for the working folder.
  private var herePath: String
  /// The parts that are still to be entered, the next one last.
  private var rest: [String]
  private var followsSystemLinks: Bool
  private var linksLeft = FolderWalk.mostLinks
  private let whole: String

  /// The system also stops after this many links.
  private static let mostLinks = 40
  /// PATH_MAX with the final zero.
  static let longestLink = 4096

  /// Opens the folder `path`; if `isMade`, makes the parts that are missing.
  ///
  /// Messages about links name `whole`, the path that a person gave; messages about other failures name `path`.
  static func open(
    _ path: String, making isMade: Bool = false, for whole: String, _ verb: String
  ) throws(Problem) -> Descriptor {
    var walk = try FolderWalk(path, for: whole, verb)
    while let part = walk.rest.popLast() { try walk.enter(part, isMade, path, verb) }
    let number = walk.here.number
    return try telling(path, verb) { () throws(SystemError) in
      try Descriptor(".", in: number, O_RDONLY | O_DIRECTORY)
    }
  }

  private init(_ path: String, for whole: String, _ verb: String) throws(Problem) {
    let path = FolderWalk.fromWorkingFolder(path)
    let isFromRoot = path.hasPrefix("/")
    here = try telling(path, verb) { () throws(SystemError) in
      try Descriptor(entering: isFromRoot ? "/" : ".")
    }
    herePath = isFromRoot ? "/" : ""
    rest = FolderWalk.parts(path)
    followsSystemLinks = isFromRoot
    self.whole = whole
  }

  private mutating func enter(
    _ part: String, _ isMade: Bool, _ path: String, _ verb: String
  ) throws(Problem) {
    do throws(SystemError) {
      try enter(part, isMade)
    } catch {
      guard error.code == ENOTDIR || error.code == ELOOP, let link = link(part) else {
        throw error.problem(path, verb)
      }
      guard followsSystemLinks, link.owner == 0 else {
        throw Problem(
          file: whole, what: "\"\(printable(herePath + part))\" is a symbolic link",
          remedy: "use the path of its target")
      }
      linksLeft -= 1
      guard linksLeft > 0 else { throw error.problem(path, verb) }
      rest += FolderWalk.parts(link.target)
      if link.target.hasPrefix("/") {
        here = try telling(path, verb) { () throws(SystemError) in try Descriptor(entering: "/") }
        herePath = "/"
      }
    }
  }

  private mutating func enter(_ part: String, _ isMade: Bool) throws(SystemError) {
    do throws(SystemError) {
      here = try Descriptor(entering: part, in: here.number)
    } catch {
      guard isMade, error.code == ENOENT else { throw error }
      guard mkdirat(here.number, part, 0o755) == 0 || errno == EEXIST else { throw .last }
      here = try Descriptor(entering: part, in: here.number)
    }
    herePath += part + "/"
    if followsSystemLinks, try FolderWalk.isWorkingFolder(here.status()) {
      followsSystemLinks = false
    }
  }

  private borrowing func link(_ part: String) -> (owner: UInt32, target: String)? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: FolderWalk.longestLink) { target in
      var owner: UInt32 = 0
      guard let start = target.baseAddress,
        dp_link_read(here.number, part, &owner, start, target.count) == 0
      else { return nil }
      return (owner, String(cString: start))
    }
  }

  /// The parts of a path, the first one last.
  private static func parts(_ path: String) -> [String] {
    path.split(separator: "/").reversed().filter { $0 != "." }.map(String.init)
  }

  private static func isWorkingFolder(_ status: stat) -> Bool {
    let working = try? entryStatus(of: ".", in: AT_FDCWD)
    return working?.st_dev == status.st_dev && working?.st_ino == status.st_ino
  }

  /// The path from the working folder, if it begins with the name by which the person's shell knows that folder: links in
  /// that name are the person's own.
  static func fromWorkingFolder(_ path: String) -> String {
    guard let variable = getenv("PWD") else { return path }
    let name = String(cString: variable)
    guard name.hasPrefix("/"), name != "/", path == name || path.hasPrefix(name + "/"),
      let status = try? entryStatus(of: name, in: AT_FDCWD, followingLink: true),
      isWorkingFolder(status)
    else { return path }
    let rest = path.dropFirst(name.count).drop { $0 == "/" }
    return rest.isEmpty ? "." : String(rest)
  }
}
