import CShaper

/// Puts the ellipsis of a line that was cut in its place.
extension Composition {
  /// Puts the ellipsis of a line close to the letters before it.
  ///
  /// It is as wide as the room that letters left of the line, which from right to left is a gap between the two. A space before it has
  /// no width.
  func closeUp(_ index: Int) {
    let line = lines[index]
    guard let dots = line.runs.firstIndex(where: { $0.isEllipsis }) else { return }
    let font = line.runs[dots].item.font
    for glyph in line.runs[dots].glyphs.indices {
      let own = lines[index].runs[dots].glyphs[glyph]
      lines[index].runs[dots].glyphs[glyph].width = min(
        own.width, font.exactWidth(ofGlyph: own.id))
    }
    let before = line.isFromRight ? dots + 1 : dots - 1
    guard line.runs.indices.contains(before) else { return }
    let glyphs = line.runs[before].glyphs
    for step in glyphs.indices {
      let glyph = line.isFromRight ? step : glyphs.count - 1 - step
      guard characters[text[Int(glyphs[glyph].place)]].isWhite else { break }
      lines[index].runs[before].glyphs[glyph].width = 0
    }
  }
}
