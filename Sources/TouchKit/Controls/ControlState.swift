/// The states of a control, which can combine. The empty set is the normal state.
public struct ControlState: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A finger presses the control.
  public static let highlighted = ControlState(rawValue: 1)
  /// No finger can use the control.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is chosen.
  public static let selected = ControlState(rawValue: 4)
}
