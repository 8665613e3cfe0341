import Files
import GtkPaint
import TouchKit

/// Paints rows of frames, one after the other.
final class RowPainter {
  private let layout: SheetLayout
  private let painter: Painter
  /// What the last row was painted on.
  private var last: PixelSheet?

  init(_ layout: SheetLayout, _ painter: Painter) {
    self.layout = layout
    self.painter = painter
  }

  func paint(_ name: String, _ frames: [SmallMultiples.Frame], _ number: Int) throws -> PNGStrip {
    let strip = layout.strip(number)
    var sheet = ground()
    defer { last = sheet }
    let start = layout.corner(number * layout.columns)
    try put(
      on: &sheet, name, width: layout.width - 2 * SheetLayout.gap, weight: 600, x: start.x,
      y: start.y - SheetLayout.label - strip.lowerBound)
    var kept: KeptFrame?
    for (column, frame) in frames.enumerated() {
      let corner = layout.corner(number * layout.columns + column)
      let y = corner.y - strip.lowerBound
      if kept?.size == frame.size {
        kept?.show(frame.list, painter)
      } else {
        kept = try KeptFrame(frame.list, size: frame.size, scale: layout.scale, painter)
      }
      if let kept { sheet.put(kept.surface, x: corner.x, y: y) }
      try put(
        on: &sheet, frame.label, width: layout.cell.width, x: corner.x, y: y + layout.cell.height)
    }
    if let fault = painter.measurer.fault { throw CaptureError.paint(.font(fault)) }
    return sheet.strip(of: strip.count)
  }

  /// A sheet with nothing on it: the last one, if there is one.
  private func ground() -> PixelSheet {
    guard var sheet = last else {
      return PixelSheet(width: layout.width, height: layout.strip(0).count, ContactSheet.ground)
    }
    // Else it would be copied.
    last = nil
    sheet.clear()
    return sheet
  }

  private func put(
    on sheet: inout PixelSheet, _ words: String, width: Int, weight: Int = 400, x: Int, y: Int
  ) throws {
    let size = Size(Double(width), Double(SheetLayout.label))
    let list = ContactSheet.label(words, size, weight: weight)
    sheet.put(try painter.surface(of: list, size: size, scale: 1), x: x, y: y)
  }
}
