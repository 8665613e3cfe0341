/// A colour for each appearance, and optionally other colours for more contrast.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in light appearance.
  public var light: Color
  /// The colour in dark appearance.
  public var dark: Color
  /// The colour for more contrast in light appearance; nil if the usual colour has enough contrast.
  public var strongLight: Color?
  /// The colour for more contrast in dark appearance; nil if the usual colour has enough contrast.
  public var strongDark: Color?

  /// A completely transparent colour.
  public static let clear = DynamicColor(.clear)

  /// A colour for each appearance. It is also used for more contrast.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The same colour, with other colours for more contrast: those of `other`.
  public func strong(_ other: DynamicColor) -> DynamicColor {
    var color = self
    (color.strongLight, color.strongDark) = (other.light, other.dark)
    return color
  }

  /// One colour for both appearances.
  public init(_ both: Color) { self.init(light: both, dark: both) }

  /// Two opaque colours, from six hexadecimal digits each: for light and for dark appearance.
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

  /// The same colours with their alpha multiplied by a factor.
  public func faded(_ factor: Double) -> DynamicColor {
    map { $0.faded(factor) }
  }

  /// A mixture with another colour, for each appearance. With a share of 0 it is this colour, with 1 the other colour.
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
