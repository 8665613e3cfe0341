/// The shade under a modal, for windows above the modal's own that need the same shade.
public final class ModalShade {
  /// The colour over the content below, at its full strength.
  public let color: DynamicColor
  /// 0 while the modal is away, 1 when it is there; springs go beyond.
  public let progress: AnimatedValue

  init(color: DynamicColor, progress: AnimatedValue) {
    self.color = color
    self.progress = progress
  }
}
