import Files

/// A row of a sheet that is painted and not compressed yet.
struct PaintedRow {
  let sheet: PixelSheet
  /// The pixels of the sheet that belong to it.
  let rows: Range<Int>

  /// How high its parts are, in rows that strips are cut after. Each part costs as much as a small picture.
  private static let partSteps = 4

  var strip: PNGStrip { sheet.strip(of: rows) }

  /// Parts whose strips make the same file as its own strip.
  var parts: [PaintedRow] {
    let height = PaintedRow.partSteps * PNGStrip.step
    return stride(from: rows.lowerBound, to: rows.upperBound, by: height).map { top in
      PaintedRow(sheet: sheet, rows: top..<min(top + height, rows.upperBound))
    }
  }
}
