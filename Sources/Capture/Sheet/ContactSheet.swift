import Files
import GtkPaint
import TouchKit

/// One picture of many frames side by side, each with its time below it.
public struct ContactSheet {
  private var frames: [SheetRow.Labelled] = []

  /// More frames than this cannot be told apart on a sheet.
  public static let most = 1000
  private static let hex: UInt32 = 0x3A3A40
  static let ground = Pixel(hex: hex)
  private static let ink = Color(hex: 0xF2F2F4)
  private static let style = TextStyle(size: 12, lineHeight: 16, tabular: true)

  /// Adds a frame with its time; a shot has a name beside it.
  mutating func add(
    _ frame: FrameLook.Frame, at time: Time, shot: String? = nil
  ) throws(CaptureError) {
    guard frames.count < ContactSheet.most else { throw .crowdedSheet }
    let time = ContactSheet.label(of: time)
    frames.append(SheetRow.Labelled(frame: frame, label: shot.map { "\($0) · \(time)" } ?? time))
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
  func png(_ measurer: PangoMeasurer, scale: Int) throws -> [UInt8]? {
    guard !frames.isEmpty else { return nil }
    guard
      let layout = SheetLayout(
        frames: frames.count, largest: ContactSheet.largest(frames), scale: Double(scale))
    else { throw CaptureError.largeSheet(frames: frames.count) }
    let rows = stride(from: 0, to: frames.count, by: layout.columns).map { first in
      SheetRow(frames: Array(frames[first..<min(first + layout.columns, frames.count)]))
    }
    return try SheetPainter(rows, layout).png([Painter(measurer: measurer)])
  }

  /// The size that every frame fits into.
  static func largest(_ frames: [SheetRow.Labelled]) -> Size {
    frames.reduce(.zero) {
      Size(max($0.width, $1.frame.size.width), max($0.height, $1.frame.size.height))
    }
  }

  /// Words on the ground of a sheet.
  static func label(_ words: String, _ size: Size, weight: Int = 400) -> DisplayList {
    var style = style
    style.weight = weight
    let top = (size.height - style.lineHeight) / 2
    return DisplayList(items: [
      .fill(Rect(origin: .zero, size: size), .zero, Color(hex: hex)),
      .text(Text(words, style: style), Point(0, top), width: size.width, ink),
    ])
  }
}
