import Files
import GtkPaint
import JSON

/// The folder of a sequence's frames, `frame-00000.png` and so on.
final class FrameFolder {
  private let writer: SequenceWriter
  private let ending: String
  private var encoder: PNGSequenceEncoder?
  private var last: [UInt8] = []

  /// Begins a folder that replaces an earlier sequence's once it is finished.
  init(_ path: String, _ format: PictureFormat) throws(Problem) {
    writer = try SequenceWriter(path, mayReplace: FrameFolder.isFrame)
    ending = format.ending
  }

  /// Writes the frame of a number; nil repeats the frame before.
  func write(_ surface: Surface?, _ number: Int) throws(Problem) {
    if let surface {
      let fitting = encoder.flatMap {
        $0.width == surface.width && $0.height == surface.height ? $0 : nil
      }
      let encoder = fitting ?? PNGSequenceEncoder(width: surface.width, height: surface.height)
      self.encoder = encoder
      last = encoder.encode(surface)
    }
    try write(last, number)
  }

  func write(_ bytes: [UInt8], _ number: Int) throws(Problem) {
    let figures = String(number)
    let padding = String(repeating: "0", count: max(0, FrameFolder.figures - figures.count))
    try writer.write(bytes, to: "\(FrameFolder.stem)\(padding)\(figures).\(ending)")
  }

  func finish() throws(Problem) { try writer.finish() }

  private static let stem = "frame-"
  private static let figures = 5

  /// Whether an earlier sequence may have written a file of the name.
  static func isFrame(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].hasPrefix(stem) else { return false }
    return parts[0].dropFirst(stem.count).allSatisfy { $0.isASCII && $0.isNumber }
      && PictureFormat.allCases.contains { $0.ending == parts[1] }
  }
}
