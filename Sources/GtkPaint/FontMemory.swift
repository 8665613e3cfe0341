import CGtkShim.Paint
import Files
import Synchronization
import TouchKit

/// Fonts that are read in memory. Each stays for the rest of the process: Cairo keeps fonts for later.
enum FontMemory {
  /// By the SHA-256 of their bytes.
  nonisolated(unsafe) private static var known: [String: OpaquePointer] = [:]
  private static let guarding = Mutex(())

  /// A prototype's font, and the SHA-256 of its bytes.
  static func data(of font: FontData) -> (data: OpaquePointer, digest: String) {
    let digest = SHA256.hex(of: font.bytes)
    let data = data(of: digest) {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: font.bytes.count)
      _ = copy.initialize(from: font.bytes)
      return UnsafeBufferPointer(copy)
    }
    return (data, digest)
  }

  static func data(of font: KitFont) -> OpaquePointer {
    data(of: font.file.digest) { font.bytes }
  }

  /// `bytes` must stay.
  private static func data(
    of digest: String, bytes: () -> UnsafeBufferPointer<UInt8>
  ) -> OpaquePointer {
    guarding.withLock { _ in
      if let known = known[digest] { return known }
      let bytes = bytes()
      guard let start = bytes.baseAddress else { preconditionFailure("a font without bytes") }
      let made: OpaquePointer = dp_font_data_new(digest, start, bytes.count)
      known[digest] = made
      return made
    }
  }
}
