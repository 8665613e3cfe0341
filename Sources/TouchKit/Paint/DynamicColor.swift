/// A colour for each appearance.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public static let clear = DynamicColor(.clear)

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  public init(_ both: Color) { self.init(light: both, dark: both) }

  public init(_ light: UInt32, _ dark: UInt32) {
    self.init(light: Color(hex: light), dark: Color(hex: dark))
  }

  public func resolved(_ environment: Environment) -> Color {
    environment.appearance == .dark ? dark : light
  }

  public func faded(_ factor: Double) -> DynamicColor {
    DynamicColor(light: light.faded(factor), dark: dark.faded(factor))
  }

  public func mixed(with other: DynamicColor, _ share: Double) -> DynamicColor {
    DynamicColor(
      light: light.mixed(with: other.light, share), dark: dark.mixed(with: other.dark, share))
  }
}

/// A shadow for each appearance.
public struct DynamicShadow: Hashable, Sendable {
  public var light: Shadow
  public var dark: Shadow

  public init(light: Shadow, dark: Shadow) {
    self.light = light
    self.dark = dark
  }

  public init(_ both: Shadow) { self.init(light: both, dark: both) }

  public func resolved(_ environment: Environment) -> Shadow {
    environment.appearance == .dark ? dark : light
  }
}
