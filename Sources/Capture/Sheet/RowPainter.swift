import Files
import GtkPaint
import TouchKit

/// Paints rows of frames, one after the other.
final class RowPainter {
  private let layout: SheetLayout
  private let painter: Painter
  /// The last row, and what it was painted on.
  private var last: (sheet: PixelSheet, frames: [SmallMultiples.Frame])?

  init(_ layout: SheetLayout, _ painter: Painter) {
    self.layout = layout
    self.painter = painter
  }

  func paint(_ name: String, _ frames: [SmallMultiples.Frame], _ number: Int) throws -> PaintedRow {
    let strip = layout.strip(number)
    // Every row lies at the same place of the sheet that it is painted on, so that what the row before shows there may stay.
    let top = strip.upperBound - layout.strip(0).count
    var (sheet, former) = ground(for: frames)
    defer { last = (sheet, frames) }
    let start = layout.corner(number * layout.columns)
    try put(
      on: &sheet, name, width: layout.width - 2 * SheetLayout.gap, weight: 600, x: start.x,
      y: start.y - SheetLayout.label - top)
    var kept: KeptFrame?
    for (column, frame) in frames.enumerated() {
      let corner = layout.corner(number * layout.columns + column)
      let y = corner.y - top
      if former[column]?.list != frame.list {
        if kept?.size == frame.size {
          kept?.show(frame.list, painter)
        } else {
          kept = try KeptFrame(frame.list, size: frame.size, scale: layout.scale, painter)
        }
        if let kept { sheet.put(kept.surface, x: corner.x, y: y) }
      }
      if former[column]?.label != frame.label {
        try put(
          on: &sheet, frame.label, width: layout.cell.width, x: corner.x, y: y + layout.cell.height)
      }
    }
    if let fault = painter.measurer.fault { throw CaptureError.paint(.font(fault)) }
    return PaintedRow(sheet: sheet, rows: strip.lowerBound - top..<strip.upperBound - top)
  }

  /// The sheet of the last row with its frames, if those of the new row cover them; else one with nothing on it.
  private func ground(for frames: [SmallMultiples.Frame]) -> (PixelSheet, [SmallMultiples.Frame?]) {
    let none = [SmallMultiples.Frame?](repeating: nil, count: frames.count)
    guard let former = last?.frames, var sheet = last?.sheet else {
      return (
        PixelSheet(width: layout.width, height: layout.strip(0).count, ContactSheet.ground), none
      )
    }
    // Else it would be copied.
    last = nil
    if former.map(\.size) == frames.map(\.size) { return (sheet, former) }
    sheet.clear()
    return (sheet, none)
  }

  private func put(
    on sheet: inout PixelSheet, _ words: String, width: Int, weight: Int = 400, x: Int, y: Int
  ) throws {
    let size = Size(Double(width), Double(SheetLayout.label))
    let list = ContactSheet.label(words, size, weight: weight)
    sheet.put(try painter.surface(of: list, size: size, scale: 1), x: x, y: y)
  }
}
