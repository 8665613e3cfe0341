import Files
import TouchKit

/// Where the frames of a contact sheet lie, in whole pixels.
struct SheetLayout {
  /// How many pixels a point of a frame has; less than was asked for if there are many frames.
  let scale: Double
  let columns: Int
  let rows: Int
  /// The room of a frame without its label.
  let cell: (width: Int, height: Int)

  static let gap = 16
  /// The height of a frame's label, which stands close below it.
  static let label = 24
  /// A sheet's width in heights: as wide as the screens that it is looked at on.
  private static let aspect = 1.6
  /// The scales that are tried if the wanted one makes too large a sheet.
  private static let smaller = [3, 2, 1, 0.75, 0.5, 0.375, 0.25]

  /// Nil if not even the smallest frames fit into a picture that this program reads.
  init?(frames: Int, largest: Size, scale: Double) {
    for scale in [scale] + SheetLayout.smaller.filter({ $0 < scale }) {
      self.init(frames, largest, scale)
      if width <= PNGHeader.mostSide, height <= PNGHeader.mostSide,
        width * height <= PNGHeader.mostPixels
      {
        return
      }
    }
    return nil
  }

  private init(_ frames: Int, _ largest: Size, _ scale: Double) {
    func pixels(_ points: Double) -> Int { Int(exactly: (points * scale).rounded()) ?? 1 }
    self.scale = scale
    cell = (max(1, pixels(largest.width)), max(1, pixels(largest.height)))
    let step = Size(
      Double(cell.width + SheetLayout.gap),
      Double(cell.height + SheetLayout.label + SheetLayout.gap))
    let fitting = (Double(frames) * SheetLayout.aspect * step.height / step.width).squareRoot()
    columns = min(max(1, Int(exactly: fitting.rounded()) ?? 1), frames)
    rows = (frames + columns - 1) / columns
  }

  var width: Int { SheetLayout.gap + columns * (cell.width + SheetLayout.gap) }
  var height: Int {
    SheetLayout.gap + rows * (cell.height + SheetLayout.label + SheetLayout.gap)
  }

  /// The top left corner of the frame of a number.
  func corner(_ number: Int) -> (x: Int, y: Int) {
    (
      SheetLayout.gap + number % columns * (cell.width + SheetLayout.gap),
      SheetLayout.gap + number / columns * (cell.height + SheetLayout.label + SheetLayout.gap)
    )
  }
}
