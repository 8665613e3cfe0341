/// The comments in a stretch of a file that holds nothing but these and blanks.
struct TrailingComments {
  /// Behind the last comment, without its line end; where the stretch begins if it has no comment.
  private(set) var end: Int
  /// Where the last comment begins; nil if there is no comment.
  private(set) var lastStart: Int?
  /// Whether the last comment is one that the line's end ends.
  private(set) var endInLineComment = false

  init(in text: [UInt8], _ stretch: Range<Int>) {
    end = stretch.lowerBound
    var index = stretch.lowerBound
    while index + 1 < stretch.upperBound {
      guard text[index] == UInt8(ascii: "/") else {
        index += 1
        continue
      }
      lastStart = index
      endInLineComment = text[index + 1] == UInt8(ascii: "/")
      index += 2
      if endInLineComment {
        while index < stretch.upperBound, text[index] != UInt8(ascii: "\n") { index += 1 }
        // The carriage return belongs to the line's end.
        end = text[index - 1] == UInt8(ascii: "\r") ? index - 1 : index
      } else {
        while index + 1 < stretch.upperBound,
          text[index] != UInt8(ascii: "*") || text[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index += 2
        end = index
      }
    }
  }
}
