import TouchKit

/// The phones that the prototype runs on.
enum Devices {
  static let all = [classic, compact, modern, librem]

  static let classic = Device(
    name: "classic", size: Size(320, 480), scale: 1, statusBarHeight: 20,
    landscapeStatusBarHeight: 20, cornerRadius: 0, margin: 12, bottomInset: 0)
  static let compact = Device(
    name: "compact", size: Size(320, 568), scale: 2, statusBarHeight: 20,
    landscapeStatusBarHeight: 20, cornerRadius: 0, margin: 16, bottomInset: 0)
  static let modern = Device(
    name: "modern", size: Size(393, 852), scale: 3, statusBarHeight: 54,
    landscapeStatusBarHeight: 28, cornerRadius: 55, margin: 16, bottomInset: 34)
  static let librem = Device(
    name: "librem", size: Size(360, 720), scale: 2, statusBarHeight: 28,
    landscapeStatusBarHeight: 28, cornerRadius: 12, margin: 16, bottomInset: 0)
}

extension Device {
  /// What the corners and edges take from the content below the strip, as the phone is held now.
  func safeArea(_ orientation: Orientation) -> EdgeInsets {
    guard orientation.isLandscape else { return EdgeInsets(bottom: bottomInset) }
    // Lying on its side a phone with round corners keeps content off both of them.
    let side = cornerRadius > Device.roundCorner ? cornerRadius : 0
    return EdgeInsets(
      left: side, bottom: min(bottomInset, Device.landscapeBottomInset), right: side)
  }

  func statusBarHeight(_ orientation: Orientation) -> Double {
    orientation.isLandscape ? landscapeStatusBarHeight : statusBarHeight
  }

  /// A corner up to this radius takes nothing from content that keeps to the side margin.
  private static let roundCorner = 16.0
  /// The home gesture needs less height where the phone is wide.
  private static let landscapeBottomInset = 21.0
}
