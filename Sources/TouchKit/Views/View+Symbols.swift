/// The size of icons beside text of the present size.
extension View {
  /// The factor on icons and other drawings that go with text, now.
  public var symbolFactor: Double { window?.stage.environment.symbolFactor ?? 1 }
}
