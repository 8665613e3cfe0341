/// New bytes in the place of some bytes of a text; an empty place is an insertion.
struct TextEdit {
  var place: Range<Int>
  var bytes: [UInt8]

  /// A text with edits in it whose places don't overlap and begin at different bytes.
  static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) {
      result += text[done..<edit.place.lowerBound] + edit.bytes
      done = edit.place.upperBound
    }
    return result + text[done...]
  }
}
