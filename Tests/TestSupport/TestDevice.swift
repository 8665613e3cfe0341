import TouchKit

/// A plain device for tests.
extension Device {
  /// A device with a plain screen.
  public static func test(
    _ name: String = "test", _ size: Size = Size(320, 480), scale: Int = 2,
    statusBarHeight: Double = 20, margin: Double = 12
  ) -> Device {
    Device(
      name: name, size: size, scale: scale, statusBarHeight: statusBarHeight,
      landscapeStatusBarHeight: statusBarHeight, cornerRadius: 0, margin: margin, bottomInset: 0)
  }
}
