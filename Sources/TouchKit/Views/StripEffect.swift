/// Draws a view in strips that a moving value bends: page curls and flips, which no affine map of the whole can draw.
///
/// The strips are a function of the value and the view's bounds; touches go through the inverse of the strip they meet.
public struct StripEffect {
  public let progress: AnimatedValue
  /// The strips at a progress: parts of the view's bounds and where they are drawn, back to front.
  public let strips: (_ progress: Double, _ bounds: Rect) -> [Strip]
  /// What casts the view's shadow at a progress.
  public let caster: (_ progress: Double, _ bounds: Rect) -> Caster

  /// A part of the view's unbent place that casts a shadow, and how strong that is.
  public struct Caster: Hashable, Sendable {
    public var rect: Rect
    public var strength: Double

    public init(_ rect: Rect, strength: Double) {
      self.rect = rect
      self.strength = strength
    }
  }

  public init(
    progress: AnimatedValue,
    caster: @escaping (_ progress: Double, _ bounds: Rect) -> Caster = {
      Caster($1, strength: 1 - $0)
    },
    strips: @escaping (_ progress: Double, _ bounds: Rect) -> [Strip]
  ) {
    self.progress = progress
    self.caster = caster
    self.strips = strips
  }

  /// Strips that share an edge are mapped back by different numbers: without some slack a point on the edge could fall
  /// between both.
  private static let slack = EdgeInsets(top: -1e-6, left: -1e-6, bottom: -1e-6, right: -1e-6)

  func shown(_ bounds: Rect) -> [Strip] { strips(progress.shown, bounds) }

  /// The point of the view that is drawn at a point of its unbent place; nil where nothing is.
  ///
  /// Where a strip is drawn clear, as past a round corner, what lies below it is seen.
  func unbent(_ point: Point, _ bounds: Rect, isDrawn: (Point) -> Bool) -> Point? {
    for strip in shown(bounds).reversed() {
      guard let inner = strip.transform.inverse?.apply(point),
        strip.part.inset(by: StripEffect.slack).contains(inner), isDrawn(inner)
      else { continue }
      return inner
    }
    return nil
  }
}
