import TestSupport
import TouchKit

/// A stage with a window of 320 × 480 and the clock in the test's hand.
final class StageTester {
  let stage: Stage
  let window: Window
  var application: Application { stage.application }
  var root: View { window }

  static let device = Device.test()

  static func prototype(
    _ makeApplication: @escaping @Sendable (Stage) -> Application = { Application($0) }
  ) -> Prototype {
    Prototype.sure { () throws(PrototypeFault) in
      try Prototype(
        name: "test", screens: ["test"], devices: [device], catalogue: Tuning.engine.catalogue,
        tunings: [.init("default", .engine)], makeApplication: makeApplication, inputs: [],
        ids: IDVocabulary(["{key}"]))
    }
  }

  init(
    environment: Environment = Environment(), measurer: any TextMeasuring = GridMeasurer(),
    _ makeApplication: @escaping @Sendable (Stage) -> Application = { Application($0) }
  ) {
    let prototype = StageTester.prototype(makeApplication)
    stage = Stage(
      prototype,
      settings: Settings(device: StageTester.device, screen: "test", environment: environment),
      tuning: .engine, measurer: measurer)
    window = Window(id: "window", application: stage.application)
    window.show()
  }

  var now: Time { stage.now }

  /// Adds a view to the window.
  @discardableResult
  func add<V: View>(_ view: V, to parent: View? = nil) -> V {
    (parent ?? window).addSubview(view)
    return view
  }

  func advance(_ milliseconds: Double) { stage.advance(to: now + .milliseconds(milliseconds)) }
  func advance(to milliseconds: Double) { stage.advance(to: .milliseconds(milliseconds)) }

  func send(_ kind: Input.Kind, after milliseconds: Double = 0) {
    stage.send(Input(kind, at: now + .milliseconds(milliseconds)))
  }

  func touch(
    _ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 1, after milliseconds: Double = 0
  ) {
    send(.touch(finger: finger, phase: phase, at: Point(x, y)), after: milliseconds)
  }

  func tap(_ x: Double, _ y: Double, finger: Int = 1) {
    touch(.began, x, y, finger: finger)
    touch(.ended, x, y, finger: finger, after: 50)
  }

  /// Moves a finger along a straight line with a sample every ten milliseconds; it lands, but leaves only if told.
  func drag(
    from: Point, to: Point, milliseconds: Int = 100, finger: Int = 1, lands: Bool = true,
    leaves: Bool = true
  ) {
    if lands { touch(.began, from.x, from.y, finger: finger) }
    let steps = max(1, milliseconds / 10)
    for step in 1...steps {
      let point = from + (to - from) * (Double(step) / Double(steps))
      touch(.moved, point.x, point.y, finger: finger, after: 10)
    }
    if leaves { touch(.ended, to.x, to.y, finger: finger) }
  }

  func log(_ kind: LogEntry.Kind? = nil) -> [String] { stage.log.texts(kind) }
}

/// What happened, in words, written by many.
final class Journal: Referable {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down what it hears of touches, and hands it on if told to.
final class ListeningView: View {
  let journal: Journal
  var passesOn = false

  init(_ id: String, frame: Rect, _ journal: Journal) {
    self.journal = journal
    super.init(id: id, frame: frame)
  }

  private func hear(_ touches: [Touch]) {
    for touch in touches {
      let place = touch.location(in: self)
      journal.write(
        "\(id ?? "") \(touch.phase.rawValue) \(touch.finger) at \(place.x.twoDecimals),\(place.y.twoDecimals)"
      )
    }
  }

  override func touchesBegan(_ touches: [Touch], _ event: Event) {
    hear(touches)
    if passesOn { super.touchesBegan(touches, event) }
  }
  override func touchesMoved(_ touches: [Touch], _ event: Event) {
    hear(touches)
    if passesOn { super.touchesMoved(touches, event) }
  }
  override func touchesEnded(_ touches: [Touch], _ event: Event) {
    hear(touches)
    if passesOn { super.touchesEnded(touches, event) }
  }
  override func touchesCancelled(_ touches: [Touch], _ event: Event) {
    hear(touches)
    if passesOn { super.touchesCancelled(touches, event) }
  }
}
