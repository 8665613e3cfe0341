import MotionStudy
import Rehearsal
import TouchKit

/// What overlays draw over the phone's screen, in points.
package struct OverlayMarks: Equatable {
  /// The screen, if it has a grid.
  package var grid: Size?
  /// The part of the screen that is safe for content, and its side margins.
  package var safeArea: SafeArea?
  package var contrasts: [TextContrast] = []
  package var targets: [PressTarget] = []
  /// How far two views are from each other.
  package var distances: [ViewDistances.Line] = []
  /// The view that they are measured from, if a person chose one.
  package var anchor: Rect?
  /// What notes of a review draw.
  package var notes = NoteMarks()

  package init(
    grid: Size? = nil, safeArea: SafeArea? = nil, contrasts: [TextContrast] = [],
    targets: [PressTarget] = [], distances: [ViewDistances.Line] = [], anchor: Rect? = nil,
    notes: NoteMarks = NoteMarks()
  ) {
    self.grid = grid
    self.safeArea = safeArea
    self.contrasts = contrasts
    self.targets = targets
    self.distances = distances
    self.anchor = anchor
    self.notes = notes
  }

  package struct SafeArea: Equatable {
    package var screen: Size
    package var insets: EdgeInsets
    package var margin: Double

    package init(_ stage: Stage) {
      let device = stage.settings.device
      let orientation = stage.environment.orientation
      screen = stage.screenSize
      insets = device.safeArea(orientation)
      insets.top +=
        orientation.isLandscape ? device.landscapeStatusBarHeight : device.statusBarHeight
      margin = device.margin
    }

    package var inside: Rect { Rect(origin: .zero, size: screen).inset(by: insets) }
  }

  package var isEmpty: Bool { self == OverlayMarks() }

  /// On the canvas, with texts at the measurer's width.
  package func list(_ layout: PhoneLayout, _ measurer: any TextMeasuring) -> DisplayList {
    var pen = OverlayPen(layout, measurer)
    if let grid { pen.drawGrid(grid) }
    if let safeArea { pen.draw(safeArea) }
    for target in targets { pen.draw(target) }
    pen.keepClear(contrasts.map(\.text.box))
    for contrast in contrasts { pen.draw(contrast) }
    if let anchor { pen.drawAnchor(anchor) }
    for line in distances { pen.draw(line) }
    for stroke in notes.strokes { pen.draw(stroke) }
    for pin in notes.pins { pen.draw(pin) }
    return DisplayList(items: [.pushClip(layout.frame, .zero)] + pen.items + [.pop])
  }
}

/// Draws marks on the canvas.
private struct OverlayPen {
  private(set) var items: [DisplayItem] = []
  private let layout: PhoneLayout
  private let measurer: any TextMeasuring
  /// What tags should leave to be seen, on the canvas.
  private var taken: [Rect] = []

  private static let ink = Color(hex: 0x2459E0)
  private static let safe = Color(hex: 0x8E3FB0)
  private static let good = Color(hex: 0x1B7A45)
  private static let fair = Color(hex: 0x2459E0)
  private static let bad = Color(hex: 0xC4262E)
  private static let distance = Color(hex: 0xC2185B)
  private static let pin = Color(hex: 0x8A5300)
  private static let pinSize = 22.0
  /// The widths of a stroke and of the light around it, in points.
  private static let (stroke, halo) = (3.0, 6.0)
  private static let pinStyle = TextStyle(size: 12, lineHeight: 16, weight: 700, tabular: true)
  /// The grid's step in points, and which of its lines are stronger.
  private static let (step, strong) = (8.0, 5)
  private static let style = TextStyle(size: 9, lineHeight: 12, weight: 600, tabular: true)
  /// Between a part and the tag beside it, in logical pixels.
  private static let gap = 2.0
  /// Around the words of a tag, in logical pixels.
  private static let room = Size(3, 1)

  init(_ layout: PhoneLayout, _ measurer: any TextMeasuring) {
    (self.layout, self.measurer) = (layout, measurer)
  }

  mutating func keepClear(_ parts: [Rect]) { taken += parts.map(layout.onCanvas) }

