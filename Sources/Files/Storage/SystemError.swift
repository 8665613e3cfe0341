import CFiles
import Glibc
import JSON

/// The error of a failed system call, before it becomes a message.
struct SystemError: Error, Equatable {
  let code: CInt

  /// Of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether nothing more can be written there.
  var isFullDisk: Bool { code == ENOSPC || code == EDQUOT }

  /// The system's words for it.
  var text: String { String(cString: dp_file_error_text(code)) }

  /// What a person can do about it. `verb` is what was tried: "read", "written".
  func problem(_ path: String, _ verb: String) -> Problem {
    switch code {
    case ENOENT:
      Problem(file: path, what: "there is no such file or folder", remedy: "check the path")
    case ENOTDIR:
      Problem(file: path, what: "a part of the path is not a folder", remedy: "check the path")
    case EISDIR:
      Problem(file: path, what: "this is a folder", remedy: "use the path of a file in the folder")
    case ELOOP:
      Problem(file: path, what: "this is a symbolic link", remedy: "use the path of its target")
    case ENAMETOOLONG:
      Problem(file: path, what: "the name is too long", remedy: "use a shorter name")
    case EACCES, EPERM:
      machine(
        path, "the permissions do not allow this to be \(verb)",
        "change the permissions, or use another place")
    case EFBIG:
      machine(
        path, "the file to be \(verb) is larger than the limit", "raise the limit (ulimit -f)")
    case ENOSPC, EDQUOT:
      machine(
        path, "the disk has no space left for this to be \(verb)",
        "free some space, or use another place")
    case EROFS:
      machine(path, "the file system is read-only", "use another place")
    default:
      machine(path, "this can't be \(verb): \(text)", "")
    }
  }

  private func machine(_ path: String, _ what: String, _ remedy: String) -> Problem {
    Problem(file: path, what: what, remedy: remedy, kind: .machine)
  }
}

/// Makes system calls and throws their failure as a problem with `path`.
func telling<Result: ~Copyable>(
  _ path: String, _ verb: String, _ body: () throws(SystemError) -> Result
) throws(Problem) -> Result {
  do throws(SystemError) {
    return try body()
  } catch {
    throw error.problem(path, verb)
  }
}
