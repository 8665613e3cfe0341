import TouchKit

/// The slices in which the hide styles that bend the banner draw it, from 0 (flat) to 1 (hidden).
enum BannerSlices {
  /// Enough that a curl's edge looks round at the banner's size.
  private static let curlSlices = 48
  /// The distance in points between the ends of two neighbouring slices at the steepest edge of a flip: less than a pixel of
  /// most screens, so that a slanted edge shows no steps.
  private static let flipStep = 0.5
  private static let flipSlices = 24.0...160
  /// The share of its size by which a flip's far edge is narrower when the card is upright.
  private static let depth = 0.18
  /// How dark a part that is turned away from the light gets at most, and its back.
  private static let shade = 0.22
  private static let backShade = 0.08
  /// How much of the paper's own colour is over the print that shines through to its back.
  private static let opacity = 0.85
  /// How much darker the far edge of a flip is than the middle, and the near one lighter, as a share of the shade: a
  /// card with the same shade all over looks grey.
  private static let shadeSlope = 0.75
  /// Once less than this share of the banner is left, the shadow fades with it.
  private static let shadowEnd = 0.4

  /// `paper` is the banner's own colour now.
  static func effect(
    _ style: Notification.HideStyle, _ progress: AnimatedValue, paper: @escaping () -> Color
  ) -> SliceEffect? {
    switch style {
    case .slide, .crossDissolve: nil
    case .curlUp:
      SliceEffect(progress: progress, shadowCaster: curlCaster) { curl($0, $1, paper()) }
    case .flipFromBottom: flip(progress, .bottom)
    case .flipFromLeft: flip(progress, .left)
    case .flipFromRight: flip(progress, .right)
    }
  }

  private static func flip(_ progress: AnimatedValue, _ edge: Edge) -> SliceEffect {
    SliceEffect(progress: progress, shadowCaster: { flipCaster($0, $1, edge) }) {
      flip($0, $1, edge)
    }
  }

  /// How strong the shadow of a part is.
  private static func strength(_ share: Double) -> Double { min(1, max(0, share / shadowEnd)) }

  /// The largest rectangle within what a flip shows.
  private static func flipCaster(
    _ progress: Double, _ bounds: Rect, _ edge: Edge
  ) -> SliceEffect.ShadowCaster {
    let turn = min(max(progress, 0), 1) * (halfTurn / 2)
    let flat = Maths.cos(turn)
    let far = 1 - depth * Maths.sin(turn)
    let size =
      edge == .bottom
      ? Size(bounds.width * far, bounds.height * flat)
      : Size(bounds.width * flat, bounds.height * far)
    return .init(
      Rect(center: bounds.center, size: size), strength: flat > edgeOn ? strength(flat) : 0)
  }

  /// The part above the roll's lowest point.
  private static func curlCaster(_ progress: Double, _ bounds: Rect) -> SliceEffect.ShadowCaster {
    let (line, radius) = contact(progress, bounds)
    let over = max(0, bounds.maxY - line) / radius
    let end = min(bounds.maxY, line + radius * Maths.sin(min(over, halfTurn / 2)))
    let height = max(0, end - bounds.y)
    return .init(
      Rect(bounds.x, bounds.y, bounds.width, height), strength: strength(height / bounds.height))
  }

  /// Where the paper of a curl leaves the screen, and the radius of what it rolls onto.
  ///
  /// Past half a turn the paper has left the cylinder and is out of sight behind it; at the end all of it has.
  private static func contact(_ progress: Double, _ bounds: Rect) -> (Double, Double) {
    let progress = min(max(progress, 0), 1)
    let radius = bounds.height * roll
    return (bounds.maxY - progress * (bounds.height + radius * halfTurn), radius)
  }

  /// The edge that comes towards the eye.
  private enum Edge { case bottom, left, right }

