/// What a popover points at.
public enum PopoverAnchor {
  case button(View)
  /// A rectangle in a view's coordinates.
  case rectangle(Rect, in: View)

  /// The rectangle on the screen in the model: what is pressed or still moves is where it will be.
  var screenRect: Rect {
    let (rect, view) =
      switch self {
      case .button(let view): (view.bounds, view)
      case .rectangle(let rect, let view): (rect, view)
      }
    return Rect(origin: rect.origin + view.modelScreenOrigin, size: rect.size)
  }
}

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

  public static let any: PopoverArrows = [.up, .down, .left, .right]
}
