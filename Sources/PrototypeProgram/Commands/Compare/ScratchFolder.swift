import Files
import Glibc
import JSON

/// A folder of this user's alone for a file that another program reads.
struct ScratchFolder {
  private let path: String

  init() throws(Problem) {
    path = try PrivateFolder.make(for: "compare")
  }

  private var file: String { "\(path)/finger.take.json" }

  /// Writes the file and returns its path.
  func write(_ bytes: [UInt8]) throws(Problem) -> String {
    try SafeFile.write(bytes, to: file, throughLinks: true)
    return file
  }

  func remove() {
    unlink(file)
    rmdir(path)
  }
}
