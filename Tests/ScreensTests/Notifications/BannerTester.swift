import GtkPaint
import TestSupport
import TouchKit

@testable import Screens

/// A phone with one plain window and a manager of notifications, driven by hand.
final class BannerTester {
  final class TestApplication: Application {
    let history = NotificationHistory()
    private(set) var notifications: NotificationManager!
    let below = Window.Recorder()
    var isQuiet = false

    override init(_ stage: Stage) {
      super.init(stage)
      notifications = NotificationManager(self, on: stage, history: history)
      notifications.isQuiet = { [unowned self] in isQuiet }
    }

    override func launch() {
      let window = Window(id: "main", application: self)
      let controller = ViewController(stage)
      controller.view.addSubview(below)
      window.rootController = controller
      below.frame = Rect(0, 0, 1000, 1000)
      window.show()
    }

    override func pointerMoved(to point: Point?) {
      super.pointerMoved(to: point)
      notifications.pauseOrResume()
    }
  }

  let stage: Stage
  let measurer: PangoMeasurer
  var application: TestApplication {
    guard let application = stage.application as? TestApplication else {
      preconditionFailure("the tester has its own application")
    }
    return application
  }
  var manager: NotificationManager { application.notifications }

  private static let device = Device.test("classic", scale: 1)

  private static let prototype = Prototype.sure { () throws(PrototypeFault) in
    try Prototype(
      name: "banners", screens: ["plain"], devices: [device], catalogue: phone.catalogue,
      tunings: phone.tunings, makeApplication: { TestApplication($0) }, inputs: [],
      ids: IDVocabulary(["{key}"]))
  }

  /// Many runs of one thread may share a measurer: what it has set already it need not set again.
  init(
    _ tuning: String = "classic", reducedMotion: Bool = false,
    direction: Environment.Direction = .leftToRight, textSize: Double = 1,
    measurer: PangoMeasurer? = nil
  ) throws {
    self.measurer =
      try measurer ?? PangoMeasurer(fonts: PhoneTester.fonts.get())
    guard let chosen = BannerTester.prototype.tuning(named: tuning) else {
      preconditionFailure("no tuning \(tuning)")
    }
    stage = Stage(
      BannerTester.prototype,
      settings: Settings(
        device: BannerTester.device, screen: "plain",
        environment: Environment(
          textSize: textSize, direction: direction, reducedMotion: reducedMotion)),
      tuning: chosen, measurer: self.measurer)
  }

  func post(_ notification: Notification, onTap: (() -> Void)? = nil) {
    stage.schedule(after: .zero, "the test posts") { [manager] in
      manager.post(notification, onTap: onTap)
    }
    advance(to: stage.now)
  }

  func advance(to time: Time) { stage.advance(to: time) }
  func advance(_ milliseconds: Double) { stage.advance(to: .milliseconds(milliseconds)) }

  func touch(_ phase: Touch.Phase, _ x: Double, _ y: Double, finger: Int = 1, at time: Time? = nil)
  {
    stage.send(
      Input(.touch(finger: finger, phase: phase, at: Point(x, y)), at: time ?? stage.now))
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    touch(.ended, x, y, at: stage.now + .milliseconds(50))
  }

  /// The banner's frame as drawn now, nil where none is on the screen.
  var frame: Rect? { application.find("notification")?.screenFrame }
  var notes: [String] { stage.log.texts(.notification) }
}

extension Window {
  /// A view that writes down what reaches it.
  final class Recorder: View {
    var heard: [String] = []

    init() { super.init(id: "below") }

    override func touchesBegan(_ touches: [Touch], _ event: Event) { heard.append("began") }
    override func touchesMoved(_ touches: [Touch], _ event: Event) { heard.append("moved") }
    override func touchesEnded(_ touches: [Touch], _ event: Event) { heard.append("ended") }
    override func touchesCancelled(_ touches: [Touch], _ event: Event) {
      heard.append("cancelled")
    }
  }
}

extension Notification {
  static func mail(_ title: String = "Mail") -> Notification {
    Notification(title: title, message: "You have mail", icon: .mail)
  }
}
