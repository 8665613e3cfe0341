import CGtkShim.Paint
import Files
import Glibc
import Synchronization
import TouchKit

/// Prototypes' fonts as files in memory, which FreeType reads like others.
///
/// A file stays for the rest of the process: Cairo knows fonts by their paths, and opens them again whenever it needs them.
enum FontMemory {
  /// The open files by the SHA-256 of what they hold.
  private static let files = Mutex<[String: Int32]>([:])

  /// The path of a file with the font's bytes.
  static func path(of font: FontData) throws(FontError) -> String {
    let digest = SHA256.hex(of: font.bytes)
    let descriptor: Int32 = files.withLock { files in
      if let known = files[digest] { return known }
      let made = font.bytes.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { dp_font_memory($0, bytes.count) } ?? -1
      }
      guard made >= 0 else { return -errno }
      files[digest] = made
      return made
    }
    guard descriptor >= 0 else {
      throw .noMemory(font: font.name, why: String(cString: strerror(-descriptor)))
    }
    return "/proc/self/fd/\(descriptor)"
  }
}
