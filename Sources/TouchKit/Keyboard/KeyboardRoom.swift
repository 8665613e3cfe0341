/// Moves content out of the keyboard's way and back.
///
/// A scroll view gets room below its content and shows the place that is edited; without one, all of the window's
/// content is pushed up as far as needed.
final class KeyboardRoom {
  private weak var scroll: ScrollView?
  private weak var pushed: View?

  /// The room kept between the keyboard and what is edited, in points.
  private static let gap = 8.0

  /// Makes room for a view that is edited; nil puts everything back.
  func make(for edited: View?, above top: Double, on stage: Stage, _ animation: Animation?) {
    let around = edited.flatMap(enclosingScrollView)
    if let scroll, scroll !== around {
      scroll.cover(bottom: 0, animation)
      self.scroll = nil
    }
    guard let edited, let window = edited.window, window.isOnScreen else {
      push(nil, by: 0, stage, animation)
      return
    }
    // Layout may be due that the place of the edited view depends on.
    stage.layOut()
    if let around {
      push(nil, by: 0, stage, animation)
      scroll = around
      around.cover(bottom: max(0, around.modelFrameOnScreen.maxY - top), animation)
      around.show(edited, gap: KeyboardRoom.gap, animation)
    } else {
      let root = window.rootController?.view ?? window.subviews.first
      let own = pushed === root ? pushed?.translation.y ?? 0 : 0
      let frame = edited.modelFrameOnScreen
      let hidden = frame.maxY - own + KeyboardRoom.gap - top
      // What is higher than the room shows its beginning.
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

  /// The scroll view that what is edited lies in; a place that scrolls itself needs one only if it can't be seen.
  private func enclosingScrollView(_ view: View) -> ScrollView? {
    view.superview?.ancestors.first(of: ScrollView.self) ?? view as? ScrollView
  }
}

extension View {
  /// The frame on the screen as the models have it, without scale and rotation.
  var modelFrameOnScreen: Rect {
    var frame = frame
    frame.origin = frame.origin + translation
    for view in ancestors.dropFirst() {
      frame.origin = frame.origin - view.modelBoundsOrigin + view.frame.origin + view.translation
    }
    return frame
  }
}
