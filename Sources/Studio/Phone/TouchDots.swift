import TouchKit

/// The fingers and the keyboard's focus as they are drawn over the phone, in logical pixels of the canvas.
nonisolated struct TouchDots: Equatable {
  /// Where fingers are, on the phone's screen.
  var fingers: [Point] = []
  /// Where two fingers would land.
  var aim: [Point] = []
  /// The view that has the keyboard's focus, on the phone's screen.
  var focus: Rect?
  /// The view that is about to be picked, on the phone's screen.
  var picked: Rect?
  /// The view that a panel speaks of, and the parts that let touches through, on the phone's screen.
  var marked: Rect?
  var passing: [Rect] = []
  /// Where fingers and views are in the future that a branch has left, on the phone's screen.
  var oldFingers: [Point] = []
  var oldViews: [Rect] = []

  /// The radius of a fingertip, in points.
  private static let radius = 13.0
  private static let ink = Color(hex: 0x2459E0)

  var isEmpty: Bool {
    fingers.isEmpty && aim.isEmpty && focus == nil && picked == nil && oldFingers.isEmpty
      && oldViews.isEmpty && marked == nil && passing.isEmpty
  }

  /// All of it, over a screen with rounded corners; the radius is in points.
  func list(_ layout: PhoneLayout, cornerRadius: Double) -> DisplayList {
    var items = marks(layout)
    if !items.isEmpty {
      let radii = CornerRadii(all: cornerRadius * layout.factor)
      items = [.pushClip(layout.frame, radii)] + items + [.pop]
    }
    return DisplayList(items: items + fingertips(layout))
  }

  /// What a hand does, which may reach beyond the screen.
  func fingertips(_ layout: PhoneLayout) -> [DisplayItem] {
    aim.flatMap { dot($0, layout, fill: 0.12, line: 0.55) }
      + fingers.flatMap { dot($0, layout, fill: 0.32, line: 0.9) }
  }

  /// What is told of the screen, on it alone: a frame that would lie around the screen lies along its edge.
  private func marks(_ layout: PhoneLayout) -> [DisplayItem] {
    func framed(
      _ part: Rect, by room: Double, _ radii: CornerRadii, width: Double, halo: Double,
      _ color: Color
    ) -> [DisplayItem] {
      let ring = layout.onCanvas(part).inset(by: -room)
      guard let inner = ring.intersection(layout.frame),
        let outer = ring.inset(by: -1).intersection(layout.frame)
      else { return [] }
      return [
        .border(outer, radii, width: width + 2, Color.white.faded(halo)),
        .border(inner, radii, width: width, color),
      ]
    }
    var items: [DisplayItem] = []
    if let focus {
      items += framed(
        focus, by: 3 * layout.factor, CornerRadii(all: 6 * layout.factor), width: 2, halo: 0.9,
        TouchDots.ink)
    }
    for part in passing {
      items.append(.fill(layout.onCanvas(part), .zero, TimelineInk.past.faded(0.18)))
      items.append(.border(layout.onCanvas(part), .zero, width: 1, TimelineInk.past.faded(0.7)))
    }
    if let marked { items += framed(marked, by: 1, .zero, width: 1.5, halo: 0.8, TouchDots.ink) }
    if let picked {
      let frame = layout.onCanvas(picked)
      items.append(.fill(frame, .zero, TouchDots.ink.faded(0.18)))
      items.append(.border(frame, .zero, width: 1.5, TouchDots.ink))
    }
    for view in oldViews {
      items.append(
        .border(
          layout.onCanvas(view), CornerRadii(all: 3 * layout.factor), width: 1,
          TimelineInk.past.faded(0.8)))
    }
    for point in oldFingers {
      items += dot(point, layout, fill: 0.25, line: 0.5, ink: TimelineInk.past)
    }
    return items
  }

  private func dot(
    _ point: Point, _ layout: PhoneLayout, fill: Double, line: Double,
    ink: Color = TouchDots.ink
  ) -> [DisplayItem] {
    let side = TouchDots.radius * 2 * layout.factor
    let middle = layout.onCanvas(Rect(origin: point, size: .zero)).origin
    let box = Rect(center: middle, size: Size(side, side))
    let radii = CornerRadii(all: side / 2)
    return [
      .fill(box, radii, ink.faded(fill)),
      .border(box.inset(by: -1), radii, width: 1, Color.white.faded(line * 0.8)),
      .border(box, radii, width: 1.5, ink.faded(line)),
    ]
  }
}