  mutating func drawGrid(_ screen: Size) {
    func alpha(_ number: Int) -> Double { number.isMultiple(of: OverlayPen.strong) ? 0.26 : 0.11 }
    let thin = 1 / layout.density
    for number in 1..<max(2, Int((screen.width / OverlayPen.step).rounded(.up))) {
      var line = layout.onCanvas(Rect(Double(number) * OverlayPen.step, 0, 0, screen.height))
      line.size.width = thin
      items.append(.fill(line, .zero, OverlayPen.ink.faded(alpha(number))))
    }
    for number in 1..<max(2, Int((screen.height / OverlayPen.step).rounded(.up))) {
      var line = layout.onCanvas(Rect(0, Double(number) * OverlayPen.step, screen.width, 0))
      line.size.height = thin
      items.append(.fill(line, .zero, OverlayPen.ink.faded(alpha(number))))
    }
  }

  mutating func draw(_ area: OverlayMarks.SafeArea) {
    let (screen, inside) = (area.screen, area.inside)
    let outside = [
      Rect(0, 0, screen.width, inside.y),
      Rect(0, inside.maxY, screen.width, screen.height - inside.maxY),
      Rect(0, inside.y, inside.x, inside.height),
      Rect(inside.maxX, inside.y, screen.width - inside.maxX, inside.height),
    ]
    for part in outside where part.width > 0 && part.height > 0 {
      items.append(.fill(layout.onCanvas(part), .zero, OverlayPen.safe.faded(0.22)))
    }
    items.append(.border(layout.onCanvas(inside), .zero, width: 1, OverlayPen.safe.faded(0.9)))
    for x in [inside.x + area.margin, inside.maxX - area.margin] {
      var line = layout.onCanvas(Rect(x, inside.y, 0, inside.height))
      line.size.width = 1
      items.append(.fill(line, .zero, OverlayPen.safe.faded(0.45)))
    }
  }

  mutating func draw(_ target: PressTarget) {
    guard let reach = target.reach else {
      items.append(.fill(layout.onCanvas(target.frame), .zero, OverlayPen.bad.faded(0.18)))
      frame(target.frame, OverlayPen.bad, width: 1.5)
      return tag("covered", at: target.frame, OverlayPen.bad)
    }
    guard target.isSmall else { return frame(reach, OverlayPen.good, width: 1) }
    items.append(.fill(layout.onCanvas(reach), .zero, OverlayPen.bad.faded(0.18)))
    frame(reach, OverlayPen.bad, width: 1.5)
    tag(
      "\(OverlayPen.rounded(reach.width)) × \(OverlayPen.rounded(reach.height))", at: reach,
      OverlayPen.bad)
  }

  mutating func draw(_ contrast: TextContrast) {
    let color: Color
    switch contrast.level {
    case .aaa: color = OverlayPen.good
    case .aa: color = OverlayPen.fair
    case .fails: color = OverlayPen.bad
    }
    let box = contrast.text.box
    if contrast.level == .fails {
      items.append(.fill(layout.onCanvas(box), .zero, color.faded(0.16)))
    }
    frame(box, color, width: 1)
    let level = contrast.level == .fails ? "" : " \(contrast.level.rawValue)"
    tag("\(OverlayPen.ratio(contrast.ratio))\(level)", beside: box, color)
  }

  mutating func draw(_ line: ViewDistances.Line) {
    let box = layout.onCanvas(
      Rect(
        min(line.from.x, line.to.x), min(line.from.y, line.to.y), abs(line.to.x - line.from.x),
        abs(line.to.y - line.from.y)))
    let middle = box.center
    let end = 3.0
    if line.isVertical {
      items.append(.fill(Rect(middle.x - 0.5, box.y, 1, box.height), .zero, OverlayPen.distance))
      for y in [box.y, box.maxY - 1] {
        items.append(.fill(Rect(middle.x - end, y, 2 * end, 1), .zero, OverlayPen.distance))
      }
    } else {
      items.append(.fill(Rect(box.x, middle.y - 0.5, box.width, 1), .zero, OverlayPen.distance))
      for x in [box.x, box.maxX - 1] {
        items.append(.fill(Rect(x, middle.y - end, 1, 2 * end), .zero, OverlayPen.distance))
      }
    }
    tag(OverlayPen.rounded(line.length), around: middle, OverlayPen.distance)
  }

