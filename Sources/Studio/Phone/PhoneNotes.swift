import TouchKit

/// The words beside the phone.
nonisolated struct PhoneNotes: Equatable {
  /// The time, while it stands still.
  var time: String?
  /// How to leave the presentation.
  var hint: String?
  var isRightToLeft = false
  /// What two phones are called, with their numbers.
  var first: String?
  var second: String?

  /// An area of the canvas, and where across it the words stand, from 0 (left) to 1.
  struct Place: Equatable {
    var area: Rect
    var across: Double
  }

  /// How high a line of the time is, with some air, in logical pixels.
  private static let line = 44.0
  /// How wide the longest time is.
  private static let width = 150.0
  private static let gap = 8.0
  /// How far the time is from the phone's side: clear of its shadow.
  private static let sideGap = 20.0
  private static let hintTop = 24.0

  /// Under the phone if there is room, else beside its lower edge; nil if neither has room.
  static func placeOfTime(_ layout: PhoneLayout, isRightToLeft: Bool) -> Place? {
    guard layout.surroundings != .stage else { return nil }
    let (body, canvas) = (layout.body, layout.canvas)
    let below = canvas.height - body.maxY - 2 * gap
    if below >= line {
      return Place(
        area: Rect(0, body.maxY + gap, canvas.width, line), across: 0.5)
    }
    let bottom = min(body.maxY, canvas.height - gap)
    let side = isRightToLeft ? body.x : canvas.width - body.maxX
    guard side - 2 * sideGap >= width else { return nil }
    let x = isRightToLeft ? sideGap : body.maxX + sideGap
    return Place(
      area: Rect(x, bottom - line, side - 2 * sideGap, line), across: isRightToLeft ? 1 : 0)
  }

  /// How high the name of a phone is.
  private static let name = 24.0

  /// At the upper edge of a phone's part of the canvas, which begins so far across it.
  static func placeOfName(_ part: Size, from x: Double) -> Place {
    Place(area: Rect(x, 2, part.width, name), across: 0.5)
  }

  static func placeOfHint(_ layout: PhoneLayout) -> Place {
    Place(area: Rect(0, hintTop, layout.canvas.width, line), across: 0.5)
  }
}
