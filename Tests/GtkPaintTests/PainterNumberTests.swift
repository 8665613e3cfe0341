import Files
import GtkPaint
import TestSupport
import Testing
import TouchKit

/// Pixels change only with the painter's number.
@Suite struct PainterNumberTests {
  private static let file =
    #filePath.split(separator: "/").dropLast(2).reduce("") { "\($0)/\($1)" }
    + "/numbers/painter.txt"

  @Test func `Twenty scenes have the pixels that belong to the painter's number`() throws {
    let fonts = try Fonts()
    let scenes = NumberedScenes.all
    #expect(scenes.count == 20)
    let hashes = try scenes.map { name, items in
      let ground = DisplayItem.fill(Rect(0, 0, 160, 120), .zero, Color(hex: 0xF3F4F7))
      // Of one painter each, at all scales: a scene does not depend on what was painted before.
      let painter = Painter(measurer: PangoMeasurer(fonts: fonts))
      let words = try [1.0, 2, 3].flatMap { scale in
        Pixels(
          try painter.pixels(
            painter.scene(
              DisplayList(items: [ground] + items), size: Size(160, 120), scale: scale))
        ).words
      }
      return (name: name, hash: words.withUnsafeBytes { SHA256.hex(of: $0) })
    }
    let text = String(decoding: try SafeFile.read(Self.file), as: UTF8.self)
    let fault = NumberedHashes.fault(in: text, Painter.number, hashes)
    #expect(fault == nil)
  }
}

/// Small scenes, each with one thing that the painter can paint.
private enum NumberedScenes {
  static let all: [(name: String, items: [DisplayItem])] = [
    ("fill", [.fill(Rect(10.3, 10.6, 80.2, 50.5), .zero, blue)]),
    ("rounded", [.fill(Rect(10.4, 12, 100, 60), CornerRadii(all: 22.5), blue)]),
    (
      "gradient",
      [
        .gradient(
          Rect(10, 10, 120, 80), CornerRadii(all: 12),
          Gradient(stops: [.init(0, Color(hex: 0x7DA2FF)), .init(1, blue)]))
      ]
    ),
    ("border", [.border(Rect(12, 14, 90, 50), CornerRadii(all: 9), width: 2.5, ink)]),
    ("hairline", [.hairline(Rect(10, 20, 120, 40), .bottom, ink)]),
    ("shadow", [.shadow(card, CornerRadii(all: 18), Shadow(y: 6, blur: 20, color: ink))]),
    ("inner-shadow", [.innerShadow(card, CornerRadii(all: 8), Shadow(y: 2, blur: 8, color: ink))]),
    ("text", [.text(words, Point(10.3, 20.7), width: 140, ink)]),
    (
      "weights",
      [400, 500, 600, 700].enumerated().map { row, weight in
        .text(
          Text("Weight \(weight)", style: TextStyle(size: 15, lineHeight: 20, weight: weight)),
          Point(10, Double(row) * 22), width: nil, ink)
      }
    ),
    ("two-scripts", [.text(Text("Card שלום 12", style: body), Point(10, 20), width: nil, ink)]),
    ("filled-path", [.fillPath(leaf, Point(20, 20), scale: 3, blue)]),
    ("line", [.strokePath(leaf, Point(20, 20), scale: 3, width: 1.75, ink)]),
    (
      "clip",
      [.pushClip(card, CornerRadii(all: 20)), .fill(Rect(0, 0, 160, 60), .zero, blue), .pop]
    ),
    (
      "opacity",
      [.pushOpacity(0.4, bounds: card), .fill(card, .zero, ink)]
        + [.text(words, Point(24, 24), width: nil, .white), .pop]
    ),
    ("turned", [.pushTransform(turn)] + sheet + [.pop]),
    ("enlarged", [.pushTransform(.scale(1.6, 1.6))] + sheet + [.pop]),
    ("slices", [.pushSlices(source: Rect(0, 0, 80, 60), slices)] + sheet + [.pop]),
    (
      "picture",
      [.pushPicture(source: Rect(0, 0, 80, 60), shown: Rect(-6, 0, 92, 50), turn, opacity: 1)]
        + sheet + [.pop]
    ),
    (
      "faded-picture",
      [.pushPicture(source: Rect(0, 0, 80, 60), shown: Rect(0, 0, 80, 60), turn, opacity: 0.6)]
        + sheet + [.pop]
    ),
    (
      "bitmap",
      [
        .bitmap(board, part: Rect(0, 0, 8, 8), Rect(10, 10, 50, 30), tint: nil),
        .pushTransform(turn),
        .bitmap(board, part: Rect(1, 1, 6, 5), Rect(20, 20, 44, 33), tint: blue), .pop,
      ]
    ),
  ]

  private static let ink = Color(hex: 0x15171C)
  private static let blue = Color(hex: 0x2459E0)
  private static let card = Rect(20, 20, 110, 70)
  private static let body = TextStyle(size: 16, lineHeight: 22)
  private static let words = Text("A few words to set", style: body, lines: 0)
  private static let turn = AffineTransform.translation(50, 20).after(
    .rotation(sine: 0.28, cosine: 0.96))
  private static let sheet: [DisplayItem] = [
    .fill(Rect(0, 0, 80, 60), CornerRadii(all: 8), .white),
    .text(words, Point(6, 6), width: 70, ink), .border(Rect(0, 0, 80, 60), .zero, width: 1, blue),
  ]
  private static let slices = (0..<4).map { index in
    let number = Double(index)
    return Slice(
      part: Rect(number * 20, 0, 20, 60),
      transform: AffineTransform(
        a: 0.8, b: 0.1 * number, c: 0, d: 1, tx: 30, ty: 10 - number * number),
      veil: ink.faded(number * 0.1))
  }
  private static let board = Bitmap(
    hash: "board", width: 8, height: 8, scale: 1,
    bytes: (0..<64).flatMap { (number: Int) -> [UInt8] in
      let alpha: UInt8 = number % 3 == 0 ? 120 : 255
      return [UInt8(number * 4), UInt8(255 - number * 3), 90, alpha]
    })
  private static var leaf: Path {
    var path = Path()
    path.move(2, 16)
    path.curve(2, 6, 8, 2, 18, 2)
    path.curve(18, 12, 12, 18, 2, 16)
    path.line(14, 9)
    path.close()
    return path
  }
}
