import TouchKit

/// The strips of the hide styles that bend the banner: 0 is flat, 1 is gone.
enum BannerStrips {
  /// Enough that a curl's edge looks round at the banner's size.
  private static let slices = 24
  /// The share of its size by which a flip's far edge is narrower when it stands upright.
  private static let depth = 0.18
  /// The darkest a turned-away part gets.
  private static let shade = 0.35

  static func effect(_ style: Notification.HideStyle, _ progress: AnimatedValue) -> StripEffect? {
    switch style {
    case .slide, .crossDissolve: nil
    case .curlUp: StripEffect(progress: progress, strips: curl)
    case .flipFromBottom: StripEffect(progress: progress) { flip($0, $1, .bottom) }
    case .flipFromLeft: StripEffect(progress: progress) { flip($0, $1, .left) }
    case .flipFromRight: StripEffect(progress: progress) { flip($0, $1, .right) }
    }
  }

  /// The edge that comes towards the eye.
  private enum Edge { case bottom, left, right }

  /// Turns the banner about its middle by a quarter: slices across the axis are drawn narrower the further they are.
  private static func flip(_ progress: Double, _ bounds: Rect, _ edge: Edge) -> [Strip] {
    let turn = min(max(progress, 0), 1) * 1.5707963267948966
    let flat = Maths.cos(turn)
    let away = Maths.sin(turn)
    guard flat > 0.001 else { return [] }
    let isUpright = edge == .bottom
    let length = isUpright ? bounds.height : bounds.width
    let across = isUpright ? bounds.width : bounds.height
    let slice = length / Double(slices)
    return (0..<slices).map { index in
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
      return Strip(part: part, transform: transform, shade: shade * away)
    }
  }

  /// Rolls the banner up from its lower edge over a cylinder that travels upwards.
  ///
  /// A slice below the line of contact lies on the cylinder: its place is R·sin(a) beyond the line and its height is
  /// shortened by cos(a), a being its distance along the paper over R. What is past the top of the cylinder is its back,
  /// which is drawn dark and upside down above the line.
  private static func curl(_ progress: Double, _ bounds: Rect) -> [Strip] {
    let progress = min(max(progress, 0), 1)
    let radius = bounds.height * 0.16
    let slice = bounds.height / Double(slices)
    let line = bounds.maxY - progress * (bounds.height + radius * 3.2)
    var strips: [Strip] = []
    for index in 0..<slices {
      let top = bounds.y + Double(index) * slice
      let part = Rect(bounds.x, top, bounds.width, slice)
      let over = top + slice / 2 - line
      if over <= 0 {
        strips.append(Strip(part: part, transform: .identity))
        continue
      }
      let angle = over / radius
      // Beyond a half turn the paper has left the cylinder and is out of sight behind it.
      guard angle < 3.141592653589793 else { continue }
      let place = line + radius * Maths.sin(angle)
      let height = Maths.cos(angle)
      guard abs(height) > 0.02 else { continue }
      let middle = top + slice / 2
      strips.append(
        Strip(
          part: part,
          transform: AffineTransform(
            a: 1, b: 0, c: 0, d: height, tx: 0, ty: place - middle * height),
          shade: shade * (1 - height) / 2 + (height < 0 ? shade / 2 : 0)))
    }
    return strips
  }
}
