import TouchKit

/// One of everything that can be painted.
enum Showcase {
  static let size = Size(200, 200)

  static func items(shift: Double = 0) -> [DisplayItem] {
    let ink = Color(hex: 0x15171C)
    let card = Rect(20 + shift, 20, 120, 40)
    let title = TextStyle(size: 16, lineHeight: 22, weight: 600, tracking: -0.1)
    let slices = (0..<4).map { index in
      Slice(
        part: Rect(20 + Double(index) * 20, 130, 20, 40),
        transform: AffineTransform(a: 0.8, b: 0.1, c: 0, d: 1, tx: 20 + shift, ty: -3),
        veil: ink.faded(Double(index) * 0.1))
    }
    return [
      .fill(Rect(0, 0, 200, 200), .zero, Color(hex: 0xF3F4F7)),
      .shadow(card, CornerRadii(all: 18), Shadow(y: 6, blur: 20, color: ink.faded(0.14))),
      .fill(card, CornerRadii(all: 18), .white),
      .text(Text("Card שלום", style: title), Point(36 + shift, 29), width: 80, ink),
      .innerShadow(
        Rect(20, 70, 60, 30), CornerRadii(all: 6), Shadow(y: 2, blur: 8, color: ink.faded(0.4))),
      .border(Rect(90, 70, 40, 30), CornerRadii(all: 8), width: 1.5, ink),
      .hairline(Rect(20, 100, 160, 8), .bottom, ink),
      .gradient(
        Rect(140, 70, 40, 30), CornerRadii(all: 10),
        Gradient(stops: [.init(0, Color(hex: 0x7DA2FF)), .init(1, Color(hex: 0x2459E0))])),
      .fillPath(leaf, Point(150 + shift, 20), scale: 1, Color(hex: 0x0B7A53)),
      .strokePath(leaf, Point(150 + shift, 40), scale: 1, width: 1.75, ink),
      .pushClip(Rect(20, 112, 50, 14), CornerRadii(all: 7)),
      .fill(Rect(10, 112, 50, 20), .zero, Color(hex: 0xC9281C)), .pop,
      .pushOpacity(0.4, bounds: Rect(80, 112, 60, 16)),
      .fill(Rect(80, 112, 40, 14), .zero, ink),
      .text(Text("fade", style: title), Point(90 + shift, 108), width: nil, .white), .pop,
      .pushTransform(
        AffineTransform.translation(160, 150).after(.rotation(sine: 0.6, cosine: 0.8))),
      .shadow(Rect(-20, -12, 40, 24), CornerRadii(all: 6), Shadow(blur: 8, color: ink.faded(0.5))),
      .fill(Rect(-20, -12, 40, 24), CornerRadii(all: 6), .white),
      .text(Text("turn", style: title), Point(-16, -11), width: nil, ink), .pop,
      .pushTransform(AffineTransform.translation(110, 175).after(.scale(1.6, 1.6))),
      .text(Text("large", style: title), Point(0, -10), width: nil, ink),
      .strokePath(leaf, Point(30, -10), scale: 0.8, width: 2, ink), .pop,
      .pushSlices(source: Rect(20, 130, 80, 40), slices),
      .fill(Rect(20, 130, 80, 40), .zero, .white),
      .text(Text("slices", style: title), Point(30, 138), width: nil, ink), .pop,
      .pushPicture(
        source: Rect(0, 0, 40, 30), shown: Rect(-4, 0, 50, 24),
        AffineTransform.translation(140 + shift, 120).after(.rotation(sine: 0.6, cosine: 0.8)),
        opacity: 0.7),
      .fill(Rect(0, 0, 40, 30), .zero, .white),
      .text(Text("kept", style: title), Point(4, 4), width: nil, ink), .pop,
    ]
  }

  private static var leaf: Path {
    var path = Path()
    path.move(2, 16)
    path.curve(2, 6, 8, 2, 18, 2)
    path.curve(18, 12, 12, 18, 2, 16)
    path.close()
    return path
  }
}
