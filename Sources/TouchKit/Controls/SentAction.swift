/// An action that was sent, as a value for logs and observers.
public struct SentAction: Hashable, Sendable {
  public var action: String
  public var sender: String
  /// Who performed it; nil where nobody could.
  public var target: String?
  /// The events of the control that caused it; empty where it was sent by a program.
  public var events: ControlEvents

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
