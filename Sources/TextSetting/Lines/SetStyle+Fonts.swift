import CShaper

/// What fonts say of a style.
extension SetStyle {
  /// Without what makes digits and letters differ from the font's own.
  mutating func removeFeatures() {
    isTabular = false
    isSpaced = false
  }

  /// How wide a font's letters are on average: those of a sentence, each as wide as whole points.
  func letterWidth(of font: SizedFont) -> Int32 {
    if font.letterWidth >= 0 { return font.letterWidth }
    let sentence = Scalars(SetStyle.sample)
    let fonts = shelf.list([font.face.families[0]], weight: font.face.weight, size: font.size)
    var plain = self
    plain.removeFeatures()
    plain.letters = fonts
    plain.emoji = fonts
    var width: Int32 = 0
    for item in Itemizer.items(
      of: 0..<sentence.count, in: sentence, plain, levels: nil, boxes: nil)
    {
      for glyph in RunShaper.shape(item, of: sentence.values, plain) {
        width = width &+ ((glyph.width &+ 512) & ~1023)
      }
    }
    font.letterWidth = width / Int32(truncatingIfNeeded: sentence.count)
    return font.letterWidth
  }

  private static let sample: StaticString = "The quick brown fox jumps over the lazy dog."
}

extension Scalars {
  init(_ string: StaticString) {
    self.init(UnsafeBufferPointer(start: string.utf8Start, count: string.utf8CodeUnitCount))
  }
}
