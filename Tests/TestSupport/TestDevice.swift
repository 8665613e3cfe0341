import TouchKit

/// A phone for tests, with nothing special about it.
extension Device {
  /// One for tests: a screen with nothing special.
  public static func test(
    _ name: String = "test", _ size: Size = Size(320, 480), scale: Int = 2,
    statusBarHeight: Double = 20, margin: Double = 12
  ) -> Device {
    Device(
      name: name, size: size, scale: scale, statusBarHeight: statusBarHeight,
      landscapeStatusBarHeight: statusBarHeight, cornerRadius: 0, margin: margin, bottomInset: 0)
  }
}
