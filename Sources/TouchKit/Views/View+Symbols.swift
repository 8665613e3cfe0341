/// The size of icons beside text of the present size.
extension View {
  /// The present factor for icons and other drawings beside text.
  public var symbolFactor: Double { window?.stage.environment.symbolFactor ?? 1 }
}
