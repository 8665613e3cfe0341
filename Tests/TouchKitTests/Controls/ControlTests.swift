import Testing

@testable import TouchKit

/// ER-11, ER-13 and ER-14: states, tracking, and where actions go.
struct ControlTests {
  let tester = StageTester()
  let journal = Journal()

  /// Writes down what it is asked to track.
  final class Tracker: Control {
    let journal: Journal
    var accepts = true
    var continues = true

    init(_ journal: Journal) {
      self.journal = journal
      super.init(id: "tracker", frame: Rect(0, 0, 100, 100))
    }

    private func note(_ word: String) {
      journal.write(
        "\(word)\(isTracking ? " tracking" : "")\(isTouchInside ? " inside" : "")\(isHighlighted ? " highlighted" : "")"
      )
    }
    override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
      note("begin")
      return accepts
    }
    override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
      note("continue")
      return continues
    }
    override func endTracking(_ touch: Touch, _ event: Event) { note("end") }
    override func trackingCancelled() { note("cancelled") }
    override func stateChanged() { journal.write("state \(state.rawValue)") }
  }

  @Test
  func `ER-11: A control tracks from began to ended and is highlighted while the finger is inside`()
  {
    let control = tester.add(Tracker(journal))
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 20, 10)
    tester.touch(.moved, 200, 10)
    tester.touch(.moved, 20, 10)
    tester.touch(.ended, 20, 10)
    #expect(
      journal.take() == [
        "begin", "state 1", "continue tracking inside highlighted", "state 0", "continue tracking",
        "state 1", "continue tracking inside highlighted", "state 0", "end",
      ])
    #expect(!control.isTracking)
  }

  @Test func `ER-11: A control may refuse to track, stop in the middle, or be cancelled`() {
    let control = tester.add(Tracker(journal))
    control.accepts = false
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 20, 10)
    tester.touch(.ended, 20, 10)
    #expect(journal.take() == ["begin"])
    control.accepts = true
    control.continues = false
    tester.touch(.began, 10, 10)
    tester.touch(.moved, 20, 10)
    tester.touch(.moved, 30, 10)
    tester.touch(.ended, 20, 10)
    #expect(
      journal.take() == ["begin", "state 1", "continue tracking inside highlighted", "state 0"])
    tester.touch(.began, 10, 10)
    tester.touch(.cancelled, 10, 10)
    #expect(journal.take() == ["begin", "state 1", "state 0", "cancelled"])
  }

  @Test
  func
    `ER-11: Enabled, highlighted and selected are states of their own, and only enabled ones track`()
  {
    let control = tester.add(Tracker(journal))
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.disabled, .highlighted, .selected])
    #expect(journal.take() == ["state 4", "state 5", "state 7"])
    tester.tap(10, 10)
    #expect(journal.take() == [])
    #expect(tester.stage.tree().node("tracker")?.enabled == false)
    let colors = StateColors(
      DynamicColor(.black), highlighted: DynamicColor(.white), disabled: .clear)
    #expect(colors.color([.disabled, .highlighted]) == .clear)
    #expect(colors.color([.highlighted, .selected]) == DynamicColor(.white))
    #expect(colors.color([.selected]) == DynamicColor(.black))
  }

  @Test func `A second finger changes nothing`() {
    let control = tester.add(Tracker(journal))
    control.isMultipleTouchEnabled = true
    tester.touch(.began, 10, 10, finger: 1)
    _ = journal.take()
    tester.touch(.began, 20, 20, finger: 2)
    tester.touch(.moved, 200, 20, finger: 2)
    tester.touch(.ended, 200, 20, finger: 2)
    #expect(journal.take() == [] && control.isTracking)
  }

  // MARK: Actions

  final class Target: Referable {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func plain() { journal.write("plain") }
    func withSender(_ sender: Control) { journal.write("sender \(sender.id ?? "")") }
    func withEvent(_ sender: Control, _ event: Event?) {
      journal.write("event \(event.map { "\($0.timestamp)" } ?? "none")")
    }
    static let plain = Action("plain", Target.plain)
    static let withSender = Action("withSender", Target.withSender)
    static let withEvent = Action("withEvent", Target.withEvent)
  }

  @Test func `ER-14: An action receives the sender, the sender and the event, or neither`() {
    let control = tester.add(PlainControl(id: "control", frame: Rect(0, 0, 100, 100)))
    let target = Target(journal)
    control.add(Target.plain, to: target, for: .touchDown)
    control.add(Target.withSender, to: target, for: .touchUpInside)
    control.add(Target.withEvent, to: target, for: [.touchUpInside, .touchUpOutside])
    tester.tap(10, 10)
    #expect(journal.take() == ["plain", "sender control", "event 50.000 ms"])
    tester.send(.activate("control"))
    #expect(journal.take() == ["sender control", "event none"])
    #expect(control.actions(for: target, .touchUpInside) == ["withSender", "withEvent"])
    control.remove(Target.withEvent, of: target, for: .touchUpInside)
    control.remove(nil, of: target, for: .touchDown)
    tester.tap(10, 10)
    #expect(journal.take() == ["sender control"])
    #expect(control.actions(for: target, .touchUpOutside) == ["withEvent"])
  }

  @Test func `ER-14: A control does not keep its targets alive`() {
    let control = tester.add(PlainControl(id: "control", frame: Rect(0, 0, 100, 100)))
    weak var gone: Target?
    do {
      let target = Target(journal)
      gone = target
      control.add(Target.plain, to: target, for: .touchDown)
    }
    #expect(gone == nil)
    tester.tap(10, 10)
    #expect(journal.lines == [] && tester.log(.action) == [])
  }

  class Link: View {
    let journal: Journal
    init(_ id: String, _ journal: Journal) {
      self.journal = journal
      super.init(id: id)
    }
    override var canBecomeFirstResponder: Bool { true }
  }
  final class Performer: Link {
    func act(_ sender: Control) { journal.write("\(id ?? "") acts for \(sender.id ?? "")") }
    static let act = Action("act", Performer.act)
  }

  @Test
  func `ER-13: Without a target the action goes from the first responder up to who performs it`() {
    let outer = tester.add(Performer("outer", journal))
    let inner = tester.add(Link("inner", journal), to: outer)
    let elsewhere = tester.add(Performer("elsewhere", journal))
    let button = tester.add(PlainControl(id: "button", frame: Rect(0, 0, 10, 10)), to: elsewhere)
    button.add(Performer.act, to: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside, nil)
    inner.becomeFirstResponder()
    button.sendActions(for: .touchUpInside, nil)
    outer.resignFirstResponder()
    tester.window.addSubview(inner)
    inner.becomeFirstResponder()
    button.sendActions(for: .touchUpInside, nil)
    #expect(journal.lines == ["elsewhere acts for button", "outer acts for button"])
    #expect(
      tester.log(.action) == [
        "button sent act to elsewhere on TouchUpInside",
        "button sent act to outer on TouchUpInside",
        "button sent act on TouchUpInside, but nobody performs it",
      ])
  }

  @Test
  func
    `ER-13: The control asks for its actions, then each is sent by the application, which anybody may watch`()
  {
    final class App: Application {
      let journal = Journal()
      override func sendAction(
        _ action: Action, to target: Referable?, from sender: Responder?, on events: ControlEvents,
        _ event: Event?
      ) -> Bool {
        journal.write("application sends \(action.name)")
        return super.sendAction(action, to: target, from: sender, on: events, event)
      }
    }
    final class Asked: Control {
      let journal: Journal
      init(_ journal: Journal) {
        self.journal = journal
        super.init(id: "asked", frame: Rect(0, 0, 100, 100))
      }
      override func send(
        _ action: Action, to target: Referable?, _ event: ControlEvents, _ cause: Event?
      ) {
        journal.write("control sends \(action.name)")
        super.send(action, to: target, event, cause)
      }
    }
    let tester = StageTester { App($0) }
    let app = tester.application as! App
    let control = tester.add(Asked(app.journal))
    let target = Target(app.journal)
    let watcher = Journal()
    app.observeActions(watcher) { [app] in app.journal.write("seen: \($0.text)") }
    control.add(Target.plain, to: target, for: .touchUpInside)
    control.add(Target.withSender, to: target, for: .touchUpInside)
    tester.tap(10, 10)
    #expect(
      app.journal.take() == [
        "control sends plain", "application sends plain", "plain",
        "seen: asked sent plain to Target on TouchUpInside", "control sends withSender",
        "application sends withSender", "sender asked",
        "seen: asked sent withSender to Target on TouchUpInside",
      ])
    app.stopObservingActions(watcher)
    tester.tap(10, 10)
    #expect(!app.journal.take().contains { $0.hasPrefix("seen") })
  }

  @Test func `A button keeps its taps from the views above it, unless it is told not to`() {
    let outer = tester.add(View(id: "outer", frame: Rect(0, 0, 200, 200)))
    outer.addGestureRecognizer(TapRecognizer { [journal] _ in journal.write("outer tapped") })
    let control = tester.add(PlainControl(id: "control", frame: Rect(0, 0, 100, 100)), to: outer)
    control.on(.touchUpInside) { [journal] in journal.write("control") }
    control.on(.touchCancel) { [journal] in journal.write("cancel") }
    tester.tap(10, 10)
    #expect(journal.take() == ["control"])
    #expect(tester.log(.gesture) == ["tap of outer failed: control keeps its taps"])
    control.keepsTaps = false
    tester.tap(10, 10)
    #expect(journal.take() == ["cancel", "outer tapped"])
    control.isEnabled = false
    control.keepsTaps = true
    tester.tap(10, 10)
    #expect(journal.take() == ["outer tapped"])
  }

  @Test func `A small control can be hit with a fingertip`() {
    let control = tester.add(PlainControl(id: "small", frame: Rect(100, 100, 10, 60)))
    #expect(tester.application.hitTest(Point(83.1, 110), nil) === control)
    #expect(tester.application.hitTest(Point(82.9, 110), nil) !== control)
    #expect(tester.application.hitTest(Point(105, 99), nil) !== control)
  }

  @Test func `A control is hit in the room around it, too`() {
    let control = tester.add(PlainControl(id: "small", frame: Rect(100, 100, 60, 30)))
    control.touchRoom = EdgeInsets(top: 20, left: 3)
    func isHit(_ x: Double, _ y: Double) -> Bool {
      tester.application.hitTest(Point(x, y), nil) === control
    }
    #expect(isHit(130, 80.1) && !isHit(130, 79.9))
    // Below it the room is a fingertip's, as without more.
    #expect(isHit(130, 136.9) && !isHit(130, 137.1))
    #expect(isHit(97.1, 110) && !isHit(96.9, 110) && !isHit(160.1, 110))
  }

  @Test func `What is hidden or disabled cannot be activated`() {
    let outer = tester.add(View(id: "outer", frame: Rect(0, 0, 200, 200)))
    let control = tester.add(PlainControl(id: "control", frame: Rect(0, 0, 100, 100)), to: outer)
    control.on(.touchUpInside) { [journal] in journal.write("pressed") }
    outer.isHidden = true
    tester.send(.activate("control"))
    outer.isHidden = false
    control.isEnabled = false
    tester.send(.activate("control"))
    #expect(journal.take() == [])
    control.isEnabled = true
    tester.send(.activate("control"))
    #expect(journal.take() == ["pressed"])
  }
}
