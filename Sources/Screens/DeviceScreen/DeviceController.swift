import TouchKit

/// Runs the device screen, which describes each turn, shake and touch of the phone.
final class DeviceController: ViewController {
  static let labelDuration = Tunable.seconds(
    "device.label.duration", in: 0...60, "how long the device screen shows an interaction")

  private let screen = DeviceView()
  private var timer: Timer?
  /// The fingers that the screen receives, in the order in which they landed.
  private var fingers: [Touch] = []
  private var describer = TouchDescriber()

  override var title: String { "Device" }
  override func makeView() -> View { screen }
  override var supportedOrientations: OrientationSet { .all }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    screen.onTouches = weakly { me, touches in me.touched(touches) }
    screen.multiple.on(.valueChanged, "multiple touches", weakly { me in me.hearMoreOrOne() })
    show(stage.environment.orientation)
  }

  override func viewWillAppear() {
    stage.notices.add(self, .orientation, DeviceController.turned)
    show(stage.environment.orientation)
  }

  override func viewDidAppear() { becomeFirstResponder() }

  override func viewWillDisappear() {
    resignFirstResponder()
    stage.notices.remove(self)
  }

  // MARK: Turning

  /// Shows the new orientation twice: on its own label and as the last interaction.
  private func turned(_ notice: PostedNotice<Orientation>) {
    show(notice.content)
    say(DeviceWords.orientation(notice.content))
    armTimer()
  }

  private func show(_ orientation: Orientation) {
    screen.orientation.string = DeviceWords.orientation(orientation)
    screen.showResolution()
  }

  // MARK: Shaking

  override func shaken(_ event: Event) {
    say(DeviceWords.shaken)
    armTimer()
  }

  // MARK: Touching

  /// How many fingers are described: without multiple touches the screen receives only one.
  private static let described = 2

  private func hearMoreOrOne() {
    let isOn = screen.multiple.isOn
    screen.hearsSeveral(isOn)
    stage.note(.application, "multiple touches \(isOn ? "on" : "off")")
  }

  private func touched(_ touches: [Touch]) {
    for touch in touches where touch.phase == .began {
      fingers.append(touch)
      // A timer that still runs must not blank the words of a new touch.
      timer?.invalidate()
    }
    let lines = describer.lines(
      for: fingers.map {
        TouchDescriber.Finger(
          number: $0.finger, phase: $0.phase, taps: $0.tapCount, place: $0.location(in: screen))
      })
    fingers.removeAll { !$0.isDown }
    screen.rings = fingers
    say(lines.prefix(DeviceController.described))
    if fingers.isEmpty { armTimer() }
  }

  private func say(_ lines: ArraySlice<String>) {
    screen.say(lines.joined(separator: "\n"))
    stage.note(.application, lines.joined(separator: ", "))
  }

  private func say(_ words: String) {
    screen.say(words)
    stage.note(.application, words)
  }

  /// Blanks the words after a while, unless something else happens before.
  private func armTimer() {
    timer?.invalidate()
    timer = Timer(
      "interaction label", after: stage.tuning[DeviceController.labelDuration], on: stage,
      weakly { me, _ in
        me.timer = nil
        me.screen.say(DeviceWords.none)
      })
  }
}
