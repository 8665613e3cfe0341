/// Keeps content in sight when something covers the bottom of its scroll view.
extension ScrollView {
  /// Sets how much of the bottom something outside covers from now on.
  func cover(bottom: Double, _ animation: Animation?) {
    guard bottom != coveredBottom else { return }
    coveredBottom = bottom
    guard !isDragging, offset > clamp(offset) else { return endsChanged() }
    go(to: clamp(offset), animation)
  }

  /// Scrolls so that a view inside can be seen with some room around it.
  func show(_ view: View, gap: Double, _ animation: Animation?) {
    guard view !== self, !isDragging else { return }
    var rect = view.frame
    for between in view.ancestors.dropFirst() {
      if between === self { break }
      rect.origin = rect.origin + between.frame.origin - between.modelBoundsOrigin
    }
    if let target = offset(revealing: rect.inset(by: -gap)) { go(to: clamp(target), animation) }
  }

  private func go(to target: Double, _ animation: Animation?) {
    finishDeferredLayout()
    guard let animation, let vertical, !stage.environment.reducedMotion else {
      offset = target
      return
    }
    vertical.animate(to: target, animation)
  }
}
