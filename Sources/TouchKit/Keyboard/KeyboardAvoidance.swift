/// Moves content out of the keyboard's way and back.
///
/// A scroll view gets room below its content, and scrolls to the edited view. Without a scroll view, the window's whole
/// content is pushed up as far as needed.
final class KeyboardAvoidance {
  private weak var scroll: ScrollView?
  private weak var pushed: View?

  /// The room kept between the keyboard and what is edited, in points.
  private static let gap = 8.0

  /// Moves content so that an edited view can be seen above a height of the screen; nil moves everything back.
  func show(_ edited: View?, above top: Double, on stage: Stage, _ animation: Animation?) {
    let around = edited.flatMap(enclosingScrollView)
    if let scroll, scroll !== around {
      scroll.cover(bottom: 0, animation)
      self.scroll = nil
    }
    guard let edited, let window = edited.window, window.isOnScreen else {
      push(nil, by: 0, stage, animation)
      return
    }
    // The edited view's place may depend on layout that is due.
    stage.layOut()
    if let around {
      push(nil, by: 0, stage, animation)
      scroll = around
      around.cover(bottom: max(0, around.modelFrameOnScreen.maxY - top), animation)
      around.show(edited, gap: KeyboardAvoidance.gap, animation)
    } else {
      let root = window.rootController?.view ?? window.subviews.first
      let own = pushed === root ? pushed?.translation.y ?? 0 : 0
      let frame = edited.modelFrameOnScreen
      let hidden = frame.maxY - own + KeyboardAvoidance.gap - top
      // A view that is higher than the room shows its top.
      push(root, by: max(0, min(hidden, frame.y - own)), stage, animation)
    }
  }

  private func push(_ view: View?, by distance: Double, _ stage: Stage, _ animation: Animation?) {
    let changes = { [self] in
      if let pushed, pushed !== view { pushed[.translationY] = 0 }
      view?[.translationY] = -distance
    }
    if let animation, !stage.environment.reducedMotion {
      stage.animate(animation, changes)
    } else {
      stage.withoutAnimation(changes)
    }
    pushed = distance > 0 ? view : nil
  }

  /// The scroll view around an edited view, or the view itself if it scrolls.
  private func enclosingScrollView(_ view: View) -> ScrollView? {
    view.superview?.ancestors.first(of: ScrollView.self) ?? view as? ScrollView
  }
}

extension View {
  /// The model's frame on the screen, without scale and rotation.
  var modelFrameOnScreen: Rect {
    var frame = frame
    frame.origin = frame.origin + translation
    for view in ancestors.dropFirst() {
      frame.origin = frame.origin - view.modelBoundsOrigin + view.frame.origin + view.translation
    }
    return frame
  }
}
