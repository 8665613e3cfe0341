import Rehearsal
import TouchKit

/// Plans what a monkey test does, action by action: an action is a few inputs that belong together.
extension Monkey {
  /// Plans a whole action, such as a drag or a typed word; plans nothing if the screen has nothing to do it on.
  mutating func begin(on stage: Stage) {
    switch random.whole(below: 100) {
    case 0..<26: tap(on: stage)
    case 26..<44: drag(on: stage)
    case 44..<48: pinch(on: stage)
    case 48..<56: activate(on: stage)
    case 56..<66: press()
    case 66..<73: write()
    case 73..<80: scroll(on: stage)
    case 80..<83: plan(.pointer(random.chance(0.2) ? nil : place(on: stage)))
    case 83..<86: plan(.rotate(random.pick(from: Orientation.allCases)))
    case 86..<87: plan(.shake)
    case 87..<89: plan(.interrupt(random.pick(from: Input.Interruption.allCases)))
    case 89..<93: plan(.environment(change()))
    case 93..<95: tune()
    case 95..<99: sendOwn()
    default: plan(.raw(record(on: stage)))
    }
  }

  // MARK: Places

  /// Mostly the middle of something that can be pressed.
  private mutating func place(on stage: Stage) -> Point {
    let screen = stage.screenSize
    if random.chance(0.7) {
      let nodes = stage.tree().nodes.filter { $0.isPressable && $0.visible }
      if !nodes.isEmpty {
        let node = random.pick(from: nodes)
        let middle = (node.clipped ?? node.frame).center
        if random.chance(0.8) { return middle }
        return middle + Point(random.number(in: -20...20), random.number(in: -20...20))
      }
    }
    // The edges and the status bar have gestures of their own.
    let x =
      random.chance(0.15) ? random.pick(from: [0, screen.width]) : random.share() * screen.width
    let y = random.chance(0.2) ? random.number(in: 0...20) : random.share() * screen.height
    return Point(x, y)
  }

  // MARK: Fingers

  private mutating func tap(on stage: Stage) {
    guard let finger = takeFinger() else { return }
    let point = place(on: stage)
    plan(.touch(finger: finger, phase: .began, at: point))
    wait(upTo: random.chance(0.15) ? 1500 : 120)
    plan(.touch(finger: finger, phase: random.chance(0.05) ? .cancelled : .ended, at: point))
  }

