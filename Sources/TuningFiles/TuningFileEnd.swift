import JSON

/// The end of a tuning file's object, where names are added, and how they are laid out there.
///
/// A new name gets the text before the last name that begins a line: its line end, its indentation, and the comma if
/// the file's lines begin with commas. In a file whose names begin no line it follows in the same line, unless a line
/// comment ends there. The comma comes right behind the last value, before a comment that follows it.
struct TuningFileEnd {
  private let text: [UInt8]
  /// Where the comma comes that separates the last value from the first new name; nil if no comma is needed.
  private var comma: Int?
  /// Where the new names come.
  private var place: Int
  /// The text before each new name, except for a comma behind the one before.
  private var lead: [UInt8]
  /// The text between two new names, before `lead`.
  private var separator: [UInt8] = [TuningFileEnd.commaByte]
  /// The text between a name and its value.
  private var colon: [UInt8] = Array(": ".utf8)
  /// The text behind the last new name.
  private var tail: [UInt8] = []

  private static let commaByte = UInt8(ascii: ",")
  private static let usualIndentation: [UInt8] = Array("  ".utf8)

  /// The end of a text's object, which is at `root`.
  init(of text: [UInt8], _ root: JSONSpan) {
    self.text = text
    let close = root.bytes.upperBound - 1
    let last = root.values.last?.bytes.upperBound ?? root.bytes.lowerBound + 1
    let comments = TrailingComments(in: text, last..<close)
    place = comments.end
    lead = []
    if let value = root.values.last, let key = root.keys.last {
      layOut(root, key, value, comments)
    } else {
      layOutEmpty(close, comments)
    }
  }

  /// The edits that add names with their values.
  func edits(adding members: [(name: String, value: [UInt8])]) -> [TextEdit] {
    var added: [UInt8] = []
    for (index, member) in members.enumerated() {
      if index > 0 { added += separator }
      var name = JSONWriter()
      name.string(member.name)
      added += lead + name.bytes + colon + member.value
    }
    added += tail
    guard let comma, comma < place else {
      let first = comma == nil ? [] : [TuningFileEnd.commaByte]
      return [TextEdit(place: place..<place, bytes: first + added)]
    }
    return [
      TextEdit(place: comma..<comma, bytes: [TuningFileEnd.commaByte]),
      TextEdit(place: place..<place, bytes: added),
    ]
  }

  private mutating func layOut(
    _ root: JSONSpan, _ key: Range<Int>, _ value: JSONSpan, _ comments: TrailingComments
  ) {
    comma = value.bytes.upperBound
    let gap = text[key.upperBound..<value.bytes.lowerBound]
    if gap.allSatisfy({ isBlank($0) || $0 == UInt8(ascii: ":") }) { colon = Array(gap) }
    let lines = root.keys.compactMap { line(upTo: $0.lowerBound, after: root.bytes.lowerBound) }
    if let line = lines.last {
      lead = line.end + line.lead
      if line.lead.contains(TuningFileEnd.commaByte) {
        // The line brings its own comma, for the first new name, too.
        comma = nil
        separator = []
      }
    } else if comments.endInLineComment {
      lead =
        lineEnd(at: comments.end) + indentation(at: root.bytes.upperBound - 1)
        + TuningFileEnd.usualIndentation
    } else if root.keys.count > 1 {
      let blanks = text[..<key.lowerBound].reversed().prefix(while: isBlank)
      let before = text[key.lowerBound - blanks.count - 1]
      lead = before == TuningFileEnd.commaByte ? Array(blanks.reversed()) : [UInt8(ascii: " ")]
    } else {
      lead = colon.contains(where: isBlank) ? [UInt8(ascii: " ")] : []
    }
  }

  private mutating func layOutEmpty(_ close: Int, _ comments: TrailingComments) {
    let rest = text[comments.end..<close]
    if rest.contains(UInt8(ascii: "\n")) {
      let comment = comments.lastStart.flatMap { line(upTo: $0, after: -1)?.lead }
      lead =
        lineEnd(at: comments.end)
        + (comment ?? indentation(at: close) + TuningFileEnd.usualIndentation)
    } else {
      // The brace is in the line of the opening one, and comes to a line of its own.
      place = close
      let end = lineEnd(at: 0)
      lead = end + TuningFileEnd.usualIndentation
      tail = end
    }
  }

  /// The line end before a byte and the text between, if that is only blanks with at most one comma; nil if it is more.
  private func line(
    upTo index: Int, after open: Int
  ) -> (end: [UInt8], lead: [UInt8])? {
    let lead = text[..<index].reversed().prefix { isBlank($0) || $0 == TuningFileEnd.commaByte }
    let newline = index - lead.count - 1
    guard newline > open, newline >= 0, text[newline] == UInt8(ascii: "\n"),
      lead.count(where: { $0 == TuningFileEnd.commaByte }) < 2
    else { return nil }
    return (lineEnd(at: newline), Array(lead.reversed()))
  }

  /// The first line end from a byte on, as it is written there.
  private func lineEnd(at index: Int) -> [UInt8] {
    guard let newline = text[index...].firstIndex(of: UInt8(ascii: "\n")) else {
      return [UInt8(ascii: "\n")]
    }
    let isPair = newline > 0 && text[newline - 1] == UInt8(ascii: "\r")
    return Array((isPair ? "\r\n" : "\n").utf8)
  }

  /// The blanks with which the line of a byte begins.
  private func indentation(at index: Int) -> [UInt8] {
    let start = text[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return Array(text[start..<index].prefix(while: isBlank))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
