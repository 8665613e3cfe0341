import Files
import Rehearsal
import TouchKit

/// The contrast of a text against what is under it, as both are seen through everything above.
package struct TextContrast: Equatable, Sendable {
  package var text: ShownText
  /// The least that all but a small part of its ground has; from 1 to 21.
  package var ratio: Double

  package var level: Contrast.Level { Contrast.level(ratio, isLarge: text.isLarge) }

  /// Of a ground with several colours so much may be worse: a line or a dot that reaches into the box.
  private static let neglected = 0.05

  /// The contrasts of the texts that can be seen, back to front. `paint` returns the pixels of a frame, one to a point
  /// or more.
  package static func all<Failure>(
    of list: DisplayList, screen: Size, measurer: any TextMeasuring,
    paint: (DisplayList) throws(Failure) -> PixelBuffer
  ) throws(Failure) -> [TextContrast] {
    let splitter = TextSplitter(list, screen: screen, measurer: measurer)
    guard !splitter.texts.isEmpty else { return [] }
    let ground = try paint(splitter.list(.nothing))
    let ink = try paint(splitter.list(.ink))
    var other: PixelBuffer?
    var all: [TextContrast] = []
    for text in splitter.texts {
      if let ratio = leastRatio(in: text.box, screen, ground, ink) {
        all.append(TextContrast(text: text, ratio: ratio))
        continue
      }
      // It is behind something, or as its ground is.
      let inverse: PixelBuffer
      if let other { inverse = other } else { inverse = try paint(splitter.list(.otherInk)) }
      other = inverse
      if leastRatio(in: text.box, screen, ground, inverse) != nil {
        all.append(TextContrast(text: text, ratio: 1))
      }
    }
    return all
  }

  /// Nil if the pictures are the same there.
  private static func leastRatio(
    in box: Rect, _ screen: Size, _ ground: PixelBuffer, _ ink: PixelBuffer
  ) -> Double? {
    let scale = Double(ground.width) / screen.width
    func pixels(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let first = min(max(0, Int((low * scale).rounded(.up))), limit)
      return first..<min(max(first, Int((high * scale).rounded(.down))), limit)
    }
    var counts: [Pair: Int] = [:]
    var total = 0
    for y in pixels(box.y, box.maxY, ground.height) {
      for x in pixels(box.x, box.maxX, ground.width) {
        let pair = Pair(ground: ground[x, y], ink: ink[x, y])
        guard pair.ground != pair.ink else { continue }
        counts[pair, default: 0] += 1
        total += 1
      }
    }
    guard total > 0 else { return nil }
    let ratios = counts.map { (ratio: $0.key.ratio, count: $0.value) }
      .sorted { ($0.ratio, $0.count) < ($1.ratio, $1.count) }
    var passed = 0
    for (ratio, count) in ratios {
      passed += count
      if Double(passed) > neglected * Double(total) { return ratio }
    }
    return nil
  }

  private struct Pair: Hashable {
    var ground: Pixel
    var ink: Pixel

    var ratio: Double { Contrast.ratio(Pair.color(ground), Pair.color(ink)) }

    private static func color(_ pixel: Pixel) -> Color {
      Color(
        red: Double(pixel.red) / 255, green: Double(pixel.green) / 255,
        blue: Double(pixel.blue) / 255)
    }
  }
}
