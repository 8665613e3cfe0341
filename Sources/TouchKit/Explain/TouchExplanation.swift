/// Explains where a touch at a point would land: which views were asked, what each view answered, and what the touch
/// would do.
public struct TouchExplanation: Equatable, Sendable {
  /// The point of the screen that was asked about, in points.
  public var point: Point
  /// The time of the question. Views that move are tested where they are at this time.
  public var time: Time
  /// What the application does with the touch before any window is asked; nil if it does nothing.
  public var application: String?
  /// The windows, highest first.
  public var windows: [WindowAnswer]
  /// Why the view that was found does not receive the touch; nil if it receives it.
  public var refusal: String?
  /// The view that receives the touch; nil if no view does.
  public var taker: String?
  /// The responders that can handle the touch, in the order in which they are asked: the view first.
  public var chain: [String]
  /// The gestures that would watch the touch, in the order in which they receive the touch.
  public var gestures: [String]
  /// The actions that a tap at the point would send.
  public var actions: [SentAction]

  /// A window, with its views that were asked, in the order in which they were asked: each view before its subviews.
  public struct WindowAnswer: Equatable, Sendable {
    /// The window's id.
    public var id: String
    /// The height of its level.
    public var level: Int
    /// What the window did with the touch.
    public var outcome: Outcome
    /// The window's views that were asked; empty if the window was not asked.
    public var views: [ViewAnswer]
  }

  /// What a window did with the touch.
  public enum Outcome: String, Hashable, Sendable {
    /// One of its views receives the touch.
    case took
    /// No view of the window wanted the touch, so the next window is asked.
    case passed
    /// A window above received the touch, or the application caught the touch before any window.
    case notAsked = "not asked"
  }

  /// A view and its answer.
  public struct ViewAnswer: Equatable, Sendable {
    /// The log's name of the view: its id, or its type.
    public var view: String
    /// The depth in the window's tree; the window itself has 0.
    public var depth: Int
    /// The view's answer.
    public var answer: Answer
  }

  /// Why a view receives a touch, or does not.
  public enum Answer: Hashable, Sendable {
    /// The view contains the point, and none of its subviews does.
    case took
    /// A view inside the view receives the touch.
    case handedDown
    /// The view is hidden.
    case hidden
    /// Its `isUserInteractionEnabled` is off.
    case interactionIsOff
    /// Another view has replaced it.
    case covered
    /// The view is leaving. While it is more than half visible, views below do not receive the touch.
    case leaving
    /// Its alpha is below `View.invisibleAlpha`. The value is the alpha.
    case tooFaint(Double)
    /// The point, in the view's own coordinates, is not inside the view.
    case outside(Point)
    /// Its transform folds it onto a line, so that it has no area.
    case folded
    /// The view's own rule for hit tests returned another view, or nil.
    case ownRule(String?)

    /// The answer in words.
    public var text: String {
      switch self {
      case .took: "took it"
      case .handedDown: "handed it down"
      case .hidden: "no: hidden"
      case .interactionIsOff: "no: its interaction is off"
      case .covered: "no: covered"
      case .leaving: "is on its way out"
      case .tooFaint(let alpha): "no: too faint, alpha \(alpha.twoDecimals)"
      case .outside(let point): "no: outside, at \(point.x.twoDecimals), \(point.y.twoDecimals)"
      case .folded: "no: folded onto a line"
      case .ownRule(let view?): "named \(view) by a rule of its own"
      case .ownRule(nil): "no: by a rule of its own"
      }
    }
  }

  /// The explanation as lines of text.
  public var lines: [String] {
    var lines = ["a touch at \(point.x.twoDecimals), \(point.y.twoDecimals) at \(time)"]
    if let application { lines.append("application: \(application)") }
    for window in windows {
      lines.append("window \(window.id) at level \(window.level): \(window.outcome.rawValue)")
      for view in window.views {
        let indent = String(repeating: "  ", count: view.depth + 1)
        lines.append("\(indent)\(view.view) \(view.answer.text)")
      }
    }
    if let refusal { lines.append(refusal) }
    lines.append(taker.map { "taken by \($0)" } ?? "taken by nobody")
    if !chain.isEmpty { lines.append("chain: \(chain.joined(separator: " → "))") }
    if !gestures.isEmpty { lines.append("watched by \(gestures.joined(separator: ", "))") }
    for action in actions { lines.append(action.text) }
    return lines
  }
}
