import TouchKit

/// Runs the reporter screen, which shows the places of touches.
final class ReporterController: TouchManager {
  /// How the Reset button finds its action.
  enum Receiver: CaseIterable {
    /// The controller is named as the target.
    case namedTarget
    /// The button names only the action; the responder chain finds the target.
    case responderChain
  }

  /// Called when the user wants to see the events of controls.
  var onEvents: (() -> Void)?
  private let screen = ReporterView()
  private let receiver: Receiver

  init(_ stage: Stage, receiver: Receiver = .responderChain) {
    self.receiver = receiver
    super.init(stage)
  }

  override var title: String { "Reporter" }
  override func makeView() -> View { screen }

  private static let reset = Action("reset") { (controller: ReporterController) in
    controller.reset
  }

  override func viewDidLoad() {
    screen.events.on(.touchUpInside, "events", weakly { me in me.onEvents?() })
    switch receiver {
    case .namedTarget: screen.reset.add(ReporterController.reset, to: self, for: .touchUpInside)
    case .responderChain: screen.reset.add(ReporterController.reset, to: nil, for: .touchUpInside)
    }
  }

  override func manageTouches(_ touches: [Touch], _ event: Event) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: screen.surface)
    switch touch.phase {
    case .began:
      screen.begin.middle = point
      screen.begin.string = "Begin: \(TouchWords.place(point))"
    case .moved: screen.report.words.string = "Touch is moving..."
    case .ended:
      screen.end.middle = point
      screen.end.string = "End: \(TouchWords.place(point))"
      screen.report.words.string =
        touch.tapCount > 1 ? "Taps: \(TouchWords.number(Double(touch.tapCount), width: 2))" : ""
    case .stationary, .cancelled: break
    }
    stage.note(.action, "manage touches: \(touch.phase.rawValue)")
    screen.setNeedsLayout()
  }

  /// Moves both marks back; both then say Begin.
  func reset() {
    for mark in [screen.begin, screen.end] {
      mark.middle = ReporterView.home
      mark.string = "Begin: \(TouchWords.place(ReporterView.home))"
    }
    screen.report.words.string = ""
    screen.setNeedsLayout()
  }
}
