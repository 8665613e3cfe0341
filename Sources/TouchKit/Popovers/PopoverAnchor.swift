/// The view or rectangle that a popover points at.
public enum PopoverAnchor {
  /// A view, whose bounds it points at.
  case button(View)
  /// A rectangle in a view's coordinates.
  case rectangle(Rect, in: View)

  /// The rectangle on the screen by the model: a view that is pressed or still moves counts at its final place.
  var screenRect: Rect {
    let (rect, view) =
      switch self {
      case .button(let view): (view.bounds, view)
      case .rectangle(let rect, let view): (rect, view)
      }
    return Rect(origin: rect.origin + view.modelScreenOrigin, size: rect.size)
  }
}
