import TouchKit

/// The fingers and the keyboard's focus as they are drawn over the phone, in logical pixels of the canvas.
nonisolated struct TouchDots: Equatable {
  /// Where fingers are, on the phone's screen.
  var fingers: [Point] = []
  /// Where two fingers would land.
  var aim: [Point] = []
  /// The view that has the keyboard's focus, on the phone's screen.
  var focus: Rect?

  /// The radius of a fingertip, in points.
  private static let radius = 13.0
  private static let ink = Color(hex: 0x2459E0)

  var isEmpty: Bool { fingers.isEmpty && aim.isEmpty && focus == nil }

  func list(_ layout: PhoneLayout) -> DisplayList {
    var items: [DisplayItem] = []
    if let focus {
      let ring = layout.onCanvas(focus.inset(by: -3))
      let radii = CornerRadii(all: 6 * layout.factor)
      items.append(.border(ring.inset(by: -1), radii, width: 4, Color.white.faded(0.9)))
      items.append(.border(ring, radii, width: 2, TouchDots.ink))
    }
    for point in aim { items += dot(point, layout, fill: 0.12, line: 0.55) }
    for point in fingers { items += dot(point, layout, fill: 0.32, line: 0.9) }
    return DisplayList(items: items)
  }

  private func dot(_ point: Point, _ layout: PhoneLayout, fill: Double, line: Double)
    -> [DisplayItem]
  {
    let side = TouchDots.radius * 2 * layout.factor
    let middle = layout.onCanvas(Rect(origin: point, size: .zero)).origin
    let box = Rect(center: middle, size: Size(side, side))
    let radii = CornerRadii(all: side / 2)
    return [
      .fill(box, radii, TouchDots.ink.faded(fill)),
      .border(box.inset(by: -1), radii, width: 1, Color.white.faded(line * 0.8)),
      .border(box, radii, width: 1.5, TouchDots.ink.faded(line)),
    ]
  }
}
