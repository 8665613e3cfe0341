/// A decision about a gesture, by the referee or by the gesture itself.
public enum GestureDecision: Hashable, Sendable {
  /// It may go on: no other gesture objected.
  case began
  /// It is recognised and over: no other gesture objected.
  case recognised
  /// It claimed the touch, but another gesture has to fail first.
  case waits(for: String)
  /// It is not this gesture; the value is the reason.
  case failed(Reason)
  /// It had begun, and its fingers left.
  case ended
  /// It had begun, and was cancelled.
  case cancelled
  /// The gesture did not want to watch a touch.
  case refused(finger: Int, String)

  /// Why a gesture failed.
  public enum Reason: Hashable, Sendable {
    /// The gesture's own words, such as `moved too far`.
    case reason(String)
    /// The other gesture had the touch already when this one asked.
    case taken(by: String)
    /// The other gesture was granted the touch while this one was still possible.
    case beaten(by: String)
    /// The view that the touch landed on keeps such gestures for itself.
    case kept(by: String)
  }

  /// The words of the log, after the gesture's name.
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
