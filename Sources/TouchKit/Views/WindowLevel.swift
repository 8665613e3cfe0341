/// The level of a window. Of several windows with the same level, the one that was shown last is above the others.
public struct WindowLevel: Hashable, Comparable, Sendable {
  /// A window with a higher level is above a window with a lower one.
  public var height: Int

  /// The level of screens.
  public static let normal = WindowLevel(0)
  /// The level of the phone's keyboard: above the screens, below the status bar.
  public static let keyboard = WindowLevel(500)
  /// The level of the status bar, above the keyboard.
  public static let statusBar = WindowLevel(1000)
  /// A level above everything else.
  public static let alert = WindowLevel(2000)

  /// A level between the usual ones, or above them.
  public init(_ height: Int) { self.height = height }

  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.height < b.height }
}
