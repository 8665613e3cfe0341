/// A part of a texture and the transform with which it is drawn.
public struct Slice: Hashable, Sendable {
  /// The part of the painted source, in the coordinates of the source.
  public var part: Rect
  /// The map from the source's coordinates to the screen.
  public var transform: AffineTransform
  /// A colour over the picture in this part, such as the shade on a turned page. Transparent parts of the picture stay
  /// transparent. Where parts overlap, the veils of all of them are painted over each part.
  public var veil: Color

  /// A slice: a part of the source, and the transform with which the part is drawn.
  public init(part: Rect, transform: AffineTransform, veil: Color = .clear) {
    self.part = part
    self.transform = transform
    self.veil = veil
  }
}
