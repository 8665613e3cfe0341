import TouchKit

/// The fingers and the keyboard's focus as they are drawn over the phone, in logical pixels of the canvas.
package struct TouchDots: Equatable {
  /// Where fingers are, on the phone's screen.
  package var fingers: [Point] = []
  /// Where two fingers would land.
  package var aim: [Point] = []
  /// The view that has the keyboard's focus, on the phone's screen.
  package var focus: Rect?
  /// The view that is about to be picked, on the phone's screen.
  package var picked: Rect?
  /// The view that a panel speaks of, and the parts that let touches through, on the phone's screen.
  package var marked: Rect?
  package var passing: [Rect] = []
  /// Where fingers and views are in the future that a branch has left, on the phone's screen.
  package var oldFingers: [Point] = []
  package var oldViews: [Rect] = []

  package init(
    fingers: [Point] = [], aim: [Point] = [], focus: Rect? = nil, picked: Rect? = nil,
    marked: Rect? = nil, passing: [Rect] = [], oldFingers: [Point] = [], oldViews: [Rect] = []
  ) {
    self.fingers = fingers
    self.aim = aim
    self.focus = focus
    self.picked = picked
    self.marked = marked
    self.passing = passing
    self.oldFingers = oldFingers
    self.oldViews = oldViews
  }

  /// The radius of a fingertip, in points.
  private static let radius = 13.0
  private static let ink = Color(hex: 0x2459E0)

  package var isEmpty: Bool {
    fingers.isEmpty && aim.isEmpty && focus == nil && picked == nil && oldFingers.isEmpty
      && oldViews.isEmpty && marked == nil && passing.isEmpty
  }

  /// All of it, over a screen with rounded corners; the radius is in points.
  package func list(_ layout: PhoneLayout, cornerRadius: Double) -> DisplayList {
    let radius = cornerRadius * layout.factor
    var items = marks(layout, radius)
    if !items.isEmpty {
      items = [.pushClip(layout.frame, CornerRadii(all: radius))] + items + [.pop]
    }
    return DisplayList(items: items + fingertips(layout))
  }

  /// The user's fingertips, which may reach beyond the screen.
  package func fingertips(_ layout: PhoneLayout) -> [DisplayItem] {
    aim.flatMap { dot($0, layout, fill: 0.12, line: 0.55) }
      + fingers.flatMap { dot($0, layout, fill: 0.32, line: 0.9) }
  }

  /// The marks on the screen, and on it alone: a frame that would be around the screen is along its edge.
  private func marks(_ layout: PhoneLayout, _ screenRadius: Double) -> [DisplayItem] {
    let screen = layout.frame
    /// A corner of a frame in a corner of the screen is as round.
    func radii(_ frame: Rect, _ radius: Double) -> CornerRadii {
      func corner(_ x: Bool, _ y: Bool) -> Double { x && y ? max(screenRadius, radius) : radius }
      func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
      let (left, right) = (isSame(frame.x, screen.x), isSame(frame.maxX, screen.maxX))
      let (top, bottom) = (isSame(frame.y, screen.y), isSame(frame.maxY, screen.maxY))
      return CornerRadii(
        topLeft: corner(left, top), topRight: corner(right, top),
        bottomRight: corner(right, bottom), bottomLeft: corner(left, bottom))
    }
    func framed(
      _ part: Rect, by room: Double, _ radius: Double, width: Double, halo: Double, _ color: Color
    ) -> [DisplayItem] {
      let ring = layout.onCanvas(part).inset(by: -room)
      guard let inner = ring.intersection(screen),
        let outer = ring.inset(by: -1).intersection(screen)
      else { return [] }
      return [
        .border(outer, radii(outer, radius), width: width + 2, Color.white.faded(halo)),
        .border(inner, radii(inner, radius), width: width, color),
      ]
    }
    var items: [DisplayItem] = []
    if let focus {
      items += framed(
        focus, by: 3 * layout.factor, 6 * layout.factor, width: 2, halo: 0.9, TouchDots.ink)
    }
    for part in passing {
      items.append(.fill(layout.onCanvas(part), .zero, TimelineInk.past.faded(0.18)))
      items.append(.border(layout.onCanvas(part), .zero, width: 1, TimelineInk.past.faded(0.7)))
    }
    if let marked { items += framed(marked, by: 1, 0, width: 1.5, halo: 0.8, TouchDots.ink) }
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
