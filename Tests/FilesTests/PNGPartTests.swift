import TestSupport
import Testing

@testable import Files

/// Pictures side by side on a larger one.
@Suite struct PNGPartTests {
  private static let ground = Pixel(red: 58, green: 59, blue: 64)

  /// Frames that stand apart and side by side, at the edges and between them; the first row of one is like its last, and a part
  /// stands twice.
  @Test(arguments: [
    [1], [1, 1, 1], [0, 1], [3, 40, 2, 85, 1, 40], [0, 300, 0, 300, 16, 40], [12, 5000, 7, 3000],
    [5, 8000, 180],
  ])
  func `Parts stand on the ground pixel by pixel, whatever the pieces`(sizes: [Int]) throws {
    let gaps = sizes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let widths = sizes.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let width = max(1, sizes.reduce(0, +))
    let height = 101
    var expected = TestFrame(width: width, height: height, seed: 0)
    let ground = PNGPartTests.ground
    expected.fill(0..<width, 0..<height, [ground.blue, ground.green, ground.red])
    var parts: [(part: PNGPart, x: Int)] = []
    var x = 0
    for (number, partWidth) in widths.enumerated() {
      x += gaps[number]
      let frame = screen(width: partWidth, height: [101, 32, 70][number % 3], seed: UInt64(number))
      parts.append((frame.with { PNGPart($0, on: width) }, x))
      copy(frame, to: &expected, x: x)
      x += partWidth
    }
    let files = [[101], [32, 69], [64, 37], [32, 32, 32, 5]].map { heights in
      var top = 0
      let pieces = heights.map { height in
        defer { top += height }
        return PNGPiece(top..<top + height, width: width, of: parts, on: ground)
      }
      return PNGPiece.file(pieces)
    }
    #expect(try PNG.decode(files[0]) == expected.picture)
    try TestPNG.checkChecksum(files[0], of: expected.picture)
    #expect(files.allSatisfy { $0 == files[0] })
  }

  @Test func `A part may stand twice, and beneath pieces without any`() throws {
    let frame = screen(width: 30, height: 40, seed: 4)
    let part = frame.with { PNGPart($0, on: 70) }
    let ground = PNGPartTests.ground
    let pieces = [
      PNGPiece(0..<5, width: 70, of: [], on: ground),
      PNGPiece(0..<40, width: 70, of: [(part, 2), (part, 37)], on: ground),
    ]
    let picture = try PNG.decode(PNGPiece.file(pieces))
    for y in 0..<45 {
      for x in 0..<70 {
        let column = x >= 37 ? x - 37 : x - 2
        let isPart = y >= 5 && (0..<30).contains(column)
        #expect(picture[x, y] == (isPart ? frame.picture[column, y - 5] : ground), "\(x), \(y)")
      }
    }
  }

  /// Rows of one colour, rows like the one above, patterns that come again, and noise.
  private func screen(width: Int, height: Int, seed: UInt64) -> TestFrame {
    var dice = SeededRandom(seed: seed)
    var frame = TestFrame(width: width, height: height, seed: seed)
    for y in 0..<height {
      let kind = dice.next() % 4
      if kind == 0 {
        frame.fill(0..<width, y..<y + 1, [9, UInt8(y), 7])
      } else if kind > 1, y > 0 {
        let above = frame.bytes[(y - 1) * frame.stride..<y * frame.stride]
        frame.bytes.replaceSubrange(y * frame.stride..<(y + 1) * frame.stride, with: Array(above))
        let changed = Int(dice.next() % UInt64(width))
        if kind == 3 { frame.fill(changed..<changed + 1, y..<y + 1, [1, 2, 3]) }
      }
    }
    return frame
  }

  private func copy(_ frame: TestFrame, to picture: inout TestFrame, x: Int) {
    for y in 0..<frame.height {
      let row = frame.bytes[y * frame.stride..<y * frame.stride + frame.width * 4]
      let start = y * picture.stride + x * 4
      picture.bytes.replaceSubrange(start..<start + frame.width * 4, with: Array(row))
    }
  }
}
