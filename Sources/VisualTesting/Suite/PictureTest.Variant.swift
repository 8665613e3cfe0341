extension PictureTest {
  /// What a scenario multiplies its shots by.
  public struct Variant: Hashable, Sendable {
    public var device: String
    public var scale: Int
    public var isDark: Bool
    public var orientation: String
    public var isRightToLeft: Bool
    /// Whether the scenario plays on several devices, so that names must tell them apart.
    public var namesDevice: Bool
    /// Whether it plays in several orientations.
    public var namesOrientation: Bool

    public init(
      device: String, scale: Int, isDark: Bool, orientation: String = "portrait",
      isRightToLeft: Bool = false, namesDevice: Bool = false, namesOrientation: Bool = false
    ) {
      self.device = device
      self.scale = scale
      self.isDark = isDark
      self.orientation = orientation
      self.isRightToLeft = isRightToLeft
      self.namesDevice = namesDevice
      self.namesOrientation = namesOrientation
    }

    /// What follows a shot's name in the name of its picture: `@2x-dark`.
    public var suffix: String {
      "@\(scale)x" + (namesDevice ? "-\(device)" : "")
        + (namesOrientation ? "-\(orientation)" : "") + (isRightToLeft ? "-rtl" : "")
        + (isDark ? "-dark" : "")
    }

    /// For people: `classic@2x landscape-left dark`.
    public var title: String {
      var words = ["\(device)@\(scale)x"]
      if orientation != "portrait" { words.append(orientation) }
      if isRightToLeft { words.append("rtl") }
      words.append(isDark ? "dark" : "light")
      return words.joined(separator: " ")
    }
  }
}