  /// A disc with the number, dark on light as on any screen.
  mutating func draw(_ pin: NoteMarks.Pin) {
    let middle = layout.onCanvas(Rect(origin: pin.place, size: .zero)).origin
    let disc = Rect(center: middle, size: Size(OverlayPen.pinSize, OverlayPen.pinSize))
    let radii = CornerRadii(all: OverlayPen.pinSize / 2)
    items.append(
      .fill(disc.inset(by: -1.5), CornerRadii(all: OverlayPen.pinSize / 2 + 1.5), .white))
    items.append(.fill(disc, radii, OverlayPen.pin))
    let words = Text(String(pin.number), style: OverlayPen.pinStyle)
    let width = measurer.measure(words, width: nil).size.width
    items.append(
      .text(
        words, Point(middle.x - width / 2, middle.y - OverlayPen.pinStyle.lineHeight / 2),
        width: nil,
        .white))
  }

  /// Dark on light, as pins are.
  mutating func draw(_ stroke: NoteMarks.Stroke) {
    let path = NoteMarks.path(stroke)
    let start = layout.onCanvas(Rect.zero).origin
    let scale = layout.onCanvas(Rect(0, 0, 1, 1)).width
    for (width, color) in [(OverlayPen.halo, Color.white), (OverlayPen.stroke, OverlayPen.pin)] {
      items.append(.strokePath(path, start, scale: scale, width: width, color))
    }
  }

  mutating func drawAnchor(_ part: Rect) { frame(part, OverlayPen.distance, width: 1.5) }

  private mutating func frame(_ part: Rect, _ color: Color, width: Double) {
    items.append(.border(layout.onCanvas(part), .zero, width: width, color.faded(0.9)))
  }

  /// Words at the end of a part's upper edge.
  private mutating func tag(_ words: String, at part: Rect, _ color: Color) {
    let size = self.size(of: words)
    let box = layout.onCanvas(part)
    tag(words, around: Point(box.maxX - size.width / 2, box.y + size.height / 2), color)
  }

  /// Words beside a text where they cover least of the other texts and tags: after it, before, above, below.
  private mutating func tag(_ words: String, beside part: Rect, _ color: Color) {
    let size = self.size(of: words)
    let (box, frame, gap) = (layout.onCanvas(part), layout.frame, OverlayPen.gap)
    let (wide, high) = (gap + size.width / 2, gap + size.height / 2)
    let places = [
      Point(box.maxX + wide, box.center.y), Point(box.x - wide, box.center.y),
      Point(box.center.x, box.y - high), Point(box.center.x, box.maxY + high),
    ].map { kept(Rect(center: $0, size: size), in: frame) }
    func covered(_ place: Rect) -> Double {
      taken.reduce(0) { sum, other in
        let common = place.intersection(other)
        return sum + (common.map { $0.width * $0.height } ?? 0)
      }
    }
    var best = places[0]
    for place in places.dropFirst() where covered(place) < covered(best) { best = place }
    tag(words, around: best.center, color)
  }

  /// A box moved into another one.
  private func kept(_ box: Rect, in frame: Rect) -> Rect {
    let x = max(frame.x, min(box.x, frame.maxX - box.width))
    let y = max(frame.y, min(box.y, frame.maxY - box.height))
    return Rect(x, y, box.width, box.height)
  }

  private func size(of words: String) -> Size {
    let size = measurer.measure(Text(words, style: OverlayPen.style), width: nil).size
    return Size(size.width + 2 * OverlayPen.room.width, size.height + 2 * OverlayPen.room.height)
  }

  /// Words on their own ground, on the screen alone.
  private mutating func tag(_ words: String, around middle: Point, _ color: Color) {
    let place = kept(Rect(center: middle, size: size(of: words)), in: layout.frame)
    let box = Rect(place.x.rounded(), place.y.rounded(), place.width, place.height)
    taken.append(box)
    items.append(.fill(box, CornerRadii(all: 2), color))
    let start = box.origin + Point(OverlayPen.room.width, OverlayPen.room.height)
    items.append(.text(Text(words, style: OverlayPen.style), start, width: nil, .white))
  }

  /// To a tenth of a point.
  private static func rounded(_ number: Double) -> String {
    ((number * 10).rounded() / 10).twoDecimals
  }

  /// Cut to two digits after the point: no ratio is rounded up to a level that it doesn't reach.
  private static func ratio(_ number: Double) -> String {
    ((number * 100).rounded(.down) / 100).twoDecimals
  }
}
