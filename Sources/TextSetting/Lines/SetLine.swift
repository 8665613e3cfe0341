/// A line of a composition.
struct SetLine {
  /// Its characters, without what separates paragraphs.
  let start: Int
  var count = 0
  let isFromRight: Bool
  var runs: [SetRun] = []

  var end: Int { start + count }

  /// Where the outermost edges of its runs are, with boxes of a width.
  func extent(boxWidth: Int32) -> (left: Int32, right: Int32) {
    var (left, right, x): (Int32, Int32, Int32) = (0, 0, 0)
    for run in runs {
      // A box is as wide as its glyph; the spacing around it isn't counted.
      let width =
        run.item.isBox ? boxWidth &* Int32(truncatingIfNeeded: run.item.count) : run.width
      left = min(left, x)
      right = max(right, x &+ width)
      x = x &+ width
    }
    return (left, right)
  }
}
