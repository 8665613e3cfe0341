import CShaper

/// Glyphs of one item, or of a part of it, on a line.
struct SetRun {
  var item: TextItem
  /// From left to right.
  var glyphs: [DPShapedGlyph]
  /// How far the glyphs are above the line's baseline.
  var rise: Int32 = 0
  /// Whether it is the ellipsis, which is instead of the item's characters.
  var isEllipsis = false

  var width: Int32 { glyphs.reduce(0) { $0 &+ $1.width } }

  /// Calls with each cluster in the order of reading: its glyphs, its first character and the one behind it.
  @inline(__always)
  func forEachCluster(_ body: (Range<Int>, Range<Int>) -> Void) {
    SetRun.forEachCluster(of: item, glyphs, body)
  }

  @inline(__always)
  static func forEachCluster(
    of item: TextItem, _ glyphs: [DPShapedGlyph], _ body: (Range<Int>, Range<Int>) -> Void
  ) {
    if item.isFromRight {
      var end = glyphs.count
      var start = item.start
      while end > 0 {
        var first = end - 1
        while first > 0, glyphs[first - 1].place <= glyphs[end - 1].place { first -= 1 }
        let next = first > 0 ? Int(glyphs[first - 1].place) : item.end
        body(first..<end, start..<next)
        end = first
        start = next
      }
    } else {
      var first = 0
      var start = item.start
      while first < glyphs.count {
        var end = first + 1
        while end < glyphs.count, glyphs[end].place <= glyphs[first].place { end += 1 }
        let next = end < glyphs.count ? Int(glyphs[end].place) : item.end
        body(first..<end, start..<next)
        first = end
        start = next
      }
    }
  }

  /// The glyphs of the characters before a place, which must begin a cluster, and the others.
  func split(at place: Int) -> (SetRun, SetRun)? {
    guard let cut = glyphs.firstIndex(where: { isBehind($0, place) }) else { return nil }
    var (first, rest) = (self, self)
    first.item = item.prefix(place - item.start)
    rest.item = item.dropping(place - item.start)
    let (left, right) = (Array(glyphs[..<cut]), Array(glyphs[cut...]))
    (first.glyphs, rest.glyphs) = item.isFromRight ? (right, left) : (left, right)
    return (first, rest)
  }

  /// Whether a glyph is right of a place between two clusters.
  private func isBehind(_ glyph: DPShapedGlyph, _ place: Int) -> Bool {
    item.isFromRight ? Int(glyph.place) < place : Int(glyph.place) >= place
  }
}
