import TouchKit

/// Phones of usual sizes, and a pad, for prototypes to run on.
public enum Devices {
  /// All devices, the default one first.
  public static let all = [classic, compact, modern, librem, pad]

  /// A small screen at scale 1: 320 × 480 points.
  public static let classic = Device(
    name: "classic", size: Size(320, 480), scale: 1, statusBarHeight: 20,
    landscapeStatusBarHeight: 20, cornerRadius: 0, margin: 12, bottomInset: 0)
  /// A small screen at scale 2: 320 × 568 points.
  public static let compact = Device(
    name: "compact", size: Size(320, 568), scale: 2, statusBarHeight: 20,
    landscapeStatusBarHeight: 20, cornerRadius: 0, margin: 16, bottomInset: 0)
  /// A large screen at scale 3 with round corners: 393 × 852 points.
  public static let modern = Device(
    name: "modern", size: Size(393, 852), scale: 3, statusBarHeight: 54,
    landscapeStatusBarHeight: 28, cornerRadius: 55, margin: 16, bottomInset: 34)
  /// The Librem 5: 360 × 720 points at scale 2.
  public static let librem = Device(
    name: "librem", size: Size(360, 720), scale: 2, statusBarHeight: 28,
    landscapeStatusBarHeight: 28, cornerRadius: 12, margin: 16, bottomInset: 0)
  /// A pad: 768 × 1024 points at scale 2.
  public static let pad = Device(
    name: "pad", size: Size(768, 1024), scale: 2, statusBarHeight: 20,
    landscapeStatusBarHeight: 20, cornerRadius: 16, margin: 24, bottomInset: 0)
}

extension Stage {
  /// The space that content must keep free for the device's corners and edges, as the device is held now.
  public var safeArea: EdgeInsets { settings.device.safeArea(environment.orientation) }
  /// The height of the status bar, as the device is held now.
  public var statusBarHeight: Double { settings.device.statusBarHeight(environment.orientation) }
}

extension Device {
  /// The margin at each side of a column, so that lines of text are not too wide to read on a pad; 0 on a phone.
  public func readableMargin(_ width: Double) -> Double {
    isPad ? max(0, (width - Device.readableWidth) / 2) : 0
  }

  /// The width of lists and pages on a pad, margins included: about ninety letters of the body's size.
  private static let readableWidth = 672.0
}
