import CFiles
import CFuzz
import Files

/// Feeds bytes to the checksums.
extension FuzzTarget {
  /// Checksums are the same by the processor's instructions and by GLib, however the bytes are cut; those of chunks are zlib's.
  static let checksums = FuzzTarget("checksums") { bytes in
    let whole = SHA256.hex(of: bytes)
    for onHardware in [true, false] {
      let parts = SHA256.hex(
        ofParts: { add in
          bytes.withUnsafeBytes { all in
            var start = 0
            while start < all.count {
              // The bytes themselves say how they are cut.
              let end = min(all.count, start + 1 + Int(all[start]))
              add(UnsafeRawBufferPointer(rebasing: all[start..<end]))
              start = end
            }
          }
        }, onHardware: onHardware)
      try Finding.unless(parts == whole, "another SHA-256 in parts")
    }
    try Finding.unless(
      dp_fuzz_has_crc(bytes, bytes.count, dp_png_crc(bytes, bytes.count)), "another CRC")
  }
}
