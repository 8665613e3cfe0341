/// Where the letters of a text are in the box that it is painted into.
extension Text {
  /// The box around the laid-out lines of a text that is painted at a point within a width.
  package func box(at point: Point, width: Double?, _ measurer: any TextMeasuring) -> Rect {
    let size = measurer.measure(self, width: width).size
    let room = max(0, (width ?? size.width) - size.width)
    return Rect(point.x + shift(in: room), point.y, size.width, size.height)
  }

  /// The ink of each laid-out line of a text that is painted at a point within a width, from the first to the last.
  func ink(at point: Point, width: Double?, _ measurer: any TextMeasuring) -> [Rect] {
    let metrics = measurer.measure(self, width: width)
    let box = box(at: point, width: width, measurer)
    // Offsets into a text that was cut say nothing of its last line.
    let lines =
      metrics.lines > 1 && !metrics.isCut
      ? measurer.rectangles(self, width: width, from: 0, to: string.utf8.count).map {
        $0.offset(by: point)
      }
      : (0..<max(1, metrics.lines)).map {
        Rect(box.x, box.y + Double($0) * style.lineHeight, box.width, style.lineHeight)
      }
    return lines.map {
      Rect(
        $0.x, $0.y + metrics.baseline - style.size * Text.ascent, $0.width,
        style.size * (Text.ascent + Text.descent))
    }
  }

  /// How far letters reach above and below their baseline, as shares of their size: those of Inter.
  private static let ascent = 0.76
  private static let descent = 0.22

  private func shift(in room: Double) -> Double {
    let isFromRight =
      direction == .rightToLeft
      || direction == .natural && Direction.ofFirstLetter(in: string) == .rightToLeft
    return switch alignment {
    case .left: 0
    case .right: room
    case .center: room / 2
    case .leading: isFromRight ? room : 0
    case .trailing: isFromRight ? 0 : room
    }
  }
}
