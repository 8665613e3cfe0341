import Files
import Glibc

/// The file of what a hand drew out of the window last, in a folder of its own: who takes it may read it as long as the window
/// is there.
final class DraggedFile {
  private var folder: String?
  private var path: String?

  /// Writes it in place of the one before, and gives its path.
  func write(_ bytes: [UInt8], named name: String) throws(Problem) -> String {
    if let path { unlink(path) }
    path = nil
    let place: String
    if let folder { place = folder } else { place = try PrivateFolder.make(for: "dragged") }
    folder = place
    let new = "\(place)/\(name)"
    try SafeFile.write(bytes, to: new, throughLinks: true)
    path = new
    return new
  }

  deinit {
    if let path { unlink(path) }
    if let folder { rmdir(folder) }
  }
}