  private mutating func drag(on stage: Stage) {
    guard let finger = takeFinger() else { return }
    var point = place(on: stage)
    let angle = random.pick(from: [
      Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1), Point(0.7, 0.7),
    ])
    let speed = random.number(in: 0.5...30)
    plan(.touch(finger: finger, phase: .began, at: point))
    if random.chance(0.15) { wait(upTo: 900) }
    for _ in 0..<(2 + random.whole(below: 24)) {
      wait(upTo: 16)
      point = point + angle * speed + Point(random.number(in: -2...2), random.number(in: -2...2))
      plan(.touch(finger: finger, phase: .moved, at: point))
    }
    wait(upTo: random.chance(0.03) ? 20_000 : random.chance(0.3) ? 400 : 10)
    plan(.touch(finger: finger, phase: random.chance(0.1) ? .cancelled : .ended, at: point))
  }

  private mutating func pinch(on stage: Stage) {
    guard let first = takeFinger(), let second = takeFinger() else { return }
    let middle = place(on: stage)
    var (arm, growth) = (Point(30, 10), random.number(in: 0.9...1.12))
    let turn = random.number(in: -4...4)
    plan(.touch(finger: first, phase: .began, at: middle + arm))
    plan(.touch(finger: second, phase: .began, at: middle - arm))
    for _ in 0..<random.whole(below: 20) {
      wait(upTo: 14)
      arm = arm * growth + Point(-turn, turn)
      growth = random.chance(0.05) ? 1 / growth : growth
      plan(.touch(finger: first, phase: .moved, at: middle + arm))
      plan(.touch(finger: second, phase: .moved, at: middle - arm))
    }
    plan(.touch(finger: first, phase: .ended, at: middle + arm))
    wait(upTo: 60)
    plan(.touch(finger: second, phase: .ended, at: middle - arm))
  }

  // MARK: Other actions of a person

  private mutating func activate(on stage: Stage) {
    let nodes = stage.tree().nodes.filter {
      $0.id != nil && ($0.isPressable || !$0.actions.isEmpty)
    }
    guard !nodes.isEmpty else { return }
    let node = random.pick(from: nodes)
    guard let id = node.id else { return }
    let asks = !node.actions.isEmpty && random.chance(0.5)
    plan(.activate(id, action: asks ? random.pick(from: node.actions) : nil))
  }

  private static let keys = [
    "escape", "back", "return", "tab", "space", "left", "right", "up", "down", "home", "end",
    "pageup", "pagedown", "backspace", "delete", "a", "z", "y", "x",
  ]

  private mutating func press() {
    let modifiers = KeyInput.Modifier.allCases.filter { _ in random.chance(0.2) }
    let name = random.pick(from: Monkey.keys)
    for _ in 0..<(random.chance(0.1) ? 12 : 1) {
      plan(.key(KeyInput(name, modifiers: modifiers)))
      wait(upTo: 60)
    }
    if random.chance(0.7) { plan(.key(KeyInput(name, phase: .release, modifiers: modifiers))) }
  }

  /// Words of one and of many characters, in both directions, with combining marks, and line breaks.
  private static let words = [
    "a", "Hello ", "\u{E9}t\u{E9}", "e\u{301}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ",
    "\u{1F44D}\u{1F3FD}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\n", "  ", "\u{4F60}\u{597D}", "x\u{200B}y",
    ".", "12:30",
  ]

  private mutating func write() {
    if random.chance(0.25) {
      plan(.compose(random.pick(from: Monkey.words)))
      wait(upTo: 200)
      plan(.compose(random.chance(0.5) ? "" : random.pick(from: Monkey.words)))
    }
    for _ in 0..<(1 + random.whole(below: 4)) {
      plan(.type(random.pick(from: Monkey.words)))
      wait(upTo: 150)
    }
  }

  private mutating func scroll(on stage: Stage) {
    let point = place(on: stage)
    let direction = random.chance(0.7) ? Point(0, 1) : Point(1, 0)
    let speed = random.number(in: -60...60)
    guard random.chance(0.5) else {
      plan(.scroll(by: direction * speed, at: point, phase: .wheel))
      return
    }
    plan(.scroll(by: .zero, at: point, phase: .began))
    for _ in 0..<random.whole(below: 15) {
      wait(upTo: 14)
      plan(.scroll(by: direction * speed, at: point, phase: .moved))
    }
    plan(.scroll(by: .zero, at: point, phase: .ended))
  }

  // MARK: Settings and messages

  private mutating func change() -> EnvironmentChange {
    switch random.whole(below: 9) {
    case 0: EnvironmentChange(appearance: random.pick(from: Environment.Appearance.allCases))
    case 1: EnvironmentChange(textSize: random.number(in: Environment.textSizes))
    case 2: EnvironmentChange(direction: random.pick(from: Environment.Direction.allCases))
    case 3: EnvironmentChange(reducedMotion: random.chance(0.5))
    case 4: EnvironmentChange(contrast: random.pick(from: Environment.Contrast.allCases))
    case 5: EnvironmentChange(hasHardwareKeyboard: random.chance(0.5))
    case 6: EnvironmentChange(hasCall: random.chance(0.5))
    case 7: EnvironmentChange(time: random.chance(0.5) ? .usual : .given("9:41"))
    default:
      EnvironmentChange(
        battery: random.chance(0.3) ? .usual : .given(random.share()),
        isCharging: random.chance(0.5), signal: .given(random.whole(below: 5)),
        carrier: random.chance(0.3) ? "" : "Carrier")
    }
  }

  private mutating func tune() {
    let entry = random.pick(from: prototype.catalogue.entries)
    plan(.set(entry.name, value(of: entry)))
  }

  private mutating func value(of entry: TuningEntry) -> TuningValue {
    switch entry.kind {
    case .number(let range, let step):
      let number = entry.unit == .seconds ? random.share() : random.number(in: range)
      return .number(
        min(max((number / step).rounded() * step, range.lowerBound), range.upperBound))
    case .choice(let choices): return .choice(random.pick(from: choices))
    case .color: return .color(Color(hex: UInt32(random.whole(below: 1 << 24))))
    case .curve:
      return .curve(
        random.chance(0.5)
          ? .spring(response: random.number(in: 0.1...0.8), damping: random.number(in: 0.4...1.2))
          : .cubic(x1: random.share(), y1: random.share(), x2: random.share(), y2: random.share()))
    }
  }

  private mutating func sendOwn() {
    let ready = prototype.inputs.flatMap { input in input.examples.map { (input.name, $0.payload) }
    }
    guard !ready.isEmpty else { return }
    for _ in 0..<(random.chance(0.05) ? 20 : 1) {
      let (name, payload) = random.pick(from: ready)
      plan(.custom(name, payload))
      wait(upTo: 300)
    }
  }

  private mutating func record(on stage: Stage) -> [UInt8] {
    let point = place(on: stage)
    return RawRecord(
      type: RawRecord.statusBarDown, x: Float(point.x), y: Float(point.y)
    ).bytes
  }
}
