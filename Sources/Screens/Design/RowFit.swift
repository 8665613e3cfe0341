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
    scrolls = true
    let whole = max(1, (room / least - 0.5).rounded(.down))
    let halved = room / (whole + 0.5)
    if halved <= most {
      height = max(least, halved)
    } else {
      // No height cuts a row in half: of the lowest and the greatest one, that which cuts it nearer to its middle.
      height =
        RowFit.distanceFromHalf(room / least) <= RowFit.distanceFromHalf(room / most) ? least : most
    }
  }

  /// How far from one half a number of rows ends.
  private static func distanceFromHalf(_ rows: Double) -> Double {
    abs(rows - rows.rounded(.down) - 0.5)
  }
}
