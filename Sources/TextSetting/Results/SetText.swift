import CShaper
import TouchKit

/// A text that has been set: its lines, with where they are in the text's box.
package final class SetText {
  /// A line of the text as it is shown.
  struct Line {
    let composition: Composition
    /// Its number in the composition.
    let index: Int
    /// What is added to the composition's bytes to get those of the text.
    var shift: Int
    /// The bytes of the text that the line shows.
    var start: Int
    var end: Int
    /// Where it begins in the text's box, and how wide it is, in points.
    var x = 0.0
    let width: Double

    var line: SetLine { composition.lines[index] }
    var isFromRight: Bool { line.isFromRight }
  }

  let byteCount: Int
  let lineHeight: Double
  let baseline: Double
  private(set) var lines: [Line]
  private(set) var width = 0.0
  let unknownGlyphs: Int
  let isCut: Bool
  /// All of the text, or as much of it as decides about the lines that are shown. Nil if it is joined from paragraphs.
  let whole: Composition?
  /// The paragraphs that it is joined from, and the bytes at which they begin.
  let paragraphs: [(start: Int, set: SetText)]

  init(
    byteCount: Int, lineHeight: Double, baseline: Double, lines: [Line], unknownGlyphs: Int,
    isCut: Bool, whole: Composition, _ text: Text, width: Double?
  ) {
    self.byteCount = byteCount
    self.lineHeight = lineHeight
    self.baseline = baseline
    self.lines = lines
    self.unknownGlyphs = unknownGlyphs
    self.isCut = isCut
    self.whole = whole
    paragraphs = []
    align(text.alignment, width: width)
  }

  /// Joins paragraphs, each of which has what separates it from the next one.
  init(_ text: Text, width: Double?, paragraphs: [(start: Int, set: SetText)]) {
    byteCount = text.string.utf8.count
    lineHeight = text.style.lineHeight.forText
    baseline = paragraphs[0].set.baseline
    unknownGlyphs = paragraphs.reduce(0) { $0 + $1.set.unknownGlyphs }
    isCut = false
    whole = nil
    self.paragraphs = paragraphs
    lines = []
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      for line in paragraph.set.lines.dropLast(isLast ? 0 : 1) {
        var joined = line
        joined.shift += paragraph.start
        joined.start += paragraph.start
        joined.end += paragraph.start
        lines.append(joined)
      }
    }
    align(text.alignment, width: width)
  }

  private func align(_ alignment: Text.Alignment, width limit: Double?) {
    for line in lines { width = max(width, line.width) }
    let room = limit.map { max(0, $0.forText) } ?? width
    for index in lines.indices {
      let line = lines[index]
      let share: Double =
        switch alignment {
        case .leading: line.isFromRight ? 1 : 0
        case .center: 0.5
        case .trailing: line.isFromRight ? 0 : 1
        case .left: 0
        case .right: 1
        }
      lines[index].x = (room - line.width) * share
    }
  }

  package var metrics: TextMetrics {
    TextMetrics(
      size: Size(width, lineHeight * Double(lines.count)), baseline: baseline, lines: lines.count,
      isCut: isCut, unknownGlyphs: unknownGlyphs)
  }
}

extension Double {
  /// The number within the range of lengths that a text can have.
  var forText: Double { isFinite ? min(max(self, -100_000), 100_000) : 0 }

  /// A length of points in 1/1024 point.
  var units: Int32 {
    let limit = Double(Int32.max / 2)
    let value = self * 1024
    return Int32(min(max(value, -limit), limit) + (value < 0 ? -0.5 : 0.5))
  }
}

extension Int32 {
  /// A length of 1/1024 point in points.
  var points: Double { Double(self) / 1024 }
}
