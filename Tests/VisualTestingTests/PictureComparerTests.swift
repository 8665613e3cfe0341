import Files
import MotionStudy
import Rehearsal
import Testing
import TestSupport

@testable import VisualTesting

@Suite struct PictureComparerTests {
  let base = PixelBuffer(20, 10)

  @Test func `Equal pictures are equal`() {
    let comparison = PictureComparer().compare(expected: base, actual: base)
    #expect(comparison.isEqual)
    #expect(comparison.words == "equal")
    #expect(comparison.total == 200)
  }

  @Test func `A single bit of a single channel is a difference`() {
    for channel in 0..<4 {
      var bytes = base.bytes
      bytes[(7 * 20 + 13) * 4 + channel] ^= 1
      let actual = PixelBuffer(width: 20, height: 10, bytes: bytes)
      let comparison = PictureComparer().compare(expected: base, actual: actual)
      #expect(comparison.differing == 1, "channel \(channel)")
      #expect(comparison.box == PixelRect(x: 13, y: 7, width: 1, height: 1))
      #expect(!comparison.isEqual)
    }
  }

  @Test func `The words tell how many pixels differ and where`() {
    let actual = base.filled(2, 3, 4, 5, .pureRed)
    let comparison = PictureComparer().compare(expected: base, actual: actual)
    #expect(comparison.words == "20 of 200 pixels differ, in the area 4 × 5 at 2, 3")
    let one = PictureComparer().compare(
      expected: base, actual: base.filled(2, 3, 1, 1, .pureRed))
    #expect(one.words == "1 of 200 pixels differs, in the area 1 × 1 at 2, 3")
  }

  @Test func `A size change is a difference and is still drawn`() {
    let actual = PixelBuffer(18, 12)
    let (comparison, drawing) = PictureComparer().picture(expected: base, actual: actual)
    #expect(!comparison.isEqual)
    #expect(comparison.sizes == .init(expected: [20, 10], actual: [18, 12]))
    #expect(comparison.words == "the size is 18 × 12, not 20 × 10")
    // Two columns that only the expected picture has, two rows that only the actual one has.
    #expect(comparison.differing == 2 * 10 + 18 * 2)
    #expect(drawing.width == 20 && drawing.height == 12)
    #expect(drawing[19, 5] == drawing[3, 11])
    #expect(drawing[19, 11] == .white)
  }

  @Test func `What only masks cover is equal, and masks may lie outside`() {
    let actual = base.filled(2, 3, 4, 5, .pureRed)
    let masks = [
      PixelRect(x: 0, y: 0, width: 4, height: 10),
      PixelRect(x: 4, y: 2, width: Int.max, height: 6),
      PixelRect(x: -100, y: -100, width: 50, height: 50),
      PixelRect(x: 3, y: 3, width: -1, height: 0),
    ]
    let comparer = PictureComparer(masks: masks)
    #expect(comparer.compare(expected: base, actual: actual).isEqual)
    let (_, drawing) = comparer.picture(expected: base, actual: actual)
    #expect(drawing[3, 4] == Pixel(red: 0xC4, green: 0xD4, blue: 0xF2))
  }

  @Test func `A mask that starts before the picture covers what is inside`() {
    let actual = base.filled(0, 0, 2, 2, .pureRed)
    let comparer = PictureComparer(masks: [PixelRect(x: -5, y: -5, width: 7, height: 7)])
    #expect(comparer.compare(expected: base, actual: actual).isEqual)
  }

  @Test func `The drawing shows differences red, smoothing yellow and the rest pale`() {
    // A slanted edge whose smoothing lies one level apart.
    var expected = PixelBuffer(12, 12)
    for y in 0..<12 {
      expected.fill(y, y, 12, 1, .black)
      if y > 0 { expected[y - 1, y] = Pixel(gray: 128) }
    }
    var actual = expected
    for y in 1..<12 { actual[y - 1, y] = Pixel(gray: 40) }
    actual.fill(0, 11, 2, 1, .pureRed)
    let (comparison, drawing) = PictureComparer(tolerance: Tolerance(threshold: 0.05))
      .picture(expected: expected, actual: actual)
    #expect(comparison.differing == 2)
    #expect(comparison.smoothing > 5)
    #expect(drawing[0, 11] == Pixel(red: 0xE0, green: 0x1B, blue: 0x24))
    #expect(drawing[4, 5] == Pixel(red: 0xF5, green: 0xC2, blue: 0x11))
    #expect(drawing[11, 0].red > 220)
  }

  @Test func `The result states the tolerance that was asked for`() {
    let tolerance = Tolerance(threshold: 0.2, share: 0.125)
    let actual = base.filled(2, 3, 4, 5, .pureRed)
    let comparison = PictureComparer(tolerance: tolerance).compare(expected: base, actual: actual)
    #expect(comparison.isEqual)
    #expect(
      comparison.words
        == "20 of 200 pixels differ, in the area 4 × 5 at 2, 3 "
        + "(colours may differ by 0.2, smoothed edges are ignored, 12.5 % of the pixels may differ)"
    )
    let strict = Tolerance(threshold: 0.2, share: 0.09)
    #expect(
      !PictureComparer(tolerance: strict).compare(expected: base, actual: actual).isEqual)
  }

  @Test func `Drawing a picture does not change the count`() {
    var dice = SeededRandom(seed: 4)
    for _ in 0..<60 {
      let width = Int(dice.next() % 40) + 1
      let height = Int(dice.next() % 20) + 1
      let expected = PixelBuffer.random(width, height, colors: 5, &dice)
      var actual = expected
      for _ in 0..<8 {
        actual[Int(dice.next() % UInt64(width)), Int(dice.next() % UInt64(height))] =
          .random(&dice)
      }
      for tolerance in [nil, Tolerance(threshold: 0.1)] {
        let comparer = PictureComparer(tolerance: tolerance)
        let (drawn, _) = comparer.picture(expected: expected, actual: actual)
        #expect(drawn == comparer.compare(expected: expected, actual: actual))
      }
    }
  }

  @Test func `Empty pictures are equal`() {
    let nothing = PixelBuffer(width: 0, height: 0)
    #expect(PictureComparer().picture(expected: nothing, actual: nothing).0.isEqual)
    #expect(!PictureComparer().picture(expected: nothing, actual: base).0.isEqual)
  }
}
