/// Draws a view in slices that a moving value bends, for page curls and flips. Such effects can't be one affine map of
/// the whole view.
///
/// The slices are a function of the value and the view's bounds. A touch is converted with the inverse of the transform
/// of the slice that it hits.
public struct SliceEffect {
  /// The value that bends the view.
  public let progress: AnimatedValue
  /// The slices at a progress, back to front: parts of the view's bounds, with their transforms.
  public let slices: (_ progress: Double, _ bounds: Rect) -> [Slice]
  /// The rectangle that casts the view's shadow, at a progress.
  public let shadowCaster: (_ progress: Double, _ bounds: Rect) -> ShadowCaster

  /// A part of the unbent view that casts a shadow, and the shadow's strength.
  public struct ShadowCaster: Hashable, Sendable {
    /// The rectangle, in the view's coordinates.
    public var rect: Rect
    /// A factor on the shadow's alpha, from 0 to 1.
    public var strength: Double

    /// A rectangle that casts the shadow with a strength.
    public init(_ rect: Rect, strength: Double) {
      self.rect = rect
      self.strength = strength
    }
  }

  /// An effect with these functions. Without a `shadowCaster` the whole view casts its shadow.
  public init(
    progress: AnimatedValue,
    shadowCaster: @escaping (_ progress: Double, _ bounds: Rect) -> ShadowCaster = {
      ShadowCaster($1, strength: 1 - $0)
    },
    slices: @escaping (_ progress: Double, _ bounds: Rect) -> [Slice]
  ) {
    self.progress = progress
    self.shadowCaster = shadowCaster
    self.slices = slices
  }

  /// Slices that share an edge have different inverses: without some slack, a point on the edge could fall between
  /// both.
  private static let slack = EdgeInsets(top: -1e-6, left: -1e-6, bottom: -1e-6, right: -1e-6)

  func shown(_ bounds: Rect) -> [Slice] { slices(progress.shown, bounds) }

  /// The point of the view that is drawn at a point of its unbent frame; nil if no point is.
  ///
  /// If a slice is clear at the point, as past a round corner, the slice below it counts.
  func unbent(_ point: Point, _ bounds: Rect, isDrawn: (Point) -> Bool) -> Point? {
    for slice in shown(bounds).reversed() {
      guard let inner = slice.transform.inverse?.apply(point),
        slice.part.inset(by: SliceEffect.slack).contains(inner), isDrawn(inner)
      else { continue }
      return inner
    }
    return nil
  }
}
