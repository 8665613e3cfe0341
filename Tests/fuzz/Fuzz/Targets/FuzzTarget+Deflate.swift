import CFiles
import CFuzz
import Files

/// Feeds bytes as frames to the encoders, whose output zlib has to read.
extension FuzzTarget {
  /// Frames of a sequence come back from zlib as they were, checksums and all.
  static let deflate = FuzzTarget("deflate") { bytes in
    guard var sketch = FrameSketch(bytes) else { return }
    let encoder = PNGSequenceEncoder(width: sketch.width, height: sketch.height)
    try look(at: sketch.withFrame(encoder.encode), sketch)
    guard sketch.change() else { return }
    try look(at: sketch.withFrame(encoder.encode), sketch)
  }

  private static func look(at file: [UInt8], _ sketch: FrameSketch) throws(Finding) {
    // Signature, header, and the length and type of the one chunk of pixels; behind it the checksum and the end.
    let (before, behind) = (8 + 25 + 8, 4 + 12)
    let stream = file[before..<(file.count - behind)]
    let isSame = stream.withUnsafeBufferPointer { stream in
      stream.baseAddress.map {
        dp_fuzz_inflates_to($0, stream.count, sketch.pixels, sketch.width, sketch.height)
      } ?? false
    }
    try Finding.unless(isSame, "zlib makes other bytes of it")
    let crc = file[(before - 4)..<(file.count - behind)].withUnsafeBufferPointer { chunk in
      chunk.baseAddress.map { dp_png_crc($0, chunk.count) } ?? 0
    }
    let told = file[(file.count - behind)..<(file.count - behind + 4)].reduce(0) {
      $0 << 8 | UInt32($1)
    }
    try Finding.unless(crc == told, "the chunk's checksum is wrong")
  }

  /// Frames of an animation and of a sequence are read as they were.
  static let frames = FuzzTarget("frames") { bytes in
    guard var sketch = FrameSketch(bytes) else { return }
    let encoder = PNGSequenceEncoder(width: sketch.width, height: sketch.height)
    var animation = APNGEncoder(width: sketch.width, height: sketch.height, ticksPerSecond: 60)
    let first = sketch.rgba
    repeat {
      let file = sketch.withFrame { frame in
        animation.append(frame)
        return encoder.encode(frame)
      }
      try Finding.unless((try? PNG.decode(file))?.bytes == sketch.rgba, "another picture")
    } while sketch.change()
    try Finding.unless(
      (try? PNG.decode(animation.finish()))?.bytes == first,
      "an animation that begins with another picture")
  }

  /// Checksums are the same by the processor's instructions and by GLib, however the bytes come; chunks' are zlib's.
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
