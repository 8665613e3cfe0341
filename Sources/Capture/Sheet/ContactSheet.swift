import GtkPaint
import TouchKit

/// One picture of many frames side by side, each with its time below it.
public struct ContactSheet {
  /// A frame as a value: it is painted once the number of frames is known.
  private struct Frame {
    var list: DisplayList
    var size: Size
    var label: String
  }

  private var frames: [Frame] = []

  /// More frames than this cannot be told apart on a sheet.
  public static let most = 1000
  static let ground = Color(hex: 0x3A3A40)
  private static let ink = Color(hex: 0xF2F2F4)
  private static let style = TextStyle(size: 12, lineHeight: 16, tabular: true)

  /// Adds a frame with its time; a shot has a name beside it.
  mutating func add(
    _ frame: FrameLook.Frame, at time: Time, shot: String? = nil
  ) throws(CaptureError) {
    guard frames.count < ContactSheet.most else { throw .crowdedSheet }
    let time = ContactSheet.label(of: time)
    frames.append(
      Frame(
        list: frame.list, size: frame.size,
        label: shot.map { "\($0) · \(time)" } ?? time))
  }

  /// The time in milliseconds, without zeros at the end.
  static func label(of time: Time) -> String {
    let (whole, part) = time.microseconds.quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(whole) ms" }
    var figures = String(String(1000 + part).dropFirst())
    while figures.hasSuffix("0") { figures.removeLast() }
    return "\(whole).\(figures) ms"
  }

  /// The file; nil without a frame. The measurer has to be the stage's own.
  func png(_ measurer: PangoMeasurer, scale: Int) throws(CaptureError) -> [UInt8]? {
    guard !frames.isEmpty else { return nil }
    let largest = frames.reduce(Size.zero) {
      Size(max($0.width, $1.size.width), max($0.height, $1.size.height))
    }
    guard let layout = SheetLayout(frames: frames.count, largest: largest, scale: Double(scale))
    else { throw .largeSheet(frames: frames.count) }
    return try paint(layout, Painter(measurer: measurer))
  }

  private func paint(_ layout: SheetLayout, _ painter: Painter) throws(CaptureError) -> [UInt8] {
    let sheet = PixelSheet(width: layout.width, height: layout.height, ContactSheet.ground)
    for (number, frame) in frames.enumerated() {
      let corner = layout.corner(number)
      sheet.put(
        try painter.surface(of: frame.list, size: frame.size, scale: layout.scale), x: corner.x,
        y: corner.y)
      let label = Size(Double(layout.cell.width), Double(SheetLayout.label))
      sheet.put(
        try painter.surface(of: ContactSheet.label(frame.label, label), size: label, scale: 1),
        x: corner.x, y: corner.y + layout.cell.height)
    }
    return sheet.png
  }

  /// Words on the ground of a sheet.
  static func label(_ words: String, _ size: Size, weight: Int = 400) -> DisplayList {
    var style = style
    style.weight = weight
    let top = (size.height - style.lineHeight) / 2
    return DisplayList(items: [
      .fill(Rect(origin: .zero, size: size), .zero, ground),
      .text(Text(words, style: style), Point(0, top), width: size.width, ink),
    ])
  }
}
