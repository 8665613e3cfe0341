import TestSupport
import Testing

@testable import Files

@Suite struct PNGSequenceTests {
  @Test(arguments: [(1, 1), (5, 31), (40, 32), (33, 33), (64, 150)])
  func `Every frame is decoded to its own pixels`(width: Int, height: Int) throws {
    var frame = TestFrame(width: width, height: height, seed: 5)
    let encoder = PNGSequenceEncoder(width: width, height: height)
    for step in 0..<6 {
      let file = frame.with { encoder.encode($0) }
      #expect(try PNG.decode(file) == frame.picture)
      try TestPNG.checkChecksum(file, of: frame.picture)
      let alone = PNGSequenceEncoder(width: width, height: height)
      #expect(frame.with { alone.encode($0) } == file, "frame \(step)")
      frame.fill(0..<1, (step * 7 % height)..<(step * 7 % height + 1), [UInt8(step), 2, 3])
    }
  }

  /// What screens are made of: rows like the row above, runs of one colour, patterns that come again, and noise.
  @Test(arguments: [1, 2, 3, 4, 85, 86, 87, 300, 1200])
  func `Whatever repeats is decoded to itself`(width: Int) throws {
    let height = 45
    var dice = SeededRandom(seed: UInt64(width))
    var frame = TestFrame(width: width, height: height, seed: UInt64(width))
    let pattern = (0..<7).map { _ in color(&dice) }
    for y in 0..<height {
      switch dice.next() % 4 {
      case 0: frame.fill(0..<width, y..<y + 1, color(&dice))
      case 1 where y > 0:
        let above = frame.bytes[(y - 1) * frame.stride..<y * frame.stride]
        frame.bytes.replaceSubrange(y * frame.stride..<(y + 1) * frame.stride, with: Array(above))
      case 2:
        let shift = Int(dice.next() % 7)
        for x in 0..<width { frame.fill(x..<x + 1, y..<y + 1, pattern[(x + shift) % 7]) }
      default: break
      }
    }
    let encoder = PNGSequenceEncoder(width: width, height: height)
    let file = frame.with { encoder.encode($0) }
    #expect(try PNG.decode(file) == frame.picture)
    try TestPNG.checkChecksum(file, of: frame.picture)
  }

  @Test(arguments: [[1], [31, 1, 40], [64, 32, 54], [150]])
  func `Strips joined are the picture, and one alone the file that a sequence would have`(
    rows: [Int]
  )
    throws
  {
    let height = rows.reduce(0, +)
    let frame = TestFrame(width: 57, height: height, seed: 9)
    let (file, whole) = frame.with { all in
      var pieces: [PNGPiece] = []
      var top = 0
      for count in rows {
        pieces.append(
          PNGPiece(
            OpaqueFrame(
              bytes: all.bytes + top * all.stride, width: 57, height: count, stride: all.stride)))
        top += count
      }
      return (
        PNGPiece.file(pieces), PNGSequenceEncoder(width: 57, height: height).encode(all)
      )
    }
    #expect(try PNG.decode(file) == frame.picture)
    try TestPNG.checkChecksum(file, of: frame.picture)
    #expect(rows.count > 1 || file == whole)
  }

  private func color(_ dice: inout SeededRandom) -> [UInt8] {
    (0..<3).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
  }

  @Test func `What zlib makes of the same frames holds the same pixels and is no smaller by much`()
    throws
  {
    var frame = TestFrame(width: 300, height: 150, seed: 8)
    for x in stride(from: 0, to: 300, by: 12) { frame.fill(x..<x + 5, 20..<90, [9, 8, 7]) }
    let files = [PNGSequenceEncoder.Compressor.own, .zlib].map { compressor in
      let encoder = PNGSequenceEncoder(width: 300, height: 150, by: compressor)
      return frame.with { encoder.encode($0) }
    }
    for file in files {
      #expect(try PNG.decode(file) == frame.picture)
      try TestPNG.checkChecksum(file, of: frame.picture)
    }
    #expect(files[0] != files[1])
    #expect(files[0].count < files[1].count * 5 / 4)
  }

  @Test func `Noise is decoded to itself`() throws {
    var dice = SeededRandom(seed: 3)
    var frame = TestFrame(width: 700, height: 40, seed: 3)
    frame.bytes = frame.bytes.indices.map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    let encoder = PNGSequenceEncoder(width: 700, height: 40)
    let file = frame.with { encoder.encode($0) }
    #expect(try PNG.decode(file) == frame.picture)
    try TestPNG.checkChecksum(file, of: frame.picture)
    #expect(file.count < 700 * 40 * 3 * 102 / 100)
  }

  @Test func `Only bands that changed are compressed`() {
    var frame = TestFrame(width: 20, height: 100, seed: 6)
    let encoder = PNGSequenceEncoder(width: 20, height: 100)
    func work(_ frame: TestFrame) -> Int {
      _ = frame.with { encoder.encode($0) }
      return encoder.lastWork.compressed
    }
    #expect(work(frame) == 4)
    #expect(encoder.lastWork.bands == 4)
    #expect(work(frame) == 0)
    frame.fill(19..<20, 99..<100, [1, 2, 3])
    #expect(work(frame) == 1)
    frame.fill(0..<1, 31..<33, [1, 2, 3])
    #expect(work(frame) == 2)
    frame.bytes[frame.stride - 1] ^= 1
    #expect(work(frame) == 0)
  }

  @Test func `A still frame is the same file again`() {
    let frame = TestFrame(width: 50, height: 70, seed: 7)
    let encoder = PNGSequenceEncoder(width: 50, height: 70)
    let first = frame.with { encoder.encode($0) }
    #expect(frame.with { encoder.encode($0) } == first)
    #expect(TestPNG(first)?.chunks.map(\.type) == ["IHDR", "IDAT", "IEND"])
  }
}
