/// Keeps content in sight when something covers the bottom of its scroll view.
extension ScrollView {
  /// Sets how much of the bottom something outside covers from now on.
  func cover(bottom: Double, _ animation: Animation?) {
    guard bottom != coveredBottom else { return }
    coveredBottom = bottom
    guard !isDragging, offset > clamp(offset) else { return endsChanged() }
    go(to: clamp(offset), animation)
  }

  /// Scrolls so that a view inside can be seen with some room around it or, if the view is too high for that, its upper part
  /// as far as the line with its caret is seen, too.
  func show(_ view: View, gap: Double, _ animation: Animation?) {
    guard view !== self, !isDragging else { return }
    let rect = place(of: view, gap: gap)
    var target = offset(revealing: rect).map(clamp) ?? offset
    if rect.height > lineOfSight {
      target = clamp(rect.y - fullInset.top)
      if let line = caretLine(of: view, gap: gap) {
        target = offset(revealing: line, from: target).map(clamp) ?? target
      }
    }
    if target != offset { go(to: target, animation) }
  }

  /// Scrolls at once, and no farther than it has to, so that what is written in a view inside can be seen: the view or, if it is
  /// too high for that, the line with its caret.
  func follow(_ view: View, gap: Double) {
    guard view !== self, !isDragging else { return }
    var rect = place(of: view, gap: gap)
    if rect.height > lineOfSight {
      guard let line = caretLine(of: view, gap: gap) else { return }
      rect = line
    }
    if let target = offset(revealing: rect) { go(to: clamp(target), nil) }
  }

  /// The height of what can be seen of the content.
  private var lineOfSight: Double { size.height - fullInset.top - fullInset.bottom }

  /// A view inside with the space around it, in the content's coordinates; if it could be seen whole, with as much room
  /// as that leaves.
  private func place(of view: View, gap: Double) -> Rect {
    let left = lineOfSight - view.size.height
    return content(view.bounds, of: view).inset(by: -(left < 0 ? gap : min(gap, left / 2)))
  }

  /// The line with the caret, in the content's coordinates; with the space around it, as far as there is some.
  private func caretLine(of view: View, gap: Double) -> Rect? {
    guard let caret = view.textHost?.input.caretFrame else { return nil }
    let gap = min(gap, max(0, (lineOfSight - caret.height) / 2))
    let line = caret.offset(by: Point(0, -view.modelBoundsOrigin.y)).inset(by: -gap)
    return line.intersection(view.bounds).map { content($0, of: view) }
  }

  /// A rectangle of a view inside in the content's coordinates, by the model.
  private func content(_ rect: Rect, of view: View) -> Rect {
    var rect = rect.offset(by: view.frame.origin)
    for between in view.ancestors.dropFirst() {
      if between === self { break }
      rect.origin = rect.origin + between.frame.origin - between.modelBoundsOrigin
    }
    return rect
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
