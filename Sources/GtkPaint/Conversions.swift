import CGtkShim.Paint
import TouchKit

/// Converts the values of TouchKit to those of the shim.
extension DPColor {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension Rect {
  init(_ rect: DPRect) { self.init(rect.x, rect.y, rect.width, rect.height) }
}

extension DPRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension DPRadii {
  init(_ radii: CornerRadii) {
    self.init(
      top_left: radii.topLeft, top_right: radii.topRight, bottom_right: radii.bottomRight,
      bottom_left: radii.bottomLeft)
  }
}

extension DPTransform {
  init(_ t: AffineTransform) { self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Lends the bytes as characters of C with their count; the pointer is never null.
  func withCharacters<Result>(_ body: (UnsafePointer<CChar>, Int32) -> Result) -> Result {
    withMemoryRebound(to: CChar.self) { characters in
      withUnsafePointer(to: 0 as CChar) { nothing in
        body(characters.baseAddress ?? nothing, Int32(clamping: characters.count))
      }
    }
  }
}
