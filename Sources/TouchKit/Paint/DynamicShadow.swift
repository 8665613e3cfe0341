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
