import CGtkShim
import TouchKit

/// A paragraph of a text, as a text of its own.
struct Paragraph {
  /// The byte of the whole text at which it begins.
  let start: Int
  var text: Text

  /// The paragraphs of a text, each with what parts it from the next. Behind a last line break there is an empty one.
  static func all(of whole: Text) -> [Paragraph] {
    var text = whole
    // Each is put to its side when they are joined.
    text.alignment = .leading
    var string = whole.string
    var paragraphs: [Paragraph] = string.withUTF8 { bytes in
      var paragraphs: [Paragraph] = []
      var start = 0
      while true {
        let found = bytes.withMemoryRebound(to: CChar.self) { characters in
          withUnsafePointer(to: 0 as CChar) { nothing in
            dp_text_paragraph(
              characters.baseAddress ?? nothing, Int32(clamping: characters.count),
              Int32(clamping: start))
          }
        }
        let next = Int(found.next)
        text.string = String(decoding: bytes[start..<next], as: UTF8.self)
        if whole.direction == .natural { text.direction = direction(found.direction) }
        paragraphs.append(Paragraph(start: start, text: text))
        guard found.next > found.end else { return paragraphs }
        start = next
      }
    }
    // One without a direction of its own reads as the one before it, and the first as the first that has one.
    var present = paragraphs.first { $0.text.direction != .natural }?.text.direction
    for place in paragraphs.indices where paragraphs[place].text.direction == .natural {
      if place > 0 { present = paragraphs[place - 1].text.direction }
      paragraphs[place].text.direction = present ?? .leftToRight
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
