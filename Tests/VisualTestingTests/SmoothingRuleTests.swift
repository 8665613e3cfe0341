import Files
import Rehearsal
import TestSupport
import Testing

@testable import VisualTesting

/// The comparison looks at four pixels at once where it can; here the rule is written out for one.
@Suite struct SmoothingRuleTests {
  @Test func `Smoothing is found pixel for pixel as the rule says`() {
    var dice = SeededRandom(seed: 77)
    let tolerance = Tolerance(threshold: 0.1)
    var found = 0
    for _ in 0..<400 {
      let width = Int.random(in: 1...20, using: &dice)
      let height = Int.random(in: 1...12, using: &dice)
      let expected = PixelBuffer.grays(width, height, &dice)
      var actual = expected
      for _ in 0..<Int.random(in: 1...30, using: &dice) {
        actual[Int.random(in: 0..<width, using: &dice), Int.random(in: 0..<height, using: &dice)] =
          Pixel(gray: [0, 60, 120, 180, 255].randomElement(using: &dice) ?? 0)
      }
      let result = PictureComparer(tolerance: tolerance).compare(
        expected: expected, actual: actual)
      let (differing, smoothing) = SmoothingRule.count(expected, actual)
      #expect(result.differing == differing && result.smoothing == smoothing)
      found += smoothing
    }
    #expect(found > 100)
  }

  @Test func `A pixel is drawn alike wherever it stands`() {
    var dice = SeededRandom(seed: 78)
    for width in 1...37 {
      var picture = PixelBuffer.random(width, 2, colors: 9, &dice)
      if width % 3 == 0 { picture[width / 2, 1].alpha = UInt8.random(in: 0...254, using: &dice) }
      let (_, drawing) = PictureComparer().picture(expected: picture, actual: picture)
      for y in 0..<2 {
        for x in 0..<width {
          let alone = PixelBuffer(1, 1, picture[x, y])
          let (_, drawn) = PictureComparer().picture(expected: alone, actual: alone)
          #expect(drawing[x, y] == drawn[0, 0] && drawn[0, 0].alpha == 255)
        }
      }
    }
  }
}

extension PixelBuffer {
  /// Few levels of gray in patches, so that there are edges and flat areas.
  fileprivate static func grays(_ width: Int, _ height: Int, _ dice: inout SeededRandom)
    -> PixelBuffer
  {
    var picture = PixelBuffer(width, height, Pixel(gray: 200))
    for _ in 0..<4 {
      picture.fill(
        Int.random(in: 0..<width, using: &dice), Int.random(in: 0..<height, using: &dice),
        Int.random(in: 1...9, using: &dice), Int.random(in: 1...9, using: &dice),
        Pixel(gray: UInt8.random(in: 0...255, using: &dice)))
    }
    return picture
  }
}

/// The rule, straight from its description, for gray pixels.
private enum SmoothingRule {
  static func count(_ expected: PixelBuffer, _ actual: PixelBuffer) -> (Int, Int) {
    var (differing, smoothing) = (0, 0)
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        // Of two grays the distance in YIQ is in Y alone.
        let step = Double(expected[x, y].red) - Double(actual[x, y].red)
        guard 0.5053 * step * step > 35_215 * 0.01 else { continue }
        if smooths(expected, actual, x, y) || smooths(actual, expected, x, y) {
          smoothing += 1
        } else {
          differing += 1
        }
      }
    }
    return (differing, smoothing)
  }

  private static func around(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    (max(0, y - 1)...min(picture.height - 1, y + 1)).flatMap { ny in
      (max(0, x - 1)...min(picture.width - 1, x + 1)).map { (x: $0, y: ny) }
    }.filter { $0.x != x || $0.y != y }
  }

  private static func isFlat(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> Bool {
    let neighbours = around(picture, x, y)
    let alike = neighbours.filter { picture[$0.x, $0.y] == picture[x, y] }.count
    return alike + (neighbours.count < 8 ? 1 : 0) > 2
  }

  private static func smooths(
    _ here: PixelBuffer, _ other: PixelBuffer, _ x: Int, _ y: Int
  ) -> Bool {
    let neighbours = around(here, x, y)
    let steps = neighbours.map { Int(here[$0.x, $0.y].red) - Int(here[x, y].red) }
    guard steps.filter({ $0 == 0 }).count + (neighbours.count < 8 ? 1 : 0) <= 2 else {
      return false
    }
    guard let darkest = steps.min(), darkest < 0, let brightest = steps.max(), brightest > 0,
      let dark = steps.firstIndex(of: darkest), let bright = steps.firstIndex(of: brightest)
    else { return false }
    return [neighbours[dark], neighbours[bright]].contains {
      isFlat(here, $0.x, $0.y) && isFlat(other, $0.x, $0.y)
    }
  }
}
