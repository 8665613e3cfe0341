/// How modals look.
public struct ModalStyle: Sendable {
  /// What darkens the presenter under a modal; its alpha is the strength.
  public var shade: DynamicColor
  /// A style with this shade.
  public init(shade: DynamicColor) { self.shade = shade }
}
