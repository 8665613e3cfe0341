/// The view or rectangle that a popover points at.
public enum PopoverAnchor {
  /// The popover points at the bounds of a view.
  case button(View)
  /// The popover points at a rectangle, in a view's coordinates.
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
