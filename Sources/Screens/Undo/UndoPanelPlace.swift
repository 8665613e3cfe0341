import TouchKit

/// Where the undo panel is: above whatever covers the screen's lower end, in one line if there is little room.
struct UndoPanelPlace: Equatable {
  enum Form: Equatable {
    /// As high as its words and buttons need.
    case whole
    /// Words and buttons in one line; words that don't fit are cut.
    case line
  }

  let form: Form
  let frame: Rect

  /// With less room than this, in points, the panel is one line.
  static let wholeRoom = 88.0
  /// With less room than this the panel is not shown: a finger could not hit its buttons.
  static let leastRoom = 44.0
  /// The distance from the edges of its room, and the greatest width, in points.
  static let margin = 12.0
  static let greatestWidth = 420.0

  /// The place in a screen whose upper end is covered down to `top` and whose lower end is covered by `covered` points;
  /// nil if too little is left.
  ///
  /// `sides` is what the device covers at left and right. `height` is how high the panel wants to be at a width.
  init?(
    in screen: Size, sides: EdgeInsets, top: Double, covered: Double,
    height: (_ width: Double, Form) -> Double
  ) {
    let room = screen.height - covered - top
    guard room >= UndoPanelPlace.leastRoom else { return nil }
    let margin = UndoPanelPlace.margin
    let across = screen.width - sides.left - sides.right - margin * 2
    let width = min(across, UndoPanelPlace.greatestWidth)
    let whole = height(width, .whole)
    let isWhole = room >= UndoPanelPlace.wholeRoom && whole + margin <= room
    form = isWhole ? .whole : .line
    let own = isWhole ? whole : min(height(width, .line), room)
    // In a very low room the margin is what is left of it.
    let below = min(margin, (room - own) / 2)
    frame = Rect(
      sides.left + margin + (across - width) / 2, screen.height - covered - below - own, width, own)
  }
}
