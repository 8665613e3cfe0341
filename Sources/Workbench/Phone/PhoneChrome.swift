import TouchKit

/// What is drawn around the phone's screen: the desk it is on, its bezel and its shadow. Lengths are logical pixels.
package struct PhoneChrome: Equatable {
  package let layout: PhoneLayout
  /// The device's corner radius, in points.
  package let cornerRadius: Double
  /// The window's own colour, from the desktop's theme.
  package let windowColor: Color
  package let isDark: Bool

  package init(layout: PhoneLayout, cornerRadius: Double, windowColor: Color, isDark: Bool) {
    self.layout = layout
    self.cornerRadius = cornerRadius
    self.windowColor = windowColor
    self.isDark = isDark
  }

  /// The desk: a step from the window's colour, so that in light the phone is the brightest thing and in dark no hole.
  /// While the phone is presented, all around it is black.
  package var desk: Color {
    guard layout.surroundings != .stage else { return .black }
    return windowColor.mixed(with: .black, isDark ? PhoneChrome.darkStep : PhoneChrome.lightStep)
  }

  private static let lightStep = 0.055
  private static let darkStep = 0.22
  private static let indicatorStrength = 0.4
  /// How wide the edge is that the desk has while the past is shown, in logical pixels.
  private static let edge = 3.0
  private static let body = DynamicColor(0x17_181C, 0x0B_0C0F)
  /// Where light falls on the body's edge.
  private static let rim = DynamicColor(0x4A_4D55, 0x43_464F)
  /// Close under the phone, and further out; blur and offset in points.
  private static let shadows = [
    DynamicShadow(
      light: Shadow(y: 2, blur: 6, color: Color.black.faded(0.22)),
      dark: Shadow(y: 2, blur: 6, color: Color.black.faded(0.5))),
    DynamicShadow(
      light: Shadow(y: 12, blur: 24, spread: -4, color: Color.black.faded(0.20)),
      dark: Shadow(y: 12, blur: 24, spread: -4, color: Color.black.faded(0.45))),
  ]

  /// How far beyond the body there may be a shadow, in points: further than any of them is.
  private static let farthestShadow = 100.0

  /// Under the phone's picture. Where the picture ends within a pixel the body is seen, not the desk.
  package var under: DisplayList {
    var items: [DisplayItem] = [.fill(layout.part, .zero, desk)]
    if layout.surroundings == .desk {
      let part = layout.frame.inset(by: -layout.bezel * layout.factor / 2)
      items.append(.fill(part, .zero, bodyColor))
    }
    return DisplayList(items: items)
  }

  private var environment: Environment { Environment(appearance: isDark ? .dark : .light) }
  private var bodyColor: Color { PhoneChrome.body.resolved(environment) }

  /// Over the phone's picture, which is square: the bezel makes its corners.
  ///
  /// Nothing clips the picture. A rounded clip is smoothed once for each thing it cuts and would leave a fringe.
  package var over: DisplayList { DisplayList(items: edging + indicators) }

  /// The same in parts, without the screen's middle, which has nothing of it: for each change of the screen the toolkit
  /// checks all that may be over it.
  package var overBesideScreen: DisplayList {
    DisplayList(
      items: besideScreen.flatMap { [.pushClip($0, .zero)] + edging + [.pop] } + indicators)
  }

  /// Bezel, corners and shadows.
  private var edging: [DisplayItem] {
    let factor = layout.factor
    let width = layout.bezel * factor
    let outer = layout.body
    let radius = (cornerRadius + layout.bezel) * factor
    let radii = CornerRadii(all: radius)
    // The corners of the screen that extend beyond the body.
    var items = PhoneChrome.corners(of: outer, radius: radius, under: width / 2).map {
      DisplayItem.fillPath($0, .zero, scale: 1, desk)
    }
    guard layout.surroundings == .desk else { return items }
    for shadow in PhoneChrome.shadows {
      items.append(.shadow(outer, radii, shadow.resolved(environment).scaled(factor)))
    }
    items.append(.border(outer, radii, width: width, bodyColor))
    items.append(
      .border(outer, radii, width: 1 / layout.density, PhoneChrome.rim.resolved(environment)))
    return items
  }

  private var indicators: [DisplayItem] {
    guard layout.surroundings == .desk else { return [] }
    return layout.indicators.map {
      .fill($0, CornerRadii(all: min($0.width, $0.height) / 2), indicator)
    }
  }

  /// What the edging can reach, in four parts of whole device pixels: above and below with the corners, and at the sides. Where
  /// a row of a round corner is cut, its edge has other pixels.
  private var besideScreen: [Rect] {
    let screen = layout.frame
    func rounded(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (edge * layout.density).rounded(rule) / layout.density
    }
    // Edges of the bezel that are not whole pixels are rounded, maybe inwards.
    let edges = [layout.bezel * layout.factor, screen.x, screen.y, screen.maxX, screen.maxY]
    let margin = edges.allSatisfy { rounded($0, .down) == $0 } ? 0 : 1 / layout.density
    let (left, right) = (rounded(screen.x, .up) + margin, rounded(screen.maxX, .down) - margin)
    let corner = rounded(cornerRadius * layout.factor, .up) + margin
    let high = min(rounded(screen.y, .up) + corner, rounded(screen.midY, .up))
    let low = max(rounded(screen.maxY, .down) - corner, high)
    let room = layout.body.inset(by: -PhoneChrome.farthestShadow * layout.factor)
    func part(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
      Rect(left, top, right - left, bottom - top)
    }
    return [
      part(room.x, room.y, room.maxX, high), part(room.x, high, left, low),
      part(right, high, room.maxX, low), part(room.x, low, room.maxX, room.maxY),
    ]
  }

  /// Round the desk while the past is shown.
  package static func pastEdge(of desk: Size) -> DisplayList {
    DisplayList(items: [
      .border(Rect(origin: .zero, size: desk), .zero, width: edge, TimelineInk.past)
    ])
  }

  /// Dark on a light desk and light on a dark one; over the phone it is seen as well.
  private var indicator: Color {
    (isDark ? Color.white : Color.black).faded(PhoneChrome.indicatorStrength)
  }

  /// The four corners of a rectangle that are outside its rounding; each extends a little under the body.
  private static func corners(of r: Rect, radius: Double, under: Double) -> [Path] {
    [(r.x, r.y, 1.0, 1.0), (r.maxX, r.y, -1, 1), (r.maxX, r.maxY, -1, -1), (r.x, r.maxY, 1, -1)]
      .map { x, y, right, down in
        let inner = radius - under
        let handle = inner * (1 - 0.5522847498307936)
        var path = Path()
        path.move(x, y)
        path.line(x + right * radius, y)
        path.line(x + right * radius, y + down * under)
        path.curve(
          x + right * (under + handle), y + down * under, x + right * under,
          y + down * (under + handle), x + right * under, y + down * radius)
        path.line(x, y + down * radius)
        path.close()
        return path
      }
  }
}

extension Shadow {
  fileprivate func scaled(_ factor: Double) -> Shadow {
    Shadow(
      x: x * factor, y: y * factor, blur: blur * factor, spread: spread * factor, color: color)
  }
}
