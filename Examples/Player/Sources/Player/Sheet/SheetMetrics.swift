import TouchKit
import TouchStyle

/// Where everything of the sheet lies, as a bar and open. Made at layout; what moves only mixes these places.
struct SheetMetrics {
  /// The sheet as a bar at the bottom, and open; in the screen's coordinates.
  var bar = Rect.zero
  var full = Rect.zero
  /// The cover on the bar; above the title; and small, over the queue. In the sheet's coordinates.
  var barCover = Rect.zero
  var largeCover = Rect.zero
  var smallCover = Rect.zero
  /// Title and artist below the large cover and beside the small one.
  var titles = Rect.zero
  var titlesBesideCover = Rect.zero
  var header = Rect.zero
  var scrubber = Rect.zero
  var transport = Rect.zero
  var queue = Rect.zero

  /// The heights that depend on the size of text.
  struct Heights {
    var barWords, titles, times: Double
  }

  /// The sheet is at most this wide, and reaches so far below the screen that a pull upwards shows no gap.
  private static let width = 540.0
  private static let below = 160.0
  private static let barHeight = 64.0
  private static let barCover = 44.0
  private static let headerHeight = 52.0
  private static let smallCover = 56.0
  private static let scrubberHeight = 28.0
  private static let transportHeight = 72.0
  /// The least room between two groups, and the most; and how many such rooms there are.
  private static let gaps = 8.0...52.0
  private static let shares = 5.0

  init() {}

  init(_ size: Size, _ area: EdgeInsets, margin: Double, _ heights: Heights) {
    let side = max(Space.small, (size.width - SheetMetrics.width) / 2)
    let barHeight = max(SheetMetrics.barHeight, heights.barWords + 2 * Space.small)
    let bottom = max(Space.small, area.bottom - Space.small)
    bar = Rect(side, size.height - bottom - barHeight, size.width - 2 * side, barHeight)
    let top = area.top + Space.small
    let sheetSide = max(0, (size.width - SheetMetrics.width) / 2)
    full = Rect(
      sheetSide, top, size.width - 2 * sheetSide, size.height - top + SheetMetrics.below)
    let inset = (barHeight - SheetMetrics.barCover) / 2
    barCover = Rect(min(inset, Space.medium), inset, SheetMetrics.barCover, SheetMetrics.barCover)
    place(height: size.height - top - max(Space.medium, area.bottom), margin: margin, heights)
  }

  /// Places the groups from the bottom upwards; the cover gets what is left.
  private mutating func place(height: Double, margin: Double, _ heights: Heights) {
    let width = full.width - 2 * margin
    header = Rect(margin, 0, width, SheetMetrics.headerHeight)
    let scrubberBlock = SheetMetrics.scrubberHeight + heights.times
    let groups = SheetMetrics.transportHeight + scrubberBlock + heights.titles
    let free = height - header.maxY - groups
    let most = min(width, free - (SheetMetrics.shares - 1) * SheetMetrics.gaps.lowerBound)
    let side = max(SheetMetrics.barCover, most)
    let gap = min(
      max((free - side) / SheetMetrics.shares, SheetMetrics.gaps.lowerBound),
      SheetMetrics.gaps.upperBound)
    transport = Rect(
      margin, height - SheetMetrics.transportHeight - (gap - Space.small), width,
      SheetMetrics.transportHeight)
    scrubber = Rect(
      margin, transport.y - gap - scrubberBlock + Space.small, width, SheetMetrics.scrubberHeight)
    titles = Rect(margin, scrubber.y - gap - heights.titles, width, heights.titles)
    let room = titles.y - gap - header.maxY
    largeCover = Rect(
      margin + (width - side) / 2, header.maxY + (room - side) / 2 + Space.tiny, side, side)
    placeQueue(margin: margin, heights)
  }

  private mutating func placeQueue(margin: Double, _ heights: Heights) {
    let width = full.width - 2 * margin
    let row = max(SheetMetrics.smallCover, heights.titles)
    let y = header.maxY
    smallCover = Rect(
      margin, y + (row - SheetMetrics.smallCover) / 2, SheetMetrics.smallCover,
      SheetMetrics.smallCover)
    let x = smallCover.maxX + Space.medium
    titlesBesideCover = Rect(
      x, y + (row - heights.titles) / 2, margin + width - x, heights.titles)
    let top = y + row + Space.medium
    queue = Rect(0, top, full.width, max(0, scrubber.y - Space.small - top))
  }
}
