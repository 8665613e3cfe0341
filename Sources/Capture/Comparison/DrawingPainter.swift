import Files
import GtkPaint
import JSON
import MotionStudy
import TouchKit

/// Paints drawings as pixels.
struct DrawingPainter {
  let painter: Painter
  /// Pixels a point.
  let density: Double

  /// Where letters of the size 1 are in their line, which is as high as they are.
  private static let (ascent, lineHeight) = (0.969, 1.21)
  /// The width of a box that any words fit into.
  private static let room = 4000.0
  /// Enough for small words on any screen; less only where a picture would be too large.
  private static let densities = [2.0, 1.5, 1, 0.75, 0.5]

  /// The pixels a point that a drawing is painted with; nil if it is too large for any.
  static func density(for size: Size) -> Double? {
    densities.first { density in
      let (width, height) = (size.width * density, size.height * density)
      return max(width, height) <= Double(PNGHeader.mostSide)
        && width * height <= Double(PNGHeader.mostPixels)
    }
  }

  func png(_ drawing: Drawing, _ pictures: [Surface]) throws(PaintError) -> [UInt8] {
    let ground = DisplayItem.fill(Rect(origin: .zero, size: drawing.size), .zero, Drawing.ground)
    let list = DisplayList(items: [ground] + drawing.marks.compactMap(item))
    let surface = try painter.pixels(
      painter.scene(list, size: drawing.size, scale: density))
    var sheet = PixelSheet(surface)
    for case .picture(let number, let rect) in drawing.marks {
      let picture = pictures[number]
      func pixel(_ point: Double, _ most: Int) -> Int {
        min(max(0, Int(exactly: (point * density).rounded()) ?? 0), most)
      }
      sheet.put(
        picture, x: pixel(rect.x, sheet.width - picture.width),
        y: pixel(rect.y, sheet.height - picture.height))
    }
    return sheet.png
  }

  /// What is painted for a mark; pictures are copied.
  private func item(_ mark: Drawing.Mark) -> DisplayItem? {
    switch mark {
    case .fill(let rect, let color): .fill(rect, .zero, color)
    case .outline(let rect, let color):
      .border(rect.inset(by: -0.5), .zero, width: 1, color)
    case .curve(let points, let color, let dash):
      .strokePath(
        Path(through: points, dash: dash), .zero, scale: 1,
        width: color == Drawing.grid ? 1 : Drawing.stroke, color)
    case .words(let text, let point, let look): words(text, point, look)
    case .picture: nil
    }
  }

  private func words(_ text: String, _ point: Point, _ look: Drawing.Words) -> DisplayItem {
    let style = TextStyle(
      size: look.size, lineHeight: look.size * DrawingPainter.lineHeight, weight: look.weight)
    let top = point.y - look.size * DrawingPainter.ascent
    let room = DrawingPainter.room
    switch look.anchor {
    case .start:
      return .text(
        Text(text, style: style, alignment: .left), Point(point.x, top), width: room, look.color)
    case .middle:
      return .text(
        Text(text, style: style, alignment: .center), Point(point.x - room / 2, top), width: room,
        look.color)
    case .end:
      return .text(
        Text(text, style: style, alignment: .right), Point(point.x - room, top), width: room,
        look.color)
    }
  }
}
