import CResources
import JSON
import TouchKit
import TuningFiles

/// The files of the folder `resources`, which are part of the program.
enum Resource {
  /// A file of the content.
  static func content(_ name: String) -> ContentFile {
    let path = "content/\(name)"
    return ContentFile(name, path: "resources/\(path)", bytes: bytes(path))
  }

  /// The file of a tuning.
  static func tuning(_ name: String) -> TuningReader.NamedFile {
    let path = "tunings/\(name).json"
    return TuningReader.NamedFile(name, path: "resources/\(path)", bytes: bytes(path))
  }

  static func bytes(_ path: String) -> [UInt8] {
    let resource = dp_resource(path)
    precondition(resource.count > 0, "no resource is named \(path)")
    return Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count))
  }
}
