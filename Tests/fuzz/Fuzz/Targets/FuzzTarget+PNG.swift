import CFiles
import Files
import JSON

/// Feeds bytes to what reads PNG files.
extension FuzzTarget {
  /// The sizes in a header are within the limits, or the header is refused.
  static let pngHeader = FuzzTarget("png-header") { bytes in
    let read = try Refusal.reading(bytes) { () throws(Problem) in try PNGHeader(bytes) }
    guard let header = read else { return }
    try Finding.unless(
      (1...PNGHeader.mostSide).contains(header.width)
        && (1...PNGHeader.mostSide).contains(header.height)
        && header.width * header.height <= PNGHeader.mostPixels,
      "\(header.width) x \(header.height) pixels")
  }

  /// A picture that is written again is the same picture. Bytes whose checksums are wrong are tried with right
  /// ones as well, so that damage gets past them.
  static let png = FuzzTarget("png") { bytes in
    try look(at: bytes)
    let mended = withChecksums(bytes)
    if mended != bytes { try look(at: mended) }
  }

  private static func look(at bytes: [UInt8]) throws(Finding) {
    let read = try Refusal.reading(bytes) { () throws(Problem) in try PNG.decode(bytes) }
    guard let picture = read else { return }
    // Large ones are all alike and take their time.
    guard picture.width * picture.height <= 1 << 16 else { return }
    for effort in [PNG.Effort.quick, .small] {
      guard let again = try? PNG.decode(PNG.encode(picture, effort)) else {
        throw Finding("what was written is refused")
      }
      try Finding.unless(again == picture, "another picture the second time")
    }
  }

  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var start = 8
    while start + 12 <= bytes.count {
      let count = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + count
      guard end + 4 <= bytes.count else { break }
      let crc = bytes[(start + 4)..<end].withUnsafeBufferPointer { part in
        part.baseAddress.map { dp_png_crc($0, part.count) } ?? 0
      }
      for i in 0..<4 { bytes[end + i] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * UInt32(i))) }
      start = end + 4
    }
    return bytes
  }
}
