/// One line of the log, stored as values. The words are made when the line is read.
public struct LogEntry: Hashable, Sendable {
  /// The topic of a line.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Windows, turns and interruptions.
    case application
    /// Fingers.
    case touch
    /// Decisions about gestures.
    case gesture
    /// Actions that controls sent.
    case action
    /// Notices that were posted.
    case notification
    /// Timers.
    case timer
    /// Sounds, which the prototype writes into the log. The window plays the sound whose name is the last word.
    case sound
    /// Edits of text.
    case text
    /// Pages, tabs, modals and popovers.
    case navigation
    /// Motions of values and views.
    case motion
  }
  /// The content of a line.
  public enum Message: Hashable, Sendable {
    /// A text.
    case text(String)
    /// A finger entered a phase over a view.
    case touch(finger: Int, phase: Touch.Phase, at: Point, view: String?)
    /// A gesture won a touch from a view.
    case taken(finger: Int, from: String?, by: String)
    /// A decision about a gesture.
    case gesture(String, of: String?, GestureDecision)
    /// An action was sent.
    case action(SentAction)
    /// A notice was posted to this number of observers.
    case posted(String, by: String?, observers: Int)
    /// A timer fired or, if `fired` is false, was invalidated.
    case timer(String, fired: Bool)
    /// A view's words after an edit.
    case edited(String, TextVersion)
    /// A motion of a value or of a view's property began.
    case motion(what: String, from: Double, to: Double, until: Time?)
    /// A motion reached its end, or another one replaced it.
    case motionEnded(what: String, interrupted: Bool)
  }

  /// The time at which it happened.
  public var time: Time
  /// The topic of the line.
  public var kind: Kind
  /// What happened.
  public var message: Message

  /// Makes a line from its parts.
  public init(time: Time, kind: Kind, message: Message) {
    self.time = time
    self.kind = kind
    self.message = message
  }

  /// The line in words, without its time.
  public var text: String {
    switch message {
    case .text(let text): text
    case .touch(let finger, let phase, let point, let view):
      "finger \(finger) \(phase.rawValue) at \(point.x.twoDecimals), \(point.y.twoDecimals)"
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
      "\(what) from \(from.twoDecimals) to \(to.twoDecimals)"
        + (until.map { " until \($0.milliseconds.twoDecimals) ms" } ?? ", endless")
    case .motionEnded(let what, let interrupted):
      interrupted ? "\(what) interrupted" : "\(what) ended"
    }
  }
}
