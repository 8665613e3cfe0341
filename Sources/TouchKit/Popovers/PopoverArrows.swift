/// The directions in which a popover's arrow may point.
public struct PopoverArrows: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its anchor.
  public static let up = PopoverArrows(rawValue: 1)
  /// The arrow points down: the popover is above its anchor.
  public static let down = PopoverArrows(rawValue: 2)
  /// The arrow points left: the popover is to the right of its anchor.
  public static let left = PopoverArrows(rawValue: 4)
  /// The arrow points right: the popover is to the left of its anchor.
  public static let right = PopoverArrows(rawValue: 8)

  /// Every direction: the popover uses a side that has enough space.
  public static let any: PopoverArrows = [.up, .down, .left, .right]
}
