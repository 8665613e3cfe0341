import CResources
import Files

/// The files of the folder `resources`, which are part of the program.
enum Resource {
  /// A JSON file of ours; one that cannot be read is a bug of the build.
  static func json(_ path: String) -> JSONValue {
    let resource = dp_resource(path)
    precondition(resource.count > 0, "no resource is named \(path)")
    do {
      return try JSONReader.parse(
        Array(UnsafeBufferPointer(start: resource.bytes, count: resource.count)), file: path)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
