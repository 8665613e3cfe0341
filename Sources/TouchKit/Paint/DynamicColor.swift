/// A colour for each appearance, and others for more contrast.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in light appearance.
  public var light: Color
  /// The colour in dark appearance.
  public var dark: Color
  /// The colours for more contrast; nil if the usual one has enough.
  public var strongLight: Color?
  /// The same in dark appearance.
  public var strongDark: Color?

  /// Nothing is seen of it.
  public static let clear = DynamicColor(.clear)

  /// A colour for each appearance, which serves more contrast too.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The same colour, with another one for more contrast.
  public func strong(_ other: DynamicColor) -> DynamicColor {
    var color = self
    (color.strongLight, color.strongDark) = (other.light, other.dark)
    return color
  }

  /// One colour for both appearances.
  public init(_ both: Color) { self.init(light: both, dark: both) }

  /// Two opaque colours by their six digits: for light and for dark appearance.
  public init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Color(hex: light), dark: Color(hex: dark))
  }

  /// The colour for an environment's appearance and contrast.
  public func resolved(_ environment: Environment) -> Color {
    switch (environment.appearance, environment.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .more): strongLight ?? light
    case (.dark, .more): strongDark ?? dark
    }
  }

  /// Every colour with its alpha multiplied.
  public func faded(_ factor: Double) -> DynamicColor {
    map { $0.faded(factor) }
  }

  /// For each appearance, the colour between this one and another one: 0 is this one, 1 the other.
  public func mixed(with other: DynamicColor, _ share: Double) -> DynamicColor {
    var color = DynamicColor(
      light: light.mixed(with: other.light, share), dark: dark.mixed(with: other.dark, share))
    if strongLight != nil || other.strongLight != nil {
      color.strongLight = (strongLight ?? light).mixed(
        with: other.strongLight ?? other.light, share)
    }
    if strongDark != nil || other.strongDark != nil {
      color.strongDark = (strongDark ?? dark).mixed(with: other.strongDark ?? other.dark, share)
    }
    return color
  }

  private func map(_ change: (Color) -> Color) -> DynamicColor {
    var color = DynamicColor(light: change(light), dark: change(dark))
    (color.strongLight, color.strongDark) = (strongLight.map(change), strongDark.map(change))
    return color
  }
}
