import Files
import GtkPaint
import TouchKit

/// One picture of many frames side by side, each with its time below it.
struct ContactSheet {
  /// A frame as a value: it is painted when it is known how many there are.
  private struct Frame {
    var list: DisplayList
    var size: Size
    var label: String
  }

  private var frames: [Frame] = []

  /// More frames than this cannot be told apart on a sheet.
  static let most = 1000
  private static let ground = Color(hex: 0x3A3A40)
  private static let ink = Color(hex: 0xF2F2F4)
  private static let style = TextStyle(size: 12, lineHeight: 16, tabular: true)

  /// Adds what the stage shows; a shot has a name beside its time.
  mutating func add(_ stage: Stage, shot: String? = nil) throws(Problem) {
    guard frames.count < ContactSheet.most else {
      throw Invocation.problem(
        "a sheet of more than \(ContactSheet.most) frames", "take fewer a second")
    }
    let time = ContactSheet.words(stage.now)
    frames.append(
      Frame(
        list: stage.frame(), size: stage.screenSize,
        label: shot.map { "\($0) · \(time)" } ?? time))
  }

  /// The time in milliseconds, without zeros behind the last figure that counts.
  private static func words(_ time: Time) -> String {
    let (whole, part) = time.microseconds.quotientAndRemainder(dividingBy: 1000)
    guard part > 0 else { return "\(whole) ms" }
    var figures = String(String(1000 + part).dropFirst())
    while figures.hasSuffix("0") { figures.removeLast() }
    return "\(whole).\(figures) ms"
  }

  /// The file; nil without a frame. The measurer has to be the stage's own.
  func png(_ measurer: PangoMeasurer, scale: Int) throws(Problem) -> [UInt8]? {
    guard !frames.isEmpty else { return nil }
    let largest = frames.reduce(Size.zero) {
      Size(max($0.width, $1.size.width), max($0.height, $1.size.height))
    }
    guard let layout = SheetLayout(frames: frames.count, largest: largest, scale: Double(scale))
    else {
      throw Invocation.problem(
        "a sheet of \(frames.count) frames is too large", "take fewer a second")
    }
    do throws(PaintError) {
      return try paint(layout, Painter(measurer: measurer))
    } catch {
      throw Camera.problem(error)
    }
  }

  private func paint(_ layout: SheetLayout, _ painter: Painter) throws(PaintError) -> [UInt8] {
    var sheet = PixelSheet(width: layout.width, height: layout.height, ContactSheet.ground)
    for (number, frame) in frames.enumerated() {
      let corner = layout.corner(number)
      let scene = painter.scene(frame.list, size: frame.size, scale: layout.scale)
      sheet.put(try painter.pixels(scene), x: corner.x, y: corner.y)
      let label = Size(Double(layout.cell.width), Double(SheetLayout.label))
      sheet.put(
        try painter.pixels(
          painter.scene(ContactSheet.label(frame.label, label), size: label, scale: 1)),
        x: corner.x, y: corner.y + layout.cell.height)
    }
    return sheet.png
  }

  private static func label(_ words: String, _ size: Size) -> DisplayList {
    let top = (size.height - style.lineHeight) / 2
    return DisplayList(items: [
      .fill(Rect(origin: .zero, size: size), .zero, ground),
      .text(Text(words, style: style), Point(0, top), width: size.width, ink),
    ])
  }
}

/// Opaque pixels that others are put on.
private struct PixelSheet {
  let width: Int
  let height: Int
  private var pixels: [UInt32]

  init(width: Int, height: Int, _ ground: Color) {
    func part(_ share: Double) -> UInt32 { UInt32(exactly: (share * 255).rounded()) ?? 0 }
    let word =
      0xFF00_0000 | part(ground.red) << 16 | part(ground.green) << 8 | part(ground.blue)
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: UInt32(littleEndian: word), count: width * height)
  }

  mutating func put(_ surface: Surface, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + surface.width <= width && y + surface.height <= height,
      "\(surface.width) × \(surface.height) pixels at \(x), \(y) of \(width) × \(height)")
    pixels.withUnsafeMutableBytes { sheet in
      surface.withPixels { bytes, stride in
        for row in 0..<surface.height {
          let start = ((y + row) * width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: sheet[start..<start + surface.width * 4])
            .copyMemory(
              from: UnsafeRawBufferPointer(
                rebasing: bytes[row * stride..<row * stride + surface.width * 4]))
        }
      }
    }
  }

  var png: [UInt8] {
    pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      return PNGSequenceEncoder(width: width, height: height).encode(
        OpaqueFrame(bytes: start, width: width, height: height, stride: width * 4))
    }
  }
}
