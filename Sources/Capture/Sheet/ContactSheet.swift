import Files
import GtkPaint
import TouchKit

/// One picture of many frames side by side, each with its time below it.
package struct ContactSheet {
  private var frames: [SheetRow.Labelled] = []

  /// More frames than this can't be distinguished on a sheet.
  package static let most = 1000
  private static let hex: UInt32 = 0x3A3A40
  static let ground = Pixel(hex: hex)
  private static let ink = Color(hex: 0xF2F2F4)

  /// Adds a frame with its time; a shot has a name beside it.
  mutating func add(
    _ frame: FrameLook.Frame, at time: Time, shot: String? = nil
  ) throws(CaptureError) {
    guard frames.count < ContactSheet.most else { throw .crowdedSheet }
    frames.append(SheetRow.Labelled(frame: frame, label: ContactSheet.label(of: time, shot: shot)))
  }

  /// The time in seconds, as long for any, before a shot's name: of a long one the end can go.
  static func label(of time: Time, shot: String? = nil) -> String {
    let thousandths = (time.microseconds + 500) / 1000
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    let words = "\(whole).\(String(1000 + part).dropFirst()) s"
    return shot.map { "\(words) · \($0)" } ?? words
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
  static func frame(of label: SheetPictures.Label) -> FrameLook.Frame {
    let size = Double(label.size)
    let style = TextStyle(
      size: size, lineHeight: size * 4 / 3, weight: label.weight, tabular: true)
    let room = Size(Double(label.width), 2 * size)
    let list = DisplayList(items: [
      .fill(Rect(origin: .zero, size: room), .zero, Color(hex: hex)),
      .text(
        Text(label.words, style: style), Point(0, (room.height - style.lineHeight) / 2),
        width: room.width, ink),
    ])
    return FrameLook.Frame(list: list, size: room)
  }
}
