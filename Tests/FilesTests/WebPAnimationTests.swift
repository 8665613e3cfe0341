import TestSupport
import Testing

@testable import Files

@Suite struct WebPAnimationTests {
  /// The file of some frames, each of so many ticks.
  private func file(_ frames: [TestFrame], ticks: Int, of ticksPerSecond: Int) throws -> [UInt8] {
    var animation = WebPAnimation(
      width: frames[0].width, height: frames[0].height, ticksPerSecond: ticksPerSecond)
    var parts: [[UInt8]] = []
    for frame in frames {
      if let part = frame.with({ animation.append($0, ticks: ticks) }) {
        parts.append(try part.compressed())
      }
    }
    return try animation.file(of: parts)
  }

  @Test(arguments: [(40, 30), (41, 31), (1, 1), (2, 3)])
  func `A player shows every frame as it was`(width: Int, height: Int) throws {
    var frame = TestFrame(width: width, height: height, seed: 8)
    var frames = [frame]
    // Rectangles at even and odd places, to the far corner, and of one pixel.
    for (x, y) in [(0, 0), (width / 3, height / 3), (width - 1, height - 1), (0, height / 2)] {
      frame.fill(x..<min(width, x + 7), y..<min(height, y + 2), [UInt8(frames.count), 3, 200])
      frames.append(frame)
    }
    frame.fill(0..<width, 0..<height, [9, 9, 9])
    frames.append(frame)
    let played = try #require(PlayedWebP(try file(frames, ticks: 1, of: 50)))
    #expect(played.width == width && played.height == height)
    #expect(played.frames == frames.map(\.picture.bytes))
    #expect(played.ends == (1...frames.count).map { $0 * 20 })
  }

  @Test func `Rounded times never drift from the frames' own`() throws {
    var frame = TestFrame(width: 4, height: 4, seed: 1)
    let frames = (0..<600).map { number in
      frame.fill(0..<1, 0..<1, [UInt8(number % 250), 0, 0])
      return frame
    }
    let played = try #require(PlayedWebP(try file(frames, ticks: 1, of: 60)))
    #expect(played.ends.count == 600 && played.ends.last == 10_000)
    for (index, end) in played.ends.enumerated() {
      #expect(abs(Double(end) - Double(index + 1) * 1000 / 60) <= 0.5)
    }
  }

  @Test func `A frame like the one before only takes more time`() throws {
    let frame = TestFrame(width: 8, height: 8, seed: 9)
    var other = frame
    other.fill(3..<5, 3..<5, [1, 2, 3])
    let played = try #require(
      PlayedWebP(try file([frame, frame, other, other, other, frame], ticks: 100, of: 1000)))
    #expect(played.ends == [200, 500, 600])
    #expect(played.frames == [frame, other, frame].map(\.picture.bytes))
  }

  @Test func `The same frames make the same bytes`() throws {
    let frames = (0..<4).map { TestFrame(width: 64, height: 64, seed: UInt64($0)) }
    #expect(try file(frames, ticks: 1, of: 60) == file(frames, ticks: 1, of: 60))
  }
}
