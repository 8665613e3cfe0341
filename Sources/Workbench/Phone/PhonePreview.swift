import TouchKit

/// A small picture of another moment at the desk's lower edge, over the place of the timeline that it belongs to.
package struct PhonePreview: Equatable {
  package var frame: Scrubber.Frame
  /// Across the canvas, in logical pixels.
  package var x: Double

  package init(frame: Scrubber.Frame, x: Double) {
    self.frame = frame
    self.x = x
  }

  private static let height = 150.0
  /// It covers no more of the desk than this share.
  private static let share = 0.45
  private static let gap = 6.0
  private static let corner = 6.0

  /// How many logical pixels a point has.
  package func factor(_ canvas: Size) -> Double {
    let longest = max(frame.screen.width, frame.screen.height)
    return min(PhonePreview.height, canvas.height * PhonePreview.share) / longest
  }

  /// Where it is on the canvas.
  package func area(_ canvas: Size) -> Rect {
    let factor = factor(canvas)
    let size = Size(
      (frame.screen.width * factor).rounded(), (frame.screen.height * factor).rounded())
    let gap = PhonePreview.gap
    let left = min(max(gap, x - size.width / 2), max(gap, canvas.width - size.width - gap))
    return Rect(
      left.rounded(), (canvas.height - size.height - gap).rounded(), size.width, size.height)
  }

  /// What is under it.
  package func ground(_ canvas: Size) -> DisplayList {
    let area = area(canvas)
    let outer = area.inset(by: -2)
    return DisplayList(items: [
      .fill(
        outer.inset(by: -1), CornerRadii(all: PhonePreview.corner + 1),
        Color.black.faded(0.25)),
      .fill(outer, CornerRadii(all: PhonePreview.corner), .white),
    ])
  }
}
