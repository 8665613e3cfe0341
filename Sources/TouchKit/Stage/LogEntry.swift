/// One line of the log, kept as values and put into words when it is read.
public struct LogEntry: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case application, touch, gesture, action, notification, timer, sound, text, navigation, motion
  }
  public enum Message: Hashable, Sendable {
    case text(String)
    case touch(finger: Int, phase: Touch.Phase, at: Point, view: String?)
    /// A touch that a gesture took from its view.
    case taken(finger: Int, from: String?, by: String)
    /// A decision about a gesture.
    case gesture(String, of: String?, GestureDecision)
    case action(SentAction)
    case posted(String, by: String?, observers: Int)
    case timer(String, fired: Bool)
    /// A view's words after an edit.
    case edited(String, TextVersion)
    /// A motion of a view's property from one value to another.
    case motion(what: String, from: Double, to: Double, until: Time?)
    case motionEnded(what: String, interrupted: Bool)
  }

  public var time: Time
  public var kind: Kind
  public var message: Message

  public init(time: Time, kind: Kind, message: Message) {
    self.time = time
    self.kind = kind
    self.message = message
  }

  public var text: String {
    switch message {
    case .text(let text): text
    case .touch(let finger, let phase, let point, let view):
      "finger \(finger) \(phase.rawValue) at \(decimals(point.x)), \(decimals(point.y))"
        + (view.map { " on \($0)" } ?? "")
    case .taken(let finger, let view, let gesture):
      "finger \(finger) taken from \(view ?? "nobody") by \(gesture)"
    case .gesture(let name, let view, let decision):
      view.map { "\(name) of \($0) \(decision.text)" } ?? "\(name) \(decision.text)"
    case .action(let sent): sent.text
    case .posted(let name, let sender, let count):
      "\(name) posted\(sender.map { " by \($0)" } ?? "") to \(count)"
    case .edited(let view, let words): "\(view): \(words.string)"
    case .timer(let name, let fired): fired ? "\(name) fired" : "\(name) invalidated"
    case .motion(let what, let from, let to, let until):
      "\(what) from \(decimals(from)) to \(decimals(to))"
        + (until.map { " until \(decimals($0.milliseconds)) ms" } ?? ", endless")
    case .motionEnded(let what, let interrupted):
      interrupted ? "\(what) interrupted" : "\(what) ended"
    }
  }
}
