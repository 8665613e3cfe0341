import Files
import TouchKit

/// Where the frames of a contact sheet are, in whole pixels.
struct SheetLayout {
  /// How many pixels a point of a frame has; less than was asked for if there are many frames.
  let scale: Double
  let columns: Int
  let rows: Int
  /// The room of a frame without its label.
  let cell: (width: Int, height: Int)
  /// The height of a row's name, above its frames; 0 if rows have no name.
  let name: Int

  static let gap = 16
  /// The size of words on the smallest frames, in pixels; on larger ones they are larger, as a sheet is mostly seen as a whole.
  private static let leastWords = 12
  /// So many times the words' size is the shorter side of a frame.
  private static let wordsShare = 16
  /// A sheet's width in heights: as wide as the screens that it is looked at on.
  private static let aspect = 1.6
  /// The scales that are tried if the wanted one makes too large a sheet.
  private static let smaller = [3, 2, 1, 0.75, 0.5, 0.375, 0.25]

  /// Nil if not even the smallest frames fit into a picture that this program reads.
  init?(frames: Int, largest: Size, scale: Double) {
    self.init(scale) { scale in
      let cell = SheetLayout.cell(largest, scale)
      let step = Size(
        Double(cell.width + SheetLayout.gap),
        Double(cell.height + SheetLayout.label(cell) + SheetLayout.gap))
      let fitting = (Double(frames) * SheetLayout.aspect * step.height / step.width).squareRoot()
      let columns = min(max(1, Int(exactly: fitting.rounded()) ?? 1), frames)
      return SheetLayout(
        scale: scale, columns: columns, rows: (frames + columns - 1) / columns, cell: cell,
        name: 0)
    }
  }

  /// Rows that have names, of `columns` frames each.
  init?(rows: Int, of columns: Int, largest: Size, scale: Double) {
    self.init(scale) { scale in
      let cell = SheetLayout.cell(largest, scale)
      return SheetLayout(
        scale: scale, columns: columns, rows: rows, cell: cell,
        name: SheetLayout.label(cell))
    }
  }

  /// The layout with the wanted scale, or with the largest smaller one that fits.
  private init?(_ scale: Double, _ layout: (Double) -> SheetLayout) {
    let all = ([scale] + SheetLayout.smaller.filter { $0 < scale }).lazy.map(layout)
    guard
      let fitting = all.first(where: { layout in
        layout.width <= PNGHeader.mostSide && layout.height <= PNGHeader.mostSide
          && layout.width * layout.height <= PNGHeader.mostPixels
      })
    else { return nil }
    self = fitting
  }

  private init(scale: Double, columns: Int, rows: Int, cell: (width: Int, height: Int), name: Int) {
    self.scale = scale
    self.columns = columns
    self.rows = rows
    self.cell = cell
    self.name = name
  }

  private static func cell(_ largest: Size, _ scale: Double) -> (width: Int, height: Int) {
    func pixels(_ points: Double) -> Int { Int(exactly: (points * scale).rounded()) ?? 1 }
    return (max(1, pixels(largest.width)), max(1, pixels(largest.height)))
  }

  /// The size of words, in pixels.
  var words: Int { SheetLayout.words(cell) }
  /// The height of a frame's label, which is close below it.
  var label: Int { SheetLayout.label(cell) }

  private static func words(_ cell: (width: Int, height: Int)) -> Int {
    max(leastWords, min(cell.width, cell.height) / wordsShare)
  }
  private static func label(_ cell: (width: Int, height: Int)) -> Int { 2 * words(cell) }

  private var step: Int { name + cell.height + label + SheetLayout.gap }

  var width: Int { SheetLayout.gap + columns * (cell.width + SheetLayout.gap) }
  var height: Int { SheetLayout.gap + rows * step }

  /// The top left corner of the frame of a number.
  func corner(_ number: Int) -> (x: Int, y: Int) {
    (
      SheetLayout.gap + number % columns * (cell.width + SheetLayout.gap),
      SheetLayout.gap + number / columns * step + name
    )
  }
}
