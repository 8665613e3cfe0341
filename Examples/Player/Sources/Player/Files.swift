import CPlayerFiles
import PrototypeProgram
import TouchKit

/// The files of the folder `resources`, which are part of the program.
enum Files {
  /// The bytes of the file with a path under `resources`.
  static func bytes(_ path: String) throws(Problem) -> [UInt8] {
    let file = player_file(path)
    guard file.count > 0 else {
      throw Problem(
        file: "resources/\(path)", what: "the file is not in the program",
        remedy: "name it in Sources/CPlayerFiles/files.c")
    }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// A cover; its pixels are two to a point, and a view of another size scales them.
  static func picture(_ name: String) throws(Problem) -> Bitmap {
    let path = "pictures/\(name).png"
    return try Bitmap(png: bytes(path), path: "resources/\(path)", scale: 2)
  }

  static func tuning(_ name: String) throws(Problem) -> Prototype.TuningFile {
    let path = "tunings/\(name).json"
    return Prototype.TuningFile(name, path: "resources/\(path)", bytes: try bytes(path))
  }
}
