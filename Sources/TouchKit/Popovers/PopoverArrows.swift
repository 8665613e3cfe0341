/// The directions in which a popover's arrow may point.
public struct PopoverArrows: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The popover lies below what it points at.
  public static let up = PopoverArrows(rawValue: 1)
  /// The popover lies above what it points at.
  public static let down = PopoverArrows(rawValue: 2)
  /// The popover lies to the right of what it points at.
  public static let left = PopoverArrows(rawValue: 4)
  /// The popover lies to the left of what it points at.
  public static let right = PopoverArrows(rawValue: 8)

  /// Every direction: the popover takes the side with room for it.
  public static let any: PopoverArrows = [.up, .down, .left, .right]
}
