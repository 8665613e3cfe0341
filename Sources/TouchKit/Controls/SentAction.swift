/// An action that was sent, as a value for logs and observers.
public struct SentAction: Hashable, Sendable {
  /// The name of the action.
  public var action: String
  /// The sender's name in the log, such as the control's id.
  public var sender: String
  /// The target that performed the action; nil if no target did.
  public var target: String?
  /// The events of the control that caused the action; empty if code sent it.
  public var events: ControlEvents

  /// Makes a sent action from its parts.
  public init(action: String, sender: String, target: String?, events: ControlEvents) {
    self.action = action
    self.sender = sender
    self.target = target
    self.events = events
  }

  /// The action in words, as the log shows it.
  public var text: String {
    let cause = events.isEmpty ? "" : " on \(events.names.joined(separator: ", "))"
    return target.map { "\(sender) sent \(action) to \($0)\(cause)" }
      ?? "\(sender) sent \(action)\(cause), but nobody performs it"
  }
}
