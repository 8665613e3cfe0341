/// A shadow for each appearance.
public struct DynamicShadow: Hashable, Sendable {
  /// The shadow in light appearance.
  public var light: Shadow
  /// The shadow in dark appearance.
  public var dark: Shadow

  /// A shadow for each appearance.
  public init(light: Shadow, dark: Shadow) {
    self.light = light
    self.dark = dark
  }

  /// One shadow for both appearances.
  public init(_ both: Shadow) { self.init(light: both, dark: both) }

  /// The shadow for an environment's appearance.
  public func resolved(_ environment: Environment) -> Shadow {
    environment.appearance == .dark ? dark : light
  }
}
