/// Adds and removes gestures, and says what a press by assistive technology meets.
extension View {
  /// Adds a recogniser to the view, and removes it from its former view.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Removes a recogniser from the view. It no longer reacts to touches.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard let index = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    window?.stage.touches.referee.remove(recognizer)
    gestureRecognizers.remove(at: index)
    recognizer.view = nil
  }

  /// Whether the view is on the screen and neither it nor a view around it is hidden, disabled, covered or leaving.
  var isUsable: Bool {
    guard window?.isOnScreen == true else { return false }
    return ancestors.allSatisfy {
      !$0.isHidden && $0.standing == .present && $0.isEnabledForTree
        && $0.alpha > View.invisibleAlpha
    }
  }

  /// Whether assistive technology can press it.
  var isPressable: Bool { ownActivate != nil || onActivate != nil }

  /// Does what a press by assistive technology does.
  func press() {
    ownActivate?()
    onActivate?()
  }
}
