import CGtkShim.Paint
import TouchKit

/// A paragraph of a text, as a separate text.
struct Paragraph {
  /// The byte of the whole text at which it begins.
  let start: Int
  var text: Text

  /// The paragraphs of a text, each with its line break. Behind a line break at the end there is an empty paragraph.
  static func all(of whole: Text) -> [Paragraph] {
    var text = whole
    // Each is aligned when the paragraphs are joined.
    text.alignment = .leading
    var string = whole.string
    var paragraphs: [Paragraph] = string.withUTF8 { bytes in
      var paragraphs: [Paragraph] = []
      var start = 0
      while true {
        let found = bytes.withCharacters { dp_text_paragraph($0, $1, Int32(clamping: start)) }
        let next = Int(found.next)
        text.string = String(decoding: bytes[start..<next], as: UTF8.self)
        if whole.direction == .natural { text.direction = direction(found.direction) }
        paragraphs.append(Paragraph(start: start, text: text))
        guard found.next > found.end else { return paragraphs }
        start = next
      }
    }
    // A paragraph without a direction of its own takes that of the one before it; the first ones take that of the first
    // paragraph that has one.
    var present = paragraphs.first { $0.text.direction != .natural }?.text.direction
    for index in paragraphs.indices where paragraphs[index].text.direction == .natural {
      if index > 0 { present = paragraphs[index - 1].text.direction }
      paragraphs[index].text.direction = present ?? .leftToRight
    }
    return paragraphs
  }

  private static func direction(_ direction: DPDirection) -> Text.Direction {
    switch direction {
    case DPDirectionLeftToRight: .leftToRight
    case DPDirectionRightToLeft: .rightToLeft
    default: .natural
    }
  }
}
