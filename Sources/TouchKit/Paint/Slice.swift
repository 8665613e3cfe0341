/// A part of a texture and the transform with which it is drawn.
public struct Slice: Hashable, Sendable {
  /// The part of the painted source, in its own coordinates.
  public var part: Rect
  /// The map from the source's coordinates to the screen.
  public var transform: AffineTransform
  /// A colour over the picture in this part, such as the shade on a turned page; clear parts of the picture stay clear.
  /// If parts overlap, the veils of all are over each of them.
  public var veil: Color

  /// A slice: a part of the source and the place where it is drawn.
  public init(part: Rect, transform: AffineTransform, veil: Color = .clear) {
    self.part = part
    self.transform = transform
    self.veil = veil
  }
}
