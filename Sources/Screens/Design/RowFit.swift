/// How high equal rows are in the room that they have.
///
/// Either all of them fit, or they scroll: then the last one that is seen is cut in half, which shows that there are more.
struct RowFit: Equatable {
  /// The height of a row.
  var height: Double
  /// Whether the rows are higher than the room together.
  var scrolls: Bool

  /// Rows that fill the room, `most` high at most, and are never lower than `least`.
  init(_ count: Int, in room: Double, least: Double, most: Double = .infinity) {
    let shared = room / Double(max(1, count))
    guard shared < least else {
      (height, scrolls) = (min(most, shared), false)
      return
    }
    let whole = max(1, (room / least - 0.5).rounded(.down))
    (height, scrolls) = (min(most, max(least, room / (whole + 0.5))), true)
  }
}
