import CFiles
import CFuzz
import Files

/// Feeds bytes as frames to the encoders, whose output zlib has to read.
extension FuzzTarget {
  /// Frames of a sequence come back from zlib as they were, checksums and all.
  static let deflate = FuzzTarget("deflate") { bytes in
    guard var input = FrameInput(bytes) else { return }
    let encoder = PNGSequenceEncoder(width: input.width, height: input.height)
    try look(at: input.withFrame(encoder.encode), input)
    try look(at: input.withFrame(inParts), input)
    guard input.change() else { return }
    try look(at: input.withFrame(encoder.encode), input)
  }

  /// The file of a frame that is cut into columns, and these into pieces.
  private static func inParts(_ frame: OpaqueFrame) -> [UInt8] {
    let edges = Set([0, frame.width / 3, frame.width / 2, frame.width]).sorted()
    let parts = zip(edges, edges.dropFirst()).map { left, right in
      let column = OpaqueFrame(
        bytes: frame.bytes + 4 * left, width: right - left, height: frame.height,
        stride: frame.stride)
      return (PNGPart(column, on: frame.width), left)
    }
    let pieces = stride(from: 0, to: frame.height, by: PNGPiece.step).map { top in
      PNGPiece(
        top..<min(top + PNGPiece.step, frame.height), width: frame.width, of: parts,
        on: Pixel(hex: 0))
    }
    return PNGPiece.file(pieces)
  }

  private static func look(at file: [UInt8], _ input: FrameInput) throws(Finding) {
    // Signature, header, and the length and type of the one chunk of pixels; behind it the checksum and the end.
    let (before, behind) = (8 + 25 + 8, 4 + 12)
    let stream = file[before..<(file.count - behind)]
    let isSame = stream.withUnsafeBufferPointer { stream in
      stream.baseAddress.map {
        dp_fuzz_inflates_to($0, stream.count, input.pixels, input.width, input.height)
      } ?? false
    }
    try Finding.unless(isSame, "zlib makes other bytes of it")
    let crc = file[(before - 4)..<(file.count - behind)].withUnsafeBufferPointer { chunk in
      chunk.baseAddress.map { dp_png_crc($0, chunk.count) } ?? 0
    }
    let stored = file[(file.count - behind)..<(file.count - behind + 4)].reduce(0) {
      $0 << 8 | UInt32($1)
    }
    try Finding.unless(crc == stored, "the chunk's checksum is wrong")
  }

  /// Frames of an animation and of a sequence are read as they were.
  static let frames = FuzzTarget("frames") { bytes in
    guard var input = FrameInput(bytes) else { return }
    let encoder = PNGSequenceEncoder(width: input.width, height: input.height)
    var animation = APNGEncoder(width: input.width, height: input.height, ticksPerSecond: 60)
    let first = input.rgba
    repeat {
      let file = input.withFrame { frame in
        animation.append(frame)
        return encoder.encode(frame)
      }
      try Finding.unless((try? PNG.decode(file))?.bytes == input.rgba, "another picture")
    } while input.change()
    try Finding.unless(
      (try? PNG.decode(animation.finish()))?.bytes == first,
      "an animation that begins with another picture")
  }
}
