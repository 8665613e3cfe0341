import TouchKit

/// Runs the device screen, which describes each turn, shake and touch of the phone.
final class DeviceController: ViewController {
  static let labelDuration = Tunable.seconds(
    "device.label.duration", in: 0...60, "how long the device screen shows an interaction")

  private let screen = DeviceView()
  private var timer: Timer?
  private var start = Point.zero

  override var title: String { "Device" }
  override func makeView() -> View { screen }
  override var supportedOrientations: OrientationSet { .all }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    screen.onTouches = { [unowned self] touches, event in touched(touches, event) }
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

  private func touched(_ touches: [Touch], _ event: Event) {
    // If several fingers touch, the first is described; `DeviceView` draws up to five.
    guard let touch = touches.first, touch === event.touches(for: screen).first else { return }
    let point = touch.location(in: screen)
    let words = DeviceWords.description(taps: touch.tapCount, touch.phase)
    switch touch.phase {
    case .began:
      // A timer that still runs must not blank the words of a new touch.
      timer?.invalidate()
      // The second tap of a double tap keeps the first one's place.
      if touch.tapCount < 2 { start = point }
      say("\(words) \(DeviceWords.place(point))")
    case .moved, .stationary: say("\(words) \(DeviceWords.place(point))")
    case .ended:
      say("\(words) \(DeviceWords.place(start))->\(DeviceWords.place(point))")
      armTimer()
    case .cancelled:
      say(words)
      armTimer()
    }
  }

  private func say(_ words: String) {
    screen.say(words)
    stage.note(.application, words)
  }

  /// Blanks the words after a while, unless something else happens before.
  private func armTimer() {
    timer?.invalidate()
    timer = Timer(
      "interaction label", after: stage.tuning[DeviceController.labelDuration], on: stage
    ) { [weak self] _ in
      self?.timer = nil
      self?.screen.say(DeviceWords.none)
    }
  }
}
