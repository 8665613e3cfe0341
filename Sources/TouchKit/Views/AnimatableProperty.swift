/// A number of a view that can move over time.
public enum AnimatableProperty: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// The left edge, in the superview.
  case x
  /// The top edge, in the superview.
  case y
  /// The width.
  case width
  /// The height.
  case height
  /// How opaque the view is, from 0 to 1.
  case alpha
  /// The factor on the drawn width.
  case scaleX
  /// The factor on the drawn height.
  case scaleY
  /// The turn about the middle, in radians, clockwise.
  case rotation
  /// The shift of what is drawn, to the right.
  case translationX
  /// The shift of what is drawn, downwards.
  case translationY
  /// While the background changes: the share of the new background over the old one.
  case backgroundMix

  /// The name in logs.
  public var description: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .alpha: "alpha"
    case .scaleX: "scaleX"
    case .scaleY: "scaleY"
    case .rotation: "rotation"
    case .translationX: "translationX"
    case .translationY: "translationY"
    case .backgroundMix: "backgroundMix"
    }
  }

  /// When a spring of the property counts as at rest.
  var rest: RestThreshold {
    switch self {
    case .x, .y, .width, .height, .translationX, .translationY: .points
    case .alpha, .scaleX, .scaleY, .rotation, .backgroundMix: .progress
    }
  }
}
