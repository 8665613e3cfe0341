import CTextQuery
import TestSupport
import TouchKit

@testable import GtkPaint
@testable import TextSetting

/// Sets texts with Pango and with ours, and counts where the results are equal.
final class SettingFixture {
  let pango: PangoMeasurer
  let setter: TextSetter
  private let names: [ObjectIdentifier: String]
  private(set) var compared = 0
  /// The first differences, in words.
  private(set) var differences: [String] = []

  private static let mostDifferences = 5

  /// The kit's fonts, and a prototype's own font of one family.
  init(own: FontData? = nil) throws {
    pango = PangoMeasurer(fonts: try Fonts(own: own.map { [$0] } ?? []))
    var faces = KitFont.all.map {
      (FontFace(pattern: $0.pattern, bytes: $0.bytes), $0.fullName)
    }
    if let own {
      faces += FontFace.faces(of: own).map { ($0, $0.families.first ?? "") }
    }
    setter = TextSetter(faces: faces.map { $0.0 })
    names = Dictionary(uniqueKeysWithValues: faces.map { (ObjectIdentifier($0.0), $0.1) })
  }

  /// Compares all that a text view asks of a text in a width.
  func compare(_ text: Text, _ width: Double?) {
    let set = setter.set(text, width: width)
    let metrics = pango.measure(text, width: width)
    let isSame = expect("metrics", metrics, set.metrics, text, width)
    // How high Pango puts boxes instead of emoji depends on the texts that it set before.
    let hasHeights = metrics.unknownGlyphs == 0
    expect(
      "lines", lines(text, width, heights: hasHeights), lines(set, heights: hasHeights), text, width
    )
    guard isSame else { return }
    let count = text.string.utf8.count
    for offset in stride(from: 0, through: count, by: max(1, count / 100)) {
      expect(
        "caret at \(offset)", pango.caret(text, width: width, at: offset), set.caret(at: offset),
        text, width)
    }
    for line in 0..<min(metrics.lines, 6) {
      let y = (Double(line) + 0.5) * text.style.lineHeight
      for x in stride(from: -3.0, through: metrics.size.width + 3, by: metrics.size.width / 20 + 1)
      {
        expect(
          "offset at \(x), \(y)", pango.offset(text, width: width, at: Point(x, y)),
          set.offset(at: Point(x, y)), text, width)
      }
    }
    for (start, end) in [(0, count), (count / 3, count / 2), (count / 2, count), (1, count - 1)] {
      expect(
        "rectangles of \(start)..<\(end)",
        pango.rectangles(text, width: width, from: start, to: end),
        set.rectangles(from: start, to: end), text, width)
    }
  }

  /// Compares the edges of a text's letters and words.
  func compareEdges(_ text: Text) {
    var whole = text
    whole.lines = 0
    let set = setter.set(whole, width: nil)
    expect("edges", pango.edges(text), set.edges(of: text.string), text, nil)
  }

  @discardableResult
  private func expect<Value: Equatable>(
    _ what: @autoclosure () -> String, _ pango: Value, _ ours: Value, _ text: Text, _ width: Double?
  ) -> Bool {
    compared += 1
    if pango == ours { return true }
    if differences.count < SettingFixture.mostDifferences {
      differences.append(
        "\(what()): Pango \(pango), ours \(ours)\n of \(text.string.debugDescription) \(text.style) "
          + "\(text.alignment) \(text.direction), lines \(text.lines), width \(String(describing: width))"
      )
    }
    return false
  }

  // MARK: Glyphs

  private struct Run: Equatable {
    let font: String
    let size: Int32
    let x: Float
    let y: Float
    let glyphs: [[Int32]]
  }

  private struct Line: Equatable {
    let x: Double
    let runs: [Run]
  }

  private func lines(_ text: Text, _ width: Double?, heights: Bool) -> [Line] {
    let layout = pango.set(text, width: width)
    let handle = layout.handle
    return (0..<text_query_lines(handle)).map { line in
      Line(
        x: text_query_line_x(handle, line),
        runs: (0..<text_query_runs(handle, line)).map { index in
          let run = text_query_run(handle, line, index)
          var glyphs = [TextQueryGlyph](repeating: TextQueryGlyph(), count: Int(run.count))
          text_query_glyphs(handle, line, index, &glyphs)
          return Run(
            font: String(cString: run.font), size: run.size, x: run.x, y: heights ? run.y : 0,
            glyphs: glyphs.map { [Int32(bitPattern: $0.id), $0.width, $0.x, $0.y] })
        })
    }
  }

  private func lines(_ set: SetText, heights: Bool) -> [Line] {
    (0..<set.lineCount).map { line in
      Line(
        x: set.x(ofLine: line),
        runs: set.runs(ofLine: line).map { run in
          Run(
            font: names[ObjectIdentifier(run.face)] ?? "", size: run.size, x: run.x,
            y: heights ? run.y : 0,
            glyphs: run.glyphs.map { [Int32(bitPattern: $0.id), $0.width, $0.x, $0.y] })
        })
    }
  }
}

extension KitFont {
  /// The name of the face, as fontconfig's words have it.
  fileprivate var fullName: String {
    let words = String(cString: pattern)
    let name = words.split(separator: ":").first { $0.hasPrefix("fullname=") } ?? ""
    return String(name.dropFirst("fullname=".count))
  }
}
