/// Hides popovers while a view fills the screen.
///
/// A full-screen view does not know about popovers, and `PopoverKeeper` does not know about full-screen views. This
/// class receives the notices of `FullScreenNotices`, and posts those of `PopoverNotices`.
public final class FullScreenPopovers: Referable {
  @Unowned private var stage: Stage
  private var depth = 0

  /// Begins to receive the notices of a stage. Keep a reference to this object as long as you need it.
  public init(on stage: Stage) {
    self.stage = stage
    super.init()
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
