import CShaper

/// Glyphs of one font on a line, as they are painted.
package struct GlyphRun {
  package let face: FontFace
  /// The font's size in 1/1024 point.
  package let size: Int32
  /// From the line's left end and below its baseline, in points.
  package let x: Float
  package let y: Float
  package let glyphs: [DPShapedGlyph]
}

extension SetText {
  /// The runs of a line from left to right.
  package func runs(ofLine index: Int) -> [GlyphRun] {
    let line = lines[index]
    var x: Int32 = 0
    return line.line.runs.map { run in
      var (font, glyphs) = (run.item.font, run.glyphs)
      if run.item.isBox, let boxes = line.composition.style.boxes {
        font = boxes
        for glyph in glyphs.indices { glyphs[glyph].id = 0 }
      }
      defer { x = x &+ run.width }
      return GlyphRun(
        face: font.face, size: font.size, x: Float(x.points), y: Float((0 &- run.rise).points),
        glyphs: glyphs)
    }
  }

  package var lineCount: Int { lines.count }
  /// Where a line's left end is in the text's box, in points.
  package func x(ofLine index: Int) -> Double { lines[index].x }
}
