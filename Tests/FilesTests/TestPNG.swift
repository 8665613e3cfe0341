import Testing

@testable import Files

/// A PNG file taken apart or put together by hand, to check the encoders and feed the decoder.
struct TestPNG {
  struct Chunk: Equatable {
    var type: String
    var content: [UInt8]
  }

  var chunks: [Chunk]

  init(_ chunks: [Chunk]) { self.chunks = chunks }

  /// Takes a file apart; nil if its lengths or checksums are wrong.
  init?(_ file: [UInt8]) {
    guard file.starts(with: PNGHeader.signature) else { return nil }
    chunks = []
    var i = 8
    while i < file.count {
      guard i + 12 <= file.count else { return nil }
      let count = Int(file.bigEndian(at: i, bytes: 4))
      guard i + 12 + count <= file.count else { return nil }
      let type = String(decoding: file[(i + 4)..<(i + 8)], as: UTF8.self)
      let content = Array(file[(i + 8)..<(i + 8 + count)])
      guard file.bigEndian(at: i + 8 + count, bytes: 4) == crc(Array(type.utf8) + content) else {
        return nil
      }
      chunks.append(Chunk(type: type, content: content))
      i += 12 + count
    }
  }

  /// libspng stops at the last pixel, so the checksum behind it is looked at here.
  static func checkChecksum(_ file: [UInt8], of picture: PixelBuffer) throws {
    var raw: [UInt8] = []
    for y in 0..<picture.height {
      raw.append(0)
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        raw += [pixel.red, pixel.green, pixel.blue]
      }
    }
    let content = try #require(TestPNG(file)).chunks[1].content
    #expect(content.bigEndian(at: content.count - 4, bytes: 4) == adler32(raw))
  }

  /// A picture whose rows are given as they are before compression, filter bytes included.
  init(
    width: Int, height: Int, depth: UInt8, type: UInt8, interlaced: Bool = false,
    before: [Chunk] = [], rows: [UInt8]
  ) {
    let header = TestPNG.header(width, height, depth, type, interlaced ? 1 : 0)
    chunks =
      [header] + before + [Chunk(type: "IDAT", content: zlibStored(rows))]
      + [Chunk(type: "IEND", content: [])]
  }

  static func header(
    _ width: Int, _ height: Int, _ depth: UInt8, _ type: UInt8, _ interlace: UInt8 = 0
  ) -> Chunk {
    var content: [UInt8] = []
    content.appendBigEndian(width, bytes: 4)
    content.appendBigEndian(height, bytes: 4)
    return Chunk(type: "IHDR", content: content + [depth, type, 0, 0, interlace])
  }

  var file: [UInt8] {
    var bytes = PNGHeader.signature
    for chunk in chunks {
      bytes.appendBigEndian(chunk.content.count, bytes: 4)
      let part = Array(chunk.type.utf8) + chunk.content
      bytes += part
      bytes.appendBigEndian(Int(crc(part)), bytes: 4)
    }
    return bytes
  }
}

/// A zlib stream of stored blocks.
func zlibStored(_ raw: [UInt8]) -> [UInt8] {
  var out: [UInt8] = [0x78, 0x01]
  var i = 0
  repeat {
    let count = min(raw.count - i, 65535)
    out.append(i + count == raw.count ? 1 : 0)
    out += [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255)]
    out += raw[i..<(i + count)]
    i += count
  } while i < raw.count
  out.appendBigEndian(Int(adler32(raw)), bytes: 4)
  return out
}

func adler32(_ bytes: [UInt8]) -> UInt32 {
  var a: UInt32 = 1
  var b: UInt32 = 0
  bytes.withUnsafeBufferPointer { buffer in
    var i = 0
    while i < buffer.count {
      // 2000 bytes cannot overflow, so the remainder may wait.
      let end = min(i + 2000, buffer.count)
      while i < end {
        a &+= UInt32(buffer[i])
        b &+= a
        i += 1
      }
      a %= 65521
      b %= 65521
    }
  }
  return b << 16 | a
}

private let crcTable: [UInt32] = (0..<256).map { first in
  var value = UInt32(first)
  for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1 }
  return value
}

func crc(_ bytes: [UInt8]) -> UInt32 {
  var value = UInt32.max
  bytes.withUnsafeBufferPointer { buffer in
    crcTable.withUnsafeBufferPointer { table in
      var i = 0
      while i < buffer.count {
        value = table[Int(UInt8(truncatingIfNeeded: value) ^ buffer[i])] ^ (value >> 8)
        i += 1
      }
    }
  }
  return ~value
}

extension [UInt8] {
  func bigEndian(at start: Int, bytes count: Int) -> UInt32 {
    self[start..<(start + count)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
