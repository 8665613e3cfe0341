/// An action that was sent, as a value for logs and observers.
public struct SentAction: Hashable, Sendable {
  /// The name of the action.
  public var action: String
  /// The log's name of what sent it, such as the control's id.
  public var sender: String
  /// The target that performed it; nil if no target did.
  public var target: String?
  /// The events of the control that caused it; empty if a program sent it.
  public var events: ControlEvents

  /// An action that was sent, of all its parts.
  public init(action: String, sender: String, target: String?, events: ControlEvents) {
    self.action = action
    self.sender = sender
    self.target = target
    self.events = events
  }

  /// The words of the log.
  public var text: String {
    let cause = events.isEmpty ? "" : " on \(events.names.joined(separator: ", "))"
    return target.map { "\(sender) sent \(action) to \($0)\(cause)" }
      ?? "\(sender) sent \(action)\(cause), but nobody performs it"
  }
}
