import TouchKit

/// Runs the second page of the reporter, which names each event of its controls.
final class EventsController: ViewController {
  private let screen = EventsView()
  private let ignored: IgnoredTouches
  private var record = EventRecord()

  init(_ ignored: IgnoredTouches, on stage: Stage) {
    self.ignored = ignored
    super.init(stage)
  }

  override var title: String { "Control events" }
  override func makeView() -> View { screen }

  override func viewDidLoad() {
    for (control, name) in screen.controls {
      for (event, words) in ControlEvents.singles {
        control.on(event, words, weakly { me in me.heard(event, words, of: name) })
      }
    }
    screen.exclusive.control.on(
      .valueChanged, "exclusive touch",
      weakly { me in
        me.showExclusive()
      })
    screen.ignore.control.on(
      .valueChanged, "ignore touches",
      weakly { me in
        if me.screen.ignore.control.isOn { me.ignored.begin() } else { me.ignored.end() }
      })
    stage.notices.add(self, KeyboardController.willChange) { page in { _ in page.roomChanged() } }
    screen.onTouch = weakly { me in me.stage.application.endEditing() }
  }

  override func viewWillAppear() {
    screen.ignore.control.setOn(ignored.isOn, animated: false)
    ignored.onEnd = weakly { me in me.screen.ignore.control.setOn(false) }
  }

  override func viewWillDisappear() { screen.field.resignFirstResponder() }

  /// The list ends above the keyboard, and moves along with it.
  private func roomChanged() {
    stage.move(stage.tuning[KeyboardController.slide]) { screen.setNeedsLayout() }
  }

  private func heard(_ event: ControlEvents, _ words: String, of name: String) {
    record.add(event, words, of: name)
    screen.list.show(record)
  }

  /// While a finger is on a control of exclusive touch, no other view gets one.
  private func showExclusive() {
    let isOn = screen.exclusive.control.isOn
    for (control, _) in screen.controls { control.isExclusiveTouch = isOn }
    stage.note(.application, "exclusive touch \(isOn ? "on" : "off")")
  }
}
