/// The level of a window. Windows of one level lie in the order in which they were shown.
public struct WindowLevel: Hashable, Comparable, Sendable {
  public var height: Int

  public static let normal = WindowLevel(0)
  /// The phone's keyboard: above the screens, below the status bar.
  public static let keyboard = WindowLevel(500)
  public static let statusBar = WindowLevel(1000)
  public static let alert = WindowLevel(2000)

  public init(_ height: Int) { self.height = height }

  public static func < (a: WindowLevel, b: WindowLevel) -> Bool { a.height < b.height }
}
