import CFiles

/// A PNG file being put together from its chunks.
struct PNGChunks {
  private(set) var bytes = PNGHeader.signature

  mutating func appendHeader(width: Int, height: Int, colorType: PNGHeader.ColorType) {
    var content: [UInt8] = []
    content.appendBigEndian(width, bytes: 4)
    content.appendBigEndian(height, bytes: 4)
    content += [8, colorType.rawValue, 0, 0, 0]
    append("IHDR", content)
  }

  mutating func append(_ type: String, _ content: [UInt8]) {
    bytes.appendBigEndian(content.count, bytes: 4)
    let start = bytes.count
    bytes += type.utf8
    bytes += content
    let crc = bytes[start...].withUnsafeBufferPointer { part in
      part.baseAddress.map { dp_png_crc($0, part.count) } ?? 0
    }
    bytes.appendBigEndian(Int(crc), bytes: 4)
  }
}

extension [UInt8] {
  mutating func appendBigEndian(_ value: Int, bytes count: Int) {
    for shift in stride(from: (count - 1) * 8, through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
