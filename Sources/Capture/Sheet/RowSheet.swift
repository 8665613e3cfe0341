import Files
import GtkPaint
import TouchKit

/// What the rows of a sheet are painted on, one after the other. Every row lies at the same place of it, so that what the row
/// before shows there may stay.
final class RowSheet {
  private let layout: SheetLayout
  private let pixels: PixelSheet
  private var number = 0
  /// The frames and labels of the row before.
  private var former: [SmallMultiples.Frame?] = []

  /// How high the parts are that several threads compress, in rows that strips are cut after. Each part costs as much as a small
  /// picture.
  private static let partSteps = 4

  init(_ layout: SheetLayout) {
    self.layout = layout
    pixels = PixelSheet(
      width: layout.width, height: layout.strip(0).count, ContactSheet.ground)
  }

  /// Makes room for a row, and tells which of its frames, by their columns, are not there yet.
  func begin(_ frames: [SmallMultiples.Frame], number: Int) -> [(column: Int, SmallMultiples.Frame)]
  {
    self.number = number
    if former.map({ $0?.size }) != frames.map(\.size) {
      if !former.isEmpty { pixels.clear() }
      former = Array(repeating: nil, count: frames.count)
    }
    return zip(frames.indices, frames).filter { former[$0]?.list != $1.list }
  }

  /// Several threads may put frames into different columns.
  func put(_ surface: Surface, in column: Int) {
    let corner = corner(column)
    pixels.put(surface, x: corner.x, y: corner.y)
  }

  /// Writes a row's name and what stands below its frames, which completes it.
  func label(_ name: String, _ frames: [SmallMultiples.Frame], _ painter: Painter) throws {
    let start = corner(0)
    try put(
      name, width: layout.width - 2 * SheetLayout.gap, weight: 600, x: start.x,
      y: start.y - SheetLayout.label, painter)
    for (column, frame) in frames.enumerated() where former[column]?.label != frame.label {
      let corner = corner(column)
      try put(
        frame.label, width: layout.cell.width, x: corner.x, y: corner.y + layout.cell.height,
        painter)
    }
    former = frames
  }

  /// The row, in parts if several threads share it. Their strips make the same file as the whole row's.
  func parts(isShared: Bool) -> [(pixels: PixelSheet, rows: Range<Int>)] {
    let strip = layout.strip(number)
    let rows = strip.lowerBound - top..<strip.upperBound - top
    let height = isShared ? RowSheet.partSteps * PNGStrip.step : rows.count
    return stride(from: rows.lowerBound, to: rows.upperBound, by: height).map { top in
      (pixels, top..<min(top + height, rows.upperBound))
    }
  }

  /// Where the sheet begins in the whole picture.
  private var top: Int { layout.strip(number).upperBound - layout.strip(0).count }

  private func corner(_ column: Int) -> (x: Int, y: Int) {
    let corner = layout.corner(number * layout.columns + column)
    return (corner.x, corner.y - top)
  }

  private func put(
    _ words: String, width: Int, weight: Int = 400, x: Int, y: Int, _ painter: Painter
  ) throws {
    let size = Size(Double(width), Double(SheetLayout.label))
    let list = ContactSheet.label(words, size, weight: weight)
    pixels.put(try painter.surface(of: list, size: size, scale: 1), x: x, y: y)
  }
}
