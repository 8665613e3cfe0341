import Rehearsal
import Screens
import TestSupport
import TouchKit

/// Something a nervous hand might do to the phone within a few seconds, the same for the same seed.
struct RandomTake {
  private var dice: SeededRandom
  private var inputs: [Input] = []
  private var time = Time.zero
  private let startState: StartState
  private let size: Size

  init(seed: UInt64) {
    dice = SeededRandom(seed: seed)
    var startState = StartState(usualOf: phone)
    startState.settings.device = phone.devices[dice.whole(below: phone.devices.count)]
    startState.use(tuning: phone.tunings[dice.whole(below: phone.tunings.count)].name)
    if dice.whole(below: 3) == 0 { startState.settings.environment.appearance = .dark }
    if dice.whole(below: 4) == 0 { startState.settings.environment.direction = .rightToLeft }
    if dice.whole(below: 4) == 0 { startState.settings.environment.reducedMotion = true }
    self.startState = startState
    size = startState.settings.device.size
  }

  /// The take of some ten things done; a quiet one leaves most of the screen as it is most of the time.
  mutating func make(quietly: Bool = false) -> Recording {
    for _ in 0..<10 { if quietly { doSomethingSmall() } else { doSomething() } }
    return Recording(
      start: startState, inputs: inputs, end: time + .milliseconds(dice.whole(below: 900)))
  }

  private mutating func doSomething() {
    time += .microseconds(dice.whole(below: dice.whole(below: 3) == 0 ? 700_000 : 60_000))
    switch dice.whole(below: 22) {
    case 0...4: drag(from: somewhere, to: somewhere, finger: 1)
    case 5...8: drag(from: onStatusBar, to: somewhere, finger: 1)
    case 9...11: tap(onStatusBar)
    case 12: tap(somewhere)
    case 13:
      let (first, second) = (time, dice.whole(below: 50_000))
      drag(from: somewhere, to: somewhere, finger: 1)
      let last = time
      time = first + .microseconds(second)
      drag(from: somewhere, to: somewhere, finger: 2)
      time = max(time, last)
      inputs = inputs.enumerated().sorted {
        $0.element.time != $1.element.time
          ? $0.element.time < $1.element.time : $0.offset < $1.offset
      }.map(\.element)
    case 14:
      let phases: [Input.ScrollPhase] =
        dice.whole(below: 2) == 0 ? [.wheel] : [.began, .moved, .moved, .ended]
      for phase in phases {
        send(
          .scroll(by: Point(0, Double(dice.whole(below: 400) - 150)), at: somewhere, phase: phase))
        time += .microseconds(dice.whole(below: 20_000))
      }
    case 15: send(.rotate(Orientation.allCases[dice.whole(below: 4)]))
    case 16:
      send(
        .environment(
          EnvironmentChange(
            appearance: dice.whole(below: 2) == 0 ? .dark : .light,
            textSize: dice.whole(below: 2) == 0 ? 0.8 + Double(dice.whole(below: 13)) / 10 : nil,
            reducedMotion: dice.whole(below: 3) == 0 ? dice.whole(below: 2) == 0 : nil)))
    case 17: toggle()
    case 18: send(.set("drawer.height", .number(Double(80 + dice.whole(below: 160)))))
    case 19...20: notify()
    default: send(dice.whole(below: 2) == 0 ? .shake : .interrupt(.background))
    }
  }

  private mutating func doSomethingSmall() {
    time += .microseconds(dice.whole(below: 150_000))
    switch dice.whole(below: 8) {
    case 0...4: notify()
    case 5: tap(Point(60, 40))
    case 6: tap(somewhere)
    default: drag(from: Point(60, 40), to: Point(60, Double(dice.whole(below: 80))), finger: 1)
    }
  }

  private mutating func toggle() {
    let ids = [
      "drawer-toggle-dark", "drawer-toggle-rotation-lock", "drawer-toggle-reduced-motion",
    ]
    send(.activate(ids[dice.whole(below: ids.count)]))
  }

  private mutating func notify() {
    let payload = Payload.object([
      .init("title", .string("Number \(dice.whole(below: 9))")),
      .init("message", .string("A banner slides over still rows")),
      .init("sticky", .bool(dice.whole(below: 2) == 0)),
    ])
    send(.custom("notify", payload))
  }

  private var somewhere: Point {
    mutating get {
      Point(
        Double(dice.whole(below: Int(size.width) * 4)) / 4,
        Double(dice.whole(below: Int(size.height) * 4)) / 4)
    }
  }

  private var onStatusBar: Point {
    mutating get {
      Point(Double(dice.whole(below: Int(size.width))), Double(dice.whole(below: 18)))
    }
  }

  private mutating func send(_ kind: Input.Kind) { inputs.append(Input(kind, at: time)) }

  private mutating func tap(_ point: Point) {
    send(.touch(finger: 1, phase: .began, at: point))
    time += .microseconds(dice.whole(below: 120_000))
    send(.touch(finger: 1, phase: dice.whole(below: 9) == 0 ? .cancelled : .ended, at: point))
  }

  private mutating func drag(from start: Point, to end: Point, finger: Int) {
    let steps = 1 + dice.whole(below: 20)
    send(.touch(finger: finger, phase: .began, at: start))
    for step in 1...steps {
      time += .microseconds(1 + dice.whole(below: 16_000))
      let share = Double(step) / Double(steps)
      send(.touch(finger: finger, phase: .moved, at: start + (end - start) * share))
    }
    time += .microseconds(dice.whole(below: dice.whole(below: 2) == 0 ? 80_000 : 10_000))
    send(.touch(finger: finger, phase: .ended, at: end))
  }
}
