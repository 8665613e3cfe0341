/// A number of a view that can move over time.
public enum AnimatableProperty: Int, CaseIterable, Hashable, Sendable {
  case x, y, width, height, alpha, scaleX, scaleY, rotation, translationX, translationY
  /// The share of the present background over the one before.
  case backgroundMix

  /// When a spring of the property counts as at rest.
  var rest: RestThreshold {
    switch self {
    case .x, .y, .width, .height, .translationX, .translationY: .points
    case .alpha, .scaleX, .scaleY, .rotation, .backgroundMix: .progress
    }
  }
}
