import CNewPhoneFiles
import PrototypeProgram
import TouchKit

/// The files of the folder `resources`, which are part of the program.
enum Files {
  /// The bytes of the file with a path under `resources`.
  static func bytes(_ path: String) throws(Problem) -> [UInt8] {
    let file = new_phone_file(path)
    guard file.count > 0 else {
      throw Problem(
        file: "resources/\(path)", what: "the file is not in the program",
        remedy: "name it in Sources/CNewPhoneFiles/files.c")
    }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The words and pictures that a designer can change: the files of the folder `resources/content`.
  static func content() throws(Problem) -> [ContentFile] {
    var files: [ContentFile] = []
    for name in ["leaf.png", "words.json"] {
      let path = "content/\(name)"
      files.append(ContentFile(name, path: "resources/\(path)", bytes: try bytes(path)))
    }
    return files
  }

  static func font(_ name: String) throws(Problem) -> FontData {
    FontData(name, bytes: try bytes("fonts/\(name)"))
  }

  static func tuning(_ name: String) throws(Problem) -> Prototype.TuningFile {
    let path = "tunings/\(name).json"
    return Prototype.TuningFile(name, path: "resources/\(path)", bytes: try bytes(path))
  }
}
