/// How modals look.
public struct ModalStyle: Sendable {
  /// The colour that darkens the content under a modal; its alpha is the strength.
  public var shade: DynamicColor
  /// Makes a style with this shade.
  public init(shade: DynamicColor) { self.shade = shade }
}
