/// A decision about a gesture, by the referee or by the gesture itself.
public enum GestureDecision: Hashable, Sendable {
  /// The gesture may continue: no other gesture objected.
  case began
  /// The gesture is recognised and has ended: no other gesture objected.
  case recognised
  /// The gesture claimed the touch, but another gesture has to fail first.
  case waits(for: String)
  /// The touches do not make this gesture. The value is the reason.
  case failed(Reason)
  /// The gesture had begun, and its fingers lifted.
  case ended
  /// The gesture had begun, and was cancelled.
  case cancelled
  /// The gesture did not want to watch a touch.
  case refused(finger: Int, String)

  /// Why a gesture failed.
  public enum Reason: Hashable, Sendable {
    /// The gesture's own words, such as `moved too far`.
    case reason(String)
    /// Another gesture already had the touch when this gesture claimed it.
    case taken(by: String)
    /// Another gesture won the touch while this gesture was still possible.
    case beaten(by: String)
    /// The view that the touch landed on keeps such gestures for itself.
    case kept(by: String)
  }

  /// The decision in words, as the log shows it after the gesture's name.
  public var text: String {
    switch self {
    case .began: "began: nobody objected"
    case .recognised: "recognised: nobody objected"
    case .waits(let other): "waits for \(other) to fail"
    case .failed(.reason(let reason)): "failed: \(reason)"
    case .failed(.taken(let other)): "failed: \(other) has the touch"
    case .failed(.beaten(let other)): "failed: \(other) took the touch"
    case .failed(.kept(let view)): "failed: \(view) keeps its taps"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .refused(let finger, let reason): "refused finger \(finger): \(reason)"
    }
  }
}
