import Files
import Glibc
import JSON

/// The file that the user dragged out of the window last, in a folder of its own: the program that receives it may read
/// it as long as the window is there.
final class DraggedFile {
  private var folder: String?
  private var path: String?

  /// The path for a file of that name; the file before is removed.
  func place(for name: String) throws(Problem) -> String {
    if let path { unlink(path) }
    path = nil
    let place: String
    if let folder { place = folder } else { place = try PrivateFolder.make(for: "dragged") }
    folder = place
    return "\(place)/\(name)"
  }

  /// Writes it at that place.
  func write(_ bytes: [UInt8], to place: String) throws(Problem) {
    try SafeFile.write(bytes, to: place, throughLinks: true)
    path = place
  }

  deinit {
    if let path { unlink(path) }
    if let folder { rmdir(folder) }
  }
}
