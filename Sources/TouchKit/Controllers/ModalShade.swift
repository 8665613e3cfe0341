/// The shade under a modal, for windows above the modal's own that need the same shade.
public final class ModalShade {
  /// The colour over the content below, at its full strength.
  public let color: DynamicColor
  /// 0 while the modal is not shown, 1 when it is completely shown. With a spring it can be above 1.
  public let progress: AnimatedValue

  init(color: DynamicColor, progress: AnimatedValue) {
    self.color = color
    self.progress = progress
  }
}
