import Files
import Rehearsal
import TestSupport
import Testing

@testable import VisualTesting

/// 200 pairs of pictures made by code, each with what a comparison has to say of it under the usual tolerance.
@Suite struct LabelledPairsLong {
  enum Different: String, CaseIterable {
    case redPixel, equalBrightness, border, caret, alpha, movedByOne, missingIcon, otherLetter,
      otherSize, hairline
  }

  enum Alike: String, CaseIterable {
    case coarserSmoothing, movedCircle, movedSlope, weight, rounding, gradientNoise, tint,
      hiddenColour, steeperSlope, movedLetters
  }

  static let seeds = Array(0..<10)

  @Test(arguments: Different.allCases)
  func `What differs is found under the tolerance too`(kind: Different) {
    for seed in LabelledPairsLong.seeds {
      var dice = SeededRandom(seed: UInt64(seed) &* 977 &+ 5)
      let (expected, actual) = pair(kind, &dice)
      let exact = PictureComparer().compare(expected: expected, actual: actual)
      let tolerant = PictureComparer(tolerance: Tolerance()).compare(
        expected: expected, actual: actual)
      #expect(!exact.isEqual && !tolerant.isEqual, "\(kind) \(seed): \(tolerant.words)")
    }
  }

  @Test(arguments: Alike.allCases)
  func `What a hand could not tell apart is let pass under the tolerance alone`(kind: Alike) {
    for seed in LabelledPairsLong.seeds {
      var dice = SeededRandom(seed: UInt64(seed) &* 977 &+ 5)
      let (expected, actual) = pair(kind, &dice)
      let exact = PictureComparer().compare(expected: expected, actual: actual)
      let tolerant = PictureComparer(tolerance: Tolerance()).compare(
        expected: expected, actual: actual)
      #expect(!exact.isEqual && tolerant.isEqual, "\(kind) \(seed): \(tolerant.words)")
    }
  }

  /// A screen-like ground that both pictures of a pair begin with.
  private func ground(_ dice: inout SeededRandom) -> TestDrawing {
    var drawing = TestDrawing()
    drawing.samples = 4
    drawing.picture.fill(0, 0, 48, 8, Pixel(gray: UInt8.random(in: 225...250, using: &dice)))
    drawing.letters(4, 18, weight: 1.5, Pixel(gray: UInt8.random(in: 0...60, using: &dice)))
    drawing.circle(40, 14, 4, .someBlue)
    return drawing
  }

  private func pair(_ kind: Different, _ dice: inout SeededRandom) -> (PixelBuffer, PixelBuffer) {
    let drawing = ground(&dice)
    let expected = drawing.picture
    var actual = drawing
    let x = Int.random(in: 2..<40, using: &dice)
    let y = Int.random(in: 0..<16, using: &dice)
    switch kind {
    case .redPixel: actual.picture[x, y] = .pureRed
    case .equalBrightness:
      // Two colours whose brightness is the same within a level.
      let (one, other) = (
        Pixel(red: 200, green: 60, blue: 60), Pixel(red: 30, green: 140, blue: 90)
      )
      return (
        expected.filled(x, y, 6, 6, one), expected.filled(x, y, 6, 6, other)
      )
    case .border:
      let gray = Pixel(gray: UInt8.random(in: 120...190, using: &dice))
      for (bx, by, width, height) in [(0, 0, 48, 1), (0, 31, 48, 1), (0, 0, 1, 32), (47, 0, 1, 32)]
      {
        actual.picture.fill(bx, by, width, height, gray)
      }
    case .caret: actual.picture.fill(x, 16, 1, 14, .someBlue)
    case .alpha:
      var half = Pixel.someBlue
      half.alpha = UInt8.random(in: 100...190, using: &dice)
      return (
        expected.filled(x, y, 8, 8, .someBlue), expected.filled(x, y, 8, 8, half)
      )
    case .movedByOne:
      return (
        expected.filled(x, y, 7, 7, .someBlue), expected.filled(x + 1, y, 7, 7, .someBlue)
      )
    case .missingIcon: return (expected, PixelBuffer(48, 32, expected[0, 31]))
    case .otherLetter: actual.stroke(6, 26, to: 11, 18, width: 1.5, Pixel(gray: 20))
    case .otherSize: return (expected, TestDrawing(48, 33).picture)
    case .hairline:
      return (
        expected.filled(0, y, 48, 1, Pixel(gray: 150)),
        expected.filled(0, y + 1, 48, 1, Pixel(gray: 150))
      )
    }
    return (expected, actual.picture)
  }

  private func pair(_ kind: Alike, _ dice: inout SeededRandom) -> (PixelBuffer, PixelBuffer) {
    let base = TestDrawing()
    var (expected, actual) = (base, base)
    let x = Double.random(in: 14...30, using: &dice)
    let y = Double.random(in: 12...20, using: &dice)
    let part = Double.random(in: 0.06...0.3, using: &dice)
    switch kind {
    case .coarserSmoothing:
      actual.samples = 3
      expected.circle(x, y, 9, .someBlue)
      actual.circle(x, y, 9, .someBlue)
    case .movedCircle:
      expected.circle(x, y, 9, .black)
      actual.circle(x + part, y, 9, .black)
    case .movedSlope:
      expected.slope(4, 0.4, .someBlue)
      actual.slope(4 + part, 0.4, .someBlue)
    case .steeperSlope:
      expected.slope(4, 0.4, .black)
      actual.slope(4, 0.4 + part / 60, .black)
    case .weight:
      expected.letters(4, 8, weight: 1.7, .black)
      actual.letters(4, 8, weight: 1.7 + part / 5, .black)
    case .movedLetters:
      expected.letters(4, 8, weight: 1.7, .black)
      actual.letters(4 + part / 6, 8, weight: 1.7, .black)
    case .rounding:
      let picture = PixelBuffer.random(48, 32, colors: 5, &dice)
      return (picture, noisy(picture, by: 2, &dice))
    case .gradientNoise:
      for column in 0..<48 {
        expected.picture.fill(column, 0, 1, 32, Pixel(gray: UInt8(column * 5)))
      }
      return (expected.picture, noisy(expected.picture, by: 3, &dice))
    case .tint:
      let color = Pixel(red: 90, green: 120, blue: UInt8.random(in: 60...200, using: &dice))
      var other = color
      other.red += 4
      other.blue -= 4
      expected.picture.fill(5, 5, 30, 20, color)
      actual.picture.fill(5, 5, 30, 20, other)
    case .hiddenColour:
      // What is wholly clear has no colour that can be seen.
      let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
      expected.picture.fill(5, 5, 30, 20, clear)
      actual.picture.fill(5, 5, 30, 20, Pixel(red: 250, green: 1, blue: 9, alpha: 0))
    }
    return (expected.picture, actual.picture)
  }

  private func noisy(_ picture: PixelBuffer, by levels: Int, _ dice: inout SeededRandom)
    -> PixelBuffer
  {
    var bytes = picture.bytes
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] = UInt8(
        clamping: Int(bytes[index]) + Int.random(in: -levels...levels, using: &dice))
    }
    return PixelBuffer(width: picture.width, height: picture.height, bytes: bytes)
  }
}
