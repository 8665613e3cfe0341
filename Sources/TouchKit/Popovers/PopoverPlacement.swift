/// The frame of a popover and the tip of its arrow.
public struct PopoverPlacement: Equatable, Sendable {
  /// The card with the space for its arrow, in the host's coordinates.
  public var frame: Rect
  /// The one direction in which the arrow points.
  public var arrow: PopoverArrows
  /// The point at which the arrow points.
  public var tip: Point

  /// Finds the place for a popover with a size: the first side of the anchor on which the popover fits completely, or
  /// else the side that shows most of it.
  ///
  /// `room` is the area that the popover may cover, `reach` is the length of the arrow, and `corner` is the least
  /// distance of the arrow from the corners. If there is less width than `leastWidth` beside the anchor, the card also
  /// covers as much of the nearer half of the anchor as it needs.
  public init(
    pointingAt anchor: Rect, size: Size, in room: Rect, arrows: PopoverArrows, reach: Double,
    corner: Double, leastWidth: Double = 0
  ) {
    let order: [PopoverArrows] = [.up, .down, .left, .right]
    let allowed = order.filter { arrows.contains($0) }
    let placements = (allowed.isEmpty ? order : allowed).map { arrow in
      PopoverPlacement(arrow, anchor, size, room, reach, corner, leastWidth)
    }
    let whole = placements.first { $0.frame.size == size }
    // Of several that show equally much, the first one counts.
    let most = placements.reduce(placements[0]) { $0.area < $1.area ? $1 : $0 }
    self = whole ?? most
  }

  private var area: Double { frame.width * frame.height }

  private init(
    _ arrow: PopoverArrows, _ anchor: Rect, _ size: Size, _ room: Rect, _ reach: Double,
    _ corner: Double, _ leastWidth: Double
  ) {
    self.arrow = arrow
    let isVertical = arrow == .up || arrow == .down
    var space =
      switch arrow {
      case .up: room.maxY - anchor.maxY - reach
      case .down: anchor.y - room.y - reach
      case .left: room.maxX - anchor.maxX - reach
      default: anchor.x - room.x - reach
      }
    if !isVertical, space < leastWidth {
      space = min(leastWidth, space + max(0, min(anchor.width / 2, room.width)))
    }
    // The anchor itself may be outside the room.
    let width = max(0, min(size.width, room.width, isVertical ? room.width : space))
    let height = max(0, min(size.height, room.height, isVertical ? space : room.height))
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
      min(max(value, low), max(low, high))
    }
    let x =
      switch arrow {
      case .left: anchor.maxX + reach
      case .right: anchor.x - reach - width
      default: anchor.midX - width / 2
      }
    let y =
      switch arrow {
      case .up: anchor.maxY + reach
      case .down: anchor.y - reach - height
      default: anchor.midY - height / 2
      }
    frame = Rect(
      clamp(x, room.x, room.maxX - width), clamp(y, room.y, room.maxY - height), width, height)
    tip =
      isVertical
      ? Point(
        clamp(anchor.midX, frame.x + corner, frame.maxX - corner),
        arrow == .up ? frame.y - reach : frame.maxY + reach)
      : Point(
        arrow == .left ? frame.x - reach : frame.maxX + reach,
        clamp(anchor.midY, frame.y + corner, frame.maxY - corner))
  }
}
