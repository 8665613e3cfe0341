import Glibc
import JSON

/// A new folder of this user's alone, for files that another program reads.
package enum PrivateFolder {
  /// What the system puts in a name's place of these.
  package static let randomPart = "XXXXXX"

  /// Where temporary files are wanted.
  package static var usualBase: String {
    let set = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return set.isEmpty ? "/tmp" : set
  }

  /// Makes one and returns its path; its name begins with the program's and says what it is for.
  package static func make(for purpose: String, in base: String = usualBase) throws(Problem)
    -> String
  {
    var template = Array(
      "\(base)/\(ProgramIdentity.command)-\(purpose)-\(randomPart)".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { name in
      name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else {
      throw Problem(
        file: base, what: "the folder can't be created: \(String(cString: strerror(errno)))",
        kind: .machine)
    }
    return made
  }
}
