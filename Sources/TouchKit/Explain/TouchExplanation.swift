/// Why a touch at a place would land where it lands: who was asked, who said no and why, who took it, and what comes of it.
public struct TouchExplanation: Equatable, Sendable {
  public var point: Point
  public var time: Time
  /// What the application does with such a touch before it asks any window; nil where it does nothing.
  public var application: String?
  /// The windows, highest first.
  public var windows: [WindowAnswer]
  /// Why the view that was found gets no touch after all; nil where it does.
  public var refusal: String?
  /// The view that takes the touch; nil where nobody does.
  public var taker: String?
  /// Who can handle the touch, in the order in which they are asked: the view first.
  public var chain: [String]
  /// The gestures that would watch the touch, in the order in which they hear of it.
  public var gestures: [String]
  /// What a tap there would send.
  public var actions: [SentAction]

  /// A window and the views in it that were asked, each before those in it, in the order of asking.
  public struct WindowAnswer: Equatable, Sendable {
    public var id: String
    public var level: Int
    public var outcome: Outcome
    public var views: [ViewAnswer]
  }

  public enum Outcome: String, Hashable, Sendable {
    case took, passed
    /// A window above took the touch, or the application before any of them.
    case notAsked = "not asked"
  }

  public struct ViewAnswer: Equatable, Sendable {
    public var view: String
    /// How deep in the window: its own answer has 0.
    public var depth: Int
    public var answer: Answer
  }

  public enum Answer: Hashable, Sendable {
    /// It contains the place, and nothing in it does.
    case took
    /// A view in it takes the touch.
    case handedDown
    case hidden
    case interactionIsOff
    /// Something else has taken its place.
    case covered
    /// It is on its way out: it keeps the touch from what lies below while more of it is there than not.
    case leaving
    case tooFaint(Double)
    /// The place, in the view's own coordinates, is none of its points.
    case outside(Point)
    /// Folded onto a line it has no points.
    case folded
    /// Its own rule for hit tests named another view, or none.
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
      case .tooFaint(let alpha): "no: too faint, alpha \(decimals(alpha))"
      case .outside(let point): "no: outside, at \(decimals(point.x)), \(decimals(point.y))"
      case .folded: "no: folded onto a line"
      case .ownRule(let view?): "named \(view) by a rule of its own"
      case .ownRule(nil): "no: by a rule of its own"
      }
    }
  }

  /// The explanation in lines, for people.
  public var lines: [String] {
    var lines = ["a touch at \(decimals(point.x)), \(decimals(point.y)) at \(time)"]
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
