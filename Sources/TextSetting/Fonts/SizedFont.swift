import CShaper

/// A face at a size. Belongs to one thread.
final class SizedFont {
  let face: FontFace
  /// In 1/1024 point.
  let size: Int32
  let handle: OpaquePointer
  let ascent: Int32
  let descent: Int32
  /// How wide letters are on average; less than 0 until it is wanted.
  var letterWidth: Int32 = -1

  /// As many as on the screens that lengths are points of.
  private static let dotsPerInch = 96.0

  init(_ face: FontFace, size: Int32) {
    self.face = face
    self.size = size
    handle = dp_shaper_font_new(face.handle, size, SizedFont.dotsPerInch)
    ascent = dp_shaper_font_ascent(handle)
    descent = dp_shaper_font_descent(handle)
  }

  deinit { dp_shaper_font_free(handle) }

  func glyph(of character: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return dp_shaper_font_find(handle, character, &glyph) ? glyph : nil
  }

  func width(ofGlyph glyph: UInt32) -> Int32 { dp_shaper_font_advance(handle, glyph) }

  /// How wide the hyphen is that a line ends with; 0 if there is none.
  var hyphenWidth: Int32 { (glyph(of: 0x2010) ?? glyph(of: 0x2D)).map(width(ofGlyph:)) ?? 0 }

  /// How wide a glyph is without any rounding on the way, as Cairo computes it: HarfBuzz rounds the factor from the face's units, too.
  func exactWidth(ofGlyph glyph: UInt32) -> Int32 {
    let factor = 1 / Double(max(dp_shaper_face_units(face.handle), 1))
    let points = Double(dp_shaper_face_advance(face.handle, glyph)) * factor * (Double(size) / 1024)
    return Int32(truncatingIfNeeded: Int64((points * 1024 + 0.5).rounded(.down)))
  }
}
