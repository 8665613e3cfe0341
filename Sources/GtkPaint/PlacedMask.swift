import CGtkShim.Paint
import TouchKit

/// A mask with its rectangle relative to an origin, in device pixels.
struct PlacedMask {
  let mask: Mask
  let rect: Rect
  private let part: Mask.Part

  init(_ mask: Mask, _ rect: DPRect) {
    self.mask = mask
    self.rect = Rect(rect)
    part = Mask.Part(
      x: 0, y: 0, width: Int(exactly: rect.width) ?? 0, height: Int(exactly: rect.height) ?? 0)
  }

  /// The whole mask in one colour.
  func picture(pixels: Double, color: Color, isTexture: Bool) -> SharedNode {
    mask.picture(
      Mask.PictureKey(
        part: part, size: rect.size, pixels: pixels, color: color, isTexture: isTexture))
  }
}
