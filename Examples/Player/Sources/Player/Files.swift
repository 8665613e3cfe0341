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

  /// What can be changed without Swift: the words, albums, songs and covers in the folder `resources/content`.
  static func content() throws(Problem) -> [ContentFile] {
    var files: [ContentFile] = []
    let covers = ["dunes", "ferry", "gardens", "hours", "night", "signals"]
    for name in ["library.json"] + covers.map({ "covers/\($0).png" }) {
      let path = "content/\(name)"
      files.append(ContentFile(name, path: "resources/\(path)", bytes: try bytes(path)))
    }
    return files
  }

  static func tuning(_ name: String) throws(Problem) -> Prototype.TuningFile {
    let path = "tunings/\(name).json"
    return Prototype.TuningFile(name, path: "resources/\(path)", bytes: try bytes(path))
  }
}
