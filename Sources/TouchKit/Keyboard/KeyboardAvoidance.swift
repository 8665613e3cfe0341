/// Moves content out of the keyboard's way and back.
///
/// A scroll view gets room below its content, and scrolls to the edited view. Without a scroll view, or if the keyboard
/// leaves too little of it, the window's whole content is pushed up as far as needed.
final class KeyboardAvoidance {
  @Weak private var scroll: ScrollView?
  @Weak private var pushed: View?

  /// The space kept between the keyboard and what is edited, in points.
  private static let gap = 8.0
  /// The least height of what is edited that must be seen, in points: a finger's. A line of large words needs more.
  private static let leastSeen = 44.0

  /// The least height in which an edited view can be seen, with the room below it.
  static func line(of edited: View) -> Double {
    let caret = edited.textHost?.input.caretFrame?.height ?? 0
    return min(edited.size.height, max(leastSeen, caret + gap)) + gap
  }

  /// Moves content so that an edited view can be seen above a height of the screen; nil moves everything back. True if
  /// a window's content is pushed by another distance than before.
  func show(
    _ edited: View?, above top: Double, on stage: Stage, _ animation: Animation?
  ) -> Bool {
    let before = pushed?.translation.y ?? 0
    move(edited, above: top, on: stage, animation)
    return (pushed?.translation.y ?? 0) != before
  }

  private func move(
    _ edited: View?, above top: Double, on stage: Stage, _ animation: Animation?
  ) {
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
    let root = window.rootController?.view ?? window.subviews.first
    let own = pushed === root ? pushed?.translation.y ?? 0 : 0
    let frame = edited.modelFrameOnScreen
    if let around {
      // What is above the scroll view, such as a bar, may leave no room for a line of text.
      let upper = around.modelFrameOnScreen.y - own
      let line = KeyboardAvoidance.line(of: edited)
      push(root, by: max(0, min(upper + line - top, upper)), stage, animation)
      scroll = around
      around.cover(bottom: max(0, around.modelFrameOnScreen.maxY - top), animation)
      around.show(edited, gap: KeyboardAvoidance.gap, animation)
    } else {
      let hidden = frame.maxY - own + KeyboardAvoidance.gap - top
      // A view that is higher than the room shows its top.
      push(root, by: max(0, min(hidden, frame.y - own)), stage, animation)
    }
  }

  /// Whether a window's content is pushed up.
  var isPushing: Bool { pushed != nil }

  /// Scrolls at once so that what is written can be seen: its line may be another one, or a finger has scrolled it away.
  func follow(_ edited: View) { scroll?.follow(edited, gap: KeyboardAvoidance.gap) }

  private func push(_ view: View?, by distance: Double, _ stage: Stage, _ animation: Animation?) {
    let changes = { [self] in
      if let pushed, pushed !== view { pushed[.translationY] = 0 }
      view?[.translationY] = -distance
    }
    if let animation {
      stage.move(animation, changes)
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
  /// The height that the open keyboard covers at the bottom of the view, in points; 0 without a keyboard.
  public var coveredByKeyboard: Double {
    guard let stage = window?.stage, let keyboard = stage.application.keyboard, keyboard.isShown
    else { return 0 }
    return max(0, modelFrameOnScreen.maxY - keyboard.frame.y)
  }

  /// The same, but 0 if what the keyboard leaves of the view is too low for anything.
  var yieldsToKeyboard: Double {
    guard let stage = window?.stage else { return 0 }
    let (device, orientation) = (stage.settings.device, stage.environment.orientation)
    let covered = coveredByKeyboard
    let frame = modelFrameOnScreen
    let top = max(frame.y, device.statusBarHeight(orientation))
    return frame.maxY - covered - top < KeyboardController.leastRoom ? 0 : covered
  }

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
