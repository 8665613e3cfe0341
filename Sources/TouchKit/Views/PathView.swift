/// A view that shows a path, such as an icon, scaled from its own square to the view.
open class PathView: View {
  /// How a path is drawn.
  public enum Style: Hashable, Sendable {
    /// The inside is filled.
    case filled
    /// A line is drawn, with this width in the path's own units.
    case stroked(Double)
  }
  /// A part of a drawing with a style of its own.
  public struct Layer: Hashable, Sendable {
    /// The outline, in the drawing's own units.
    public var path: Path
    /// Whether it is filled or stroked.
    public var style: Style
    /// A path in a style.
    public init(_ path: Path, _ style: Style) {
      self.path = path
      self.style = style
    }
  }

  /// The parts, back to front.
  public var layers: [Layer]
  /// The colour of all parts.
  public var color: DynamicColor
  /// The side of the square that the path is drawn in.
  public var unit: Double
  /// Whether the drawing points to a side, so that it is mirrored if the phone's interface is read from right to left.
  public var isDirectional = false

  /// A drawing on a square of side `unit`, such as 24 for icons.
  public init(
    layers: [Layer], unit: Double, color: DynamicColor, id: String? = nil
  ) {
    self.layers = layers
    self.color = color
    self.unit = unit
    super.init(id: id)
    isUserInteractionEnabled = false
  }

  open override func draw(in context: inout DrawingContext) {
    let size = shown.size
    let side = min(size.width, size.height)
    guard side > 0 else { return }
    let origin = Point((size.width - side) / 2, (size.height - side) / 2)
    if isDirectional && isRightToLeft {
      let flip = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      context.transform(flip) { paint(&$0, at: origin, side / unit) }
    } else {
      paint(&context, at: origin, side / unit)
    }
  }

  private func paint(_ context: inout DrawingContext, at origin: Point, _ scale: Double) {
    for layer in layers {
      switch layer.style {
      case .filled:
        context.fillPath(layer.path, at: origin, scale: scale, context.color(color))
      case .stroked(let width):
        context.strokePath(
          layer.path, at: origin, scale: scale, width: width, context.color(color))
      }
    }
  }
}
