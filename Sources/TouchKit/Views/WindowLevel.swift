/// The level of a window. Windows of one level are above each other in the order in which they were shown.
public struct WindowLevel: Hashable, Comparable, Sendable {
  /// A window with a higher level is above a window with a lower one.
  public var height: Int

  /// Where screens are.
  public static let normal = WindowLevel(0)
  /// The phone's keyboard: above the screens, below the status bar.
  public static let keyboard = WindowLevel(500)
  /// Above the keyboard.
  public static let statusBar = WindowLevel(1000)
  /// Above everything else.
  public static let alert = WindowLevel(2000)

  /// A level between the usual ones, or above them.
  public init(_ height: Int) { self.height = height }

  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.height < b.height }
}
