/// Draws a view in strips that a moving value bends: page curls and flips, which no affine map of the whole can draw.
///
/// The strips are a function of the value and the view's bounds; touches go through the inverse of the strip they meet.
public struct StripEffect {
  public let progress: AnimatedValue
  /// The strips at a progress: parts of the view's bounds and where they are drawn, back to front.
  public let strips: (_ progress: Double, _ bounds: Rect) -> [Strip]
  /// How much of the view's shadow is left at a progress.
  public let shadowStrength: (_ progress: Double) -> Double

  public init(
    progress: AnimatedValue, shadowStrength: @escaping (Double) -> Double = { 1 - $0 },
    strips: @escaping (_ progress: Double, _ bounds: Rect) -> [Strip]
  ) {
    self.progress = progress
    self.shadowStrength = shadowStrength
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
