/// Hides popovers while something fills the screen.
///
/// A full-screen view knows of no popovers, and `PopoverKeeper` knows of no full screen: this class turns the notices
/// of one into those of the other.
public final class FullScreenPopovers {
  private unowned let stage: Stage
  private var depth = 0

  /// Begins to listen to the notices of a stage; it lives as long as something keeps it.
  public init(on stage: Stage) {
    self.stage = stage
    stage.notices.add(self, FullScreenNotices.entered) { one in { _ in one.entered() } }
    stage.notices.add(self, FullScreenNotices.left) { one in { _ in one.left() } }
  }

  private func entered() {
    depth += 1
    if depth == 1 { stage.notices.post(PopoverNotices.hide, from: self) }
  }

  private func left() {
    guard depth > 0 else { return }
    depth -= 1
    if depth == 0 { stage.notices.post(PopoverNotices.show, from: self) }
  }
}
