/// The arrow at a popover's edge.
final class PopoverArrowView: View {
  private let style: PopoverStyle
  private var direction = PopoverArrows.up

  init(_ style: PopoverStyle) {
    self.style = style
    super.init()
    isUserInteractionEnabled = false
  }

  func place(_ placement: PopoverPlacement) {
    direction = placement.arrow
    let (length, foot) = (style.arrow.width, style.arrow.height)
    let tip = placement.tip - placement.frame.origin
    switch direction {
    case .up: frame = Rect(tip.x - foot / 2, tip.y, foot, length)
    case .down: frame = Rect(tip.x - foot / 2, tip.y - length, foot, length)
    case .left: frame = Rect(tip.x, tip.y - foot / 2, length, foot)
    default: frame = Rect(tip.x - length, tip.y - foot / 2, length, foot)
    }
  }

  /// The thickness of the line along the arrow's edge, in points: about a pixel, as along the card's edge.
  private static let line = 0.5

  /// A triangle that is concave at its foot, so that it grows from the edge, and round at its tip.
  override func draw(in context: inout DrawingContext) {
    let (length, half) = (style.arrow.width, style.arrow.height / 2)
    // Drawn pointing up with the tip at the origin; this turns a point (x, y) to the arrow's direction.
    func turned(_ x: Double, _ y: Double) -> (Double, Double) {
      switch direction {
      case .up: (x + half, y)
      case .down: (x + half, length - y)
      case .left: (y, x + half)
      default: (length - y, x + half)
      }
    }
    // It reaches one point into the card, so that no seam can be seen between them.
    let foot = length + 1
    var path = Path()
    var edge = Path()
    func move(_ x: Double, _ y: Double) {
      let p = turned(x, y)
      path.move(p.0, p.1)
    }
    func line(_ x: Double, _ y: Double) {
      let p = turned(x, y)
      path.line(p.0, p.1)
    }
    func curve(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ x: Double, _ y: Double) {
      let (p, q, r) = (turned(a, b), turned(c, d), turned(x, y))
      path.curve(p.0, p.1, q.0, q.1, r.0, r.1)
      edge.curve(p.0, p.1, q.0, q.1, r.0, r.1)
    }
    move(-half, foot)
    line(-half, length)
    let start = turned(-half, length)
    edge.move(start.0, start.1)
    curve(-half * 0.55, length, -half * 0.3, length * 0.12, 0, length * 0.12)
    curve(half * 0.3, length * 0.12, half * 0.55, length, half, length)
    line(half, foot)
    path.close()
    context.fillPath(path, at: .zero, context.color(style.background))
    context.strokePath(
      edge, at: .zero, width: PopoverArrowView.line, context.color(style.border))
  }
}
