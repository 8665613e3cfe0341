import Files
import TouchKit
import TuningFiles

/// Writes drawings as SVG.
extension Drawing {
  /// The file; pictures are PNG files in base 64. Each is written where it is drawn first, and shown again from there.
  package func svg(_ pictures: [String] = []) -> [UInt8] {
    let (width, height) = (SVGPlot.number(size.width), SVGPlot.number(size.height))
    var bytes = Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="Inter, sans-serif">
      <rect width="\(width)" height="\(height)" fill="\(Drawing.ground.figures)"/>

      """.utf8)
    bytes.reserveCapacity(pictures.reduce(1 << 18) { $0 + $1.utf8.count })
    // Where each picture is in the file, once it is there.
    var places = [Rect?](repeating: nil, count: pictures.count)
    for mark in marks {
      Drawing.write(mark, pictures, &places, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes + Array("</svg>\n".utf8)
  }

  private static func write(
    _ mark: Mark, _ pictures: [String], _ places: inout [Rect?], to bytes: inout [UInt8]
  ) {
    func add(_ text: String) { bytes += text.utf8 }
    switch mark {
    case .fill(let rect, let color):
      add("<rect \(place(rect)) fill=\"\(color.figures)\"/>")
    case .outline(let rect, let color):
      add("<rect \(place(rect)) fill=\"none\" stroke=\"\(color.figures)\"/>")
    case .curve(let points, let color, let dash):
      add("<polyline points=\"")
      for (index, point) in points.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        append(point.x, to: &bytes)
        bytes.append(UInt8(ascii: ","))
        append(point.y, to: &bytes)
      }
      let dashes = dash.map(SVGPlot.number).joined(separator: " ")
      add("\" fill=\"none\" stroke=\"\(color.figures)\" stroke-width=\"\(stroke)\"")
      add(" stroke-linejoin=\"round\"")
      add(dash.isEmpty ? "/>" : " stroke-dasharray=\"\(dashes)\"/>")
    case .words(let text, let point, let look):
      let weight = look.weight == 400 ? "" : " font-weight=\"\(look.weight)\""
      let anchor = look.anchor == .start ? "" : " text-anchor=\"\(look.anchor.rawValue)\""
      add("<text x=\"\(SVGPlot.number(point.x))\" y=\"\(SVGPlot.number(point.y))\"")
      add(" font-size=\"\(SVGPlot.number(look.size))\"\(weight)\(anchor)")
      add(" fill=\"\(look.color.figures)\">\(SVGPlot.escaped(text))</text>")
    case .picture(let number, let rect):
      if let place = places[number] {
        let way = [rect.x - place.x, rect.y - place.y].map(SVGPlot.number)
        add("<use href=\"#picture-\(number)\" x=\"\(way[0])\" y=\"\(way[1])\"/>")
      } else {
        places[number] = rect
        add("<image id=\"picture-\(number)\" \(place(rect)) href=\"data:image/png;base64,")
        add(pictures[number])
        add("\"/>")
      }
    }
  }

  private static func place(_ rect: Rect) -> String {
    let numbers = [rect.x, rect.y, rect.width, rect.height].map(SVGPlot.number)
    return
      "x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }

  /// With two decimals at most. A plot has tens of thousands of numbers, so no text is made for each.
  private static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard let hundredths = Int(exactly: (number * 100).rounded()) else { return }
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    var place = 1
    while place <= whole / 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(whole / place % 10))
      place /= 10
    }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}