  /// Turns the banner about its middle by a quarter: slices across the axis are drawn narrower the further they are.
  private static func flip(_ progress: Double, _ bounds: Rect, _ edge: Edge) -> [Slice] {
    let turn = min(max(progress, 0), 1) * (halfTurn / 2)
    let flat = Maths.cos(turn)
    let away = Maths.sin(turn)
    guard flat > edgeOn else { return [] }
    let isUpright = edge == .bottom
    let length = isUpright ? bounds.height : bounds.width
    let across = isUpright ? bounds.width : bounds.height
    let wanted = (depth * across / flipStep).rounded(.up)
    let count = min(max(wanted, flipSlices.lowerBound), flipSlices.upperBound)
    let slice = length / count
    // From the furthest to the nearest, so that of two neighbours the larger one is on top.
    let indices = 0..<(Int(exactly: count) ?? 0)
    return (edge == .left ? Array(indices.reversed()) : Array(indices)).map { index in
      let start = Double(index) * slice
      let middle = (start + slice / 2 - length / 2) / (length / 2)
      // Nearer than the axis is larger, further is smaller; the axis keeps its size.
      let side = edge == .left ? -middle : middle
      let size = 1 + depth * away * side
      let part =
        isUpright
        ? Rect(bounds.x, bounds.y + start, across, slice)
        : Rect(bounds.x + start, bounds.y, slice, across)
      let along = bounds.center
      let transform =
        isUpright
        ? AffineTransform(
          a: size, b: 0, c: 0, d: flat, tx: along.x * (1 - size), ty: along.y * (1 - flat))
        : AffineTransform(
          a: flat, b: 0, c: 0, d: size, tx: along.x * (1 - flat), ty: along.y * (1 - size))
      let dark = shade * away * (1 - shadeSlope * side)
      return Slice(part: part, transform: transform, veil: .black.faded(dark))
    }
  }

  /// Rolls the banner up from its lower edge over a cylinder that travels upwards.
  ///
  /// The paper below the line of contact is on the cylinder: paper that is `over` beyond the line is seen
  /// R·sin(over ÷ R) below it. The paper past the cylinder's side shows its back, upside down. Each slice is drawn
  /// between the places of its two edges, so that no gap opens between two of them.
  private static func curl(_ progress: Double, _ bounds: Rect, _ paper: Color) -> [Slice] {
    let (line, radius) = contact(progress, bounds)
    let slice = bounds.height / Double(curlSlices)
    func place(_ y: Double) -> Double {
      y <= line ? y : line + radius * Maths.sin((y - line) / radius)
    }
    return (0..<curlSlices).compactMap { index in
      let top = bounds.y + Double(index) * slice
      let bottom = bounds.y + Double(index + 1) * slice
      let angle = ((top + bottom) / 2 - line) / radius
      guard angle < halfTurn else { return nil }
      let height = (place(bottom) - place(top)) / (bottom - top)
      // A slice that is seen exactly from its edge is invisible.
      guard abs(height) > edgeOn else { return nil }
      return Slice(
        part: Rect(bounds.x, top, bounds.width, bottom - top),
        transform: AffineTransform(
          a: 1, b: 0, c: 0, d: height, tx: 0, ty: place(top) - top * height),
        veil: veil(angle, isBack: height < 0, paper))
    }
  }

  /// The colour painted over a slice at an angle of the cylinder: shade; on the back the paper's colour below the shade.
  private static func veil(_ angle: Double, isBack: Bool, _ paper: Color) -> Color {
    guard angle > 0 else { return .clear }
    let dark = shade * Maths.sin(angle) + (isBack ? backShade : 0)
    guard isBack else { return .black.faded(dark) }
    let whole = 1 - (1 - opacity) * (1 - dark)
    let share = opacity * (1 - dark) / whole
    return Color(
      red: paper.red * share, green: paper.green * share, blue: paper.blue * share, alpha: whole)
  }

  /// The cylinder's radius as a share of the banner's height.
  private static let roll = 0.16
  private static let halfTurn = Maths.turn / 2
  private static let edgeOn = 0.0001
}
