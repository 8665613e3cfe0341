import Testing

@testable import Files

@Suite struct APNGTests {
  @Test func `A viewer that follows the standard shows every frame as it was`() throws {
    var frame = TestFrame(width: 40, height: 30, seed: 8)
    var encoder = APNGEncoder(width: 40, height: 30, ticksPerSecond: 60, plays: 3)
    var frames = [frame]
    frame.fill(3..<9, 4..<6, [1, 2, 3])
    frames.append(frame)
    frame.fill(39..<40, 29..<30, [4, 5, 6])
    frames.append(frame)
    frame.fill(0..<40, 0..<30, [7, 8, 9])
    frames.append(frame)
    for frame in frames { frame.with { encoder.append($0, ticks: 2) } }
    let file = encoder.finish()
    #expect(encoder.finish() == file)

    let parts = try #require(TestPNG(file))
    #expect(
      parts.chunks.map(\.type) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(parts.chunks[1].content == [0, 0, 0, 4, 0, 0, 0, 3])
    // A viewer that knows no animation shows the first frame.
    #expect(try PNG.decode(file) == frames[0].picture)

    let shown = try play(parts)
    #expect(shown.pictures == frames.map(\.picture))
    #expect(shown.rectangles == [[40, 30, 0, 0], [6, 2, 3, 4], [1, 1, 39, 29], [40, 30, 0, 0]])
    #expect(shown.delays == Array(repeating: [2, 60], count: 4))
    #expect(shown.sequence == Array(0..<7))
  }

  @Test func `A frame like the one before only takes more time`() throws {
    let frame = TestFrame(width: 8, height: 8, seed: 9)
    var encoder = APNGEncoder(width: 8, height: 8, ticksPerSecond: 1000)
    for _ in 0..<5 { frame.with { encoder.append($0, ticks: 100) } }
    #expect(try play(#require(TestPNG(encoder.finish()))).delays == [[500, 1000]])
    frame.with { encoder.append($0, ticks: 65_500) }
    let shown = try play(#require(TestPNG(encoder.finish())))
    #expect(shown.delays == [[500, 1000], [65_500, 1000]])
    #expect(shown.rectangles == [[8, 8, 0, 0], [1, 1, 0, 0]])
    #expect(shown.pictures == [frame.picture, frame.picture])
  }

  private struct Shown {
    var pictures: [PixelBuffer] = []
    var rectangles: [[Int]] = []
    var delays: [[Int]] = []
    var sequence: [Int] = []
  }

  /// Plays by the APNG specification, each frame decoded by libspng as a PNG of its own.
  private func play(_ parts: TestPNG) throws -> Shown {
    var shown = Shown()
    let header = parts.chunks[0].content
    var canvas = PixelBuffer(
      width: Int(header.bigEndian(at: 0, bytes: 4)), height: Int(header.bigEndian(at: 4, bytes: 4)))
    var rectangle: [Int] = []
    for chunk in parts.chunks {
      var content = chunk.content
      switch chunk.type {
      case "fcTL":
        #expect(content.count == 26)
        shown.sequence.append(Int(content.bigEndian(at: 0, bytes: 4)))
        rectangle = [4, 8, 12, 16].map { Int(content.bigEndian(at: $0, bytes: 4)) }
        shown.rectangles.append(rectangle)
        shown.delays.append([20, 22].map { Int(content.bigEndian(at: $0, bytes: 2)) })
        #expect(content[24...] == [0, 0])
        continue
      case "fdAT":
        shown.sequence.append(Int(content.bigEndian(at: 0, bytes: 4)))
        content.removeFirst(4)
      case "IDAT": break
      default: continue
      }
      let part = try PNG.decode(
        TestPNG([
          TestPNG.header(rectangle[0], rectangle[1], 8, 2), .init(type: "IDAT", content: content),
          .init(type: "IEND", content: []),
        ]).file)
      for y in 0..<part.height {
        for x in 0..<part.width { canvas[x + rectangle[2], y + rectangle[3]] = part[x, y] }
      }
      shown.pictures.append(canvas)
    }
    return shown
  }
}
