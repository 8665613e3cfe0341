import TouchKit

/// The words beside the phone.
package struct PhoneNotes: Equatable {
  /// The time, while it is stopped.
  package var time: String?
  /// How to leave the presentation.
  package var hint: String?
  package var isRightToLeft = false
  /// What several phones are called, with their numbers, in the order of their places.
  package var names: [String] = []
  /// What else is to be said of each, for a pointer that rests on its name.
  package var tips: [String?] = []

  package init(
    time: String? = nil, hint: String? = nil, isRightToLeft: Bool = false, names: [String] = [],
    tips: [String?] = []
  ) {
    self.time = time
    self.hint = hint
    self.isRightToLeft = isRightToLeft
    self.names = names
    self.tips = tips
  }

  /// An area of the canvas, and where across it the words are, from 0 (left) to 1.
  package struct Place: Equatable {
    package var area: Rect
    package var across: Double

    package init(area: Rect, across: Double) {
      self.area = area
      self.across = across
    }
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
  package static func placeOfTime(_ layout: PhoneLayout, isRightToLeft: Bool) -> Place? {
    guard layout.surroundings != .stage else { return nil }
    let (body, part) = (layout.body, layout.part)
    let below = part.maxY - body.maxY - 2 * gap
    if below >= line {
      return Place(
        area: Rect(part.x, body.maxY + gap, part.width, line), across: 0.5)
    }
    let bottom = min(body.maxY, part.maxY - gap)
    let side = isRightToLeft ? body.x - part.x : part.maxX - body.maxX
    guard side - 2 * sideGap >= width else { return nil }
    let x = isRightToLeft ? part.x + sideGap : body.maxX + sideGap
    return Place(
      area: Rect(x, bottom - line, side - 2 * sideGap, line), across: isRightToLeft ? 1 : 0)
  }

  package static func placeOfHint(_ layout: PhoneLayout) -> Place {
    Place(area: Rect(layout.corner.x, hintTop, layout.canvas.width, line), across: 0.5)
  }
}
