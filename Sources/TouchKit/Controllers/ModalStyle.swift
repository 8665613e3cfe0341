/// How modals look.
public struct ModalStyle: Sendable {
  public var shade: DynamicColor
  public init(shade: DynamicColor) { self.shade = shade }
}
