import CShaper

/// Replaces the end of a line by an ellipsis if the line has no room.
///
/// The line's runs are in the order of reading. Letters are left out one by one, from the last one on, until the rest has room.
struct EllipsisCutter {
  /// The glyphs of one cluster.
  private struct Cluster {
    let run: Int
    let characters: Range<Int>
    let width: Int32
  }

  private let line: SetLine
  private let text: Scalars
  private let places: [PlaceTraits]
  private let style: SetStyle
  private let contextFromRight: Bool
  private var clusters: [Cluster] = []
  private var total: Int32 = 0

  /// The clusters that are left out, and where they begin and end.
  private var first = 0
  private var last = 0
  private var left: Int32 = 0
  private var right: Int32 = 0
  private var ellipsis: SetRun
  private var ellipsisIsWide: Bool?

  static func cut(
    _ line: inout SetLine, _ text: Scalars, _ places: [PlaceTraits], _ style: SetStyle,
    to width: Int32, contextFromRight: Bool
  ) {
    var total: Int32 = 0
    for run in line.runs { total = total &+ run.width }
    guard total > width, let run = line.runs.first else { return }
    var cutter = EllipsisCutter(
      line: line, text: text, places: places, style: style, contextFromRight: contextFromRight,
      ellipsis: run)
    cutter.total = total
    cutter.findClusters()
    guard !cutter.clusters.isEmpty else { return }
    cutter.leaveOutLast()
    while cutter.width > width, cutter.leaveOutMore() {}
    line.runs = cutter.runs(spare: max(width &- cutter.width, 0))
  }

  private init(
    line: SetLine, text: Scalars, places: [PlaceTraits], style: SetStyle, contextFromRight: Bool,
    ellipsis: SetRun
  ) {
    self.line = line
    self.text = text
    self.places = places
    self.style = style
    self.contextFromRight = contextFromRight
    self.ellipsis = ellipsis
  }

  private var width: Int32 { total &- (right &- left) &+ ellipsis.width }

  private mutating func findClusters() {
    var found: [Cluster] = []
    for index in line.runs.indices {
      let glyphs = line.runs[index].glyphs
      line.runs[index].forEachCluster { cluster, characters in
        var width: Int32 = 0
        for glyph in cluster { width = width &+ glyphs[glyph].width }
        found.append(Cluster(run: index, characters: characters, width: width))
      }
    }
    clusters = found
  }

  /// Whether the line may be cut before a cluster, and behind it.
  private func mayBegin(_ cluster: Int) -> Bool {
    cluster == 0 || places[clusters[cluster].characters.lowerBound].contains(.caret)
  }

  private func mayEnd(_ cluster: Int) -> Bool {
    if cluster == clusters.count - 1 { return true }
    let behind = clusters[cluster].characters.upperBound + 1
    return behind >= places.count || places[behind].contains(.caret)
  }

  /// Leaves the last cluster out, with those that a reader sees as one letter with it.
  private mutating func leaveOutLast() {
    var x: Int32 = 0
    var run = 0
    while run < line.runs.count, x &+ line.runs[run].width <= total {
      x = x &+ line.runs[run].width
      run += 1
    }
    if run == line.runs.count {
      run -= 1
      x = x &- line.runs[run].width
    }
    guard let begin = clusters.firstIndex(where: { $0.run == run }) else { return }
    var index = begin
    while true {
      let width = clusters[index].width
      if x &+ width > total || index + 1 == clusters.count || clusters[index + 1].run != run {
        break
      }
      x = x &+ width
      index += 1
    }
    (first, last) = (index, index)
    (left, right) = (x, x &+ clusters[index].width)
    while !mayBegin(first) {
      first -= 1
      left = left &- clusters[first].width
    }
    while !mayEnd(last) {
      last += 1
      right = right &+ clusters[last].width
    }
    shapeEllipsis()
  }

  /// Leaves one more letter out, at the side where less is left out so far; false if there is none.
  private mutating func leaveOutMore() -> Bool {
    var (before, newLeft) = (first, left)
    while before > 0 {
      before -= 1
      newLeft = newLeft &- clusters[before].width
      if mayBegin(before), clusters[before].width != 0 { break }
    }
    var (behind, newRight) = (last, right)
    while behind < clusters.count - 1 {
      behind += 1
      newRight = newRight &+ clusters[behind].width
      if mayEnd(behind), clusters[behind].width != 0 { break }
    }
    if newLeft == left, newRight == right { return false }
    if newRight == right || newLeft != left && total &- newLeft < newRight &- total {
      (first, left) = (before, newLeft)
      shapeEllipsis()
    } else {
      (last, right) = (behind, newRight)
    }
    return true
  }

  /// Beside ideographs the dots are in the middle of the line. Without such a glyph there are three points.
  private mutating func shapeEllipsis() {
    let cluster = clusters[first]
    let isWide = characters[text[cluster.characters.lowerBound]].isWide
    ellipsis.item.isBox = line.runs[cluster.run].item.isBox
    if isWide == ellipsisIsWide { return }
    ellipsisIsWide = isWide
    var dots: [UInt32] = [isWide ? 0x22EF : 0x2026]
    var font = style.letters.first
    if !font.face.coverage.has(dots[0]) {
      dots = [0x2E, 0x2E, 0x2E]
      font = style.letters.find(0x2E, else: font).font
    }
    let item = TextItem(
      start: 0, count: dots.count, font: font, level: contextFromRight ? 1 : 0, script: 0,
      isBox: false)
    var plain = style
    plain.isTabular = false
    ellipsis = SetRun(
      item: item, glyphs: RunShaper.shape(item, of: dots, plain), isEllipsis: true)
    ellipsis.item.isBox = line.runs[cluster.run].item.isBox
  }

  /// The line's runs with the ellipsis, which is wider by what is left of the line.
  private func runs(spare: Int32) -> [SetRun] {
    var dots = ellipsis
    let (start, end) = (clusters[first].characters.lowerBound, clusters[last].characters.upperBound)
    dots.item.start = start
    dots.item.count = end - start
    for index in dots.glyphs.indices {
      dots.glyphs[index].place = Int32(truncatingIfNeeded: start)
    }
    if !dots.glyphs.isEmpty {
      let lastGlyph = dots.glyphs.count - 1
      dots.glyphs[lastGlyph].width = dots.glyphs[lastGlyph].width &+ spare
    }
    let leftOut = clusters[first].run...clusters[last].run
    dots.item.level = line.runs[leftOut].reduce(.max) { min($0, $1.item.level) }
    var runs = Array(line.runs[..<leftOut.lowerBound])
    let firstRun = line.runs[leftOut.lowerBound]
    if start > firstRun.item.start, let parts = firstRun.split(at: start) { runs.append(parts.0) }
    runs.append(dots)
    let lastRun = line.runs[leftOut.upperBound]
    if end < lastRun.item.end, let parts = lastRun.split(at: end) { runs.append(parts.1) }
    runs += line.runs[(leftOut.upperBound + 1)...]
    return runs
  }
}
