/// The fonts of one style, in the order in which letters are looked for.
final class FontList {
  let fonts: [SizedFont]

  init(_ fonts: [SizedFont]) { self.fonts = fonts }

  /// The font of all that isn't a letter of another.
  var first: SizedFont { fonts[0] }

  /// The first font that has a character, and how far behind it is; the first font of all behind all of them if none has it.
  func find(_ character: UInt32, else base: SizedFont) -> (font: SizedFont, rank: Int) {
    for rank in fonts.indices where fonts[rank].face.coverage.has(character) {
      return (fonts[rank], rank)
    }
    return (base, fonts.count)
  }
}
