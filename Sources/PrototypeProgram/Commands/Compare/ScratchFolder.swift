import Files
import Glibc

/// A folder of this user's alone for a file that another program reads.
struct ScratchFolder {
  private let path: String

  init() throws(Problem) {
    let set = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let base = set.isEmpty ? "/tmp" : set
    var template = Array("\(base)/\(ProgramIdentity.command)-compare-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { name in
      name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else {
      throw Problem(
        file: base, what: "no folder can be made: \(String(cString: strerror(errno)))",
        kind: .machine)
    }
    path = made
  }

  private var file: String { "\(path)/finger.take.json" }

  /// Writes the file and gives its path.
  func write(_ bytes: [UInt8]) throws(Problem) -> String {
    try SafeFile.write(bytes, to: file, throughLinks: true)
    return file
  }

  func remove() {
    unlink(file)
    rmdir(path)
  }
}
