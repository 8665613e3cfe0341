import GtkPaint
import TestSupport
import Testing
import TouchKit

@testable import Screens

/// What can come in the midst of a banner's way.
enum BannerInterruption: CaseIterable {
  case touch, drag, tap, secondShow, rotation, drawerToggle
}

/// Injects something at a time of a banner's coming or going and says what is wrong with what follows.
final class InterruptionSweep {
  private let stage: Stage
  private let manager: NotificationManager
  /// The phone with its drawer, where that is what comes.
  private let phone: PhoneTester?
  private let what: BannerInterruption
  private let start: Double

  /// The most that may change within a millisecond: nothing here is faster, and a jump is larger.
  private enum Most {
    static let points = 1.5
    static let pointsPerSecond = 80.0
    /// Of an opacity, a bend and the drawer's way.
    static let share = 0.02
  }
  /// How long after the interruption every millisecond is looked at, and when all must be over.
  private static let watched = 600.0
  private static let over = 6000.0

  /// Where everything that moves is.
  private struct Place: Equatable {
    var y: Double
    var velocity: Double
    var alpha: Double
    var bend: Double
    var isHeld: Bool
  }

  private init(
    _ tuning: String, _ what: BannerInterruption, at start: Double, _ measurer: PangoMeasurer
  ) throws {
    self.what = what
    self.start = start
    if what == .drawerToggle {
      let tester = try PhoneTester(tuning: tuning, measurer: measurer)
      phone = tester
      stage = tester.stage
      manager = tester.application.notifications
    } else {
      let tester = try BannerTester(tuning, measurer: measurer)
      phone = nil
      stage = tester.stage
      manager = tester.manager
    }
  }

  /// Runs once for each of the times, with one measurer for all of them.
  static func faults(
    _ tuning: String, _ style: Notification.HideStyle, _ what: BannerInterruption,
    at starts: some Sequence<Double>
  ) throws -> [String] {
    let measurer = PangoMeasurer(fonts: try PhoneTester.fonts.get())
    return try starts.flatMap { start in
      let sweep = try InterruptionSweep(tuning, what, at: start, measurer)
      return sweep.run(style).map { "\(tuning), \(style), \(what) at \(start) ms: \($0)" }
    }
  }

  /// The whole milliseconds from a banner's coming until it is gone, where nothing interrupts it.
  static func span(_ tuning: String, _ style: Notification.HideStyle) throws -> Int {
    let tester = try BannerTester(tuning)
    tester.post(first(style))
    var time = 0
    while tester.manager.isShowing {
      time += 1
      tester.advance(Double(time))
    }
    return time
  }

  private static func first(_ style: Notification.HideStyle) -> Notification {
    var first = Notification(title: "first", message: "m")
    first.hideStyle = style
    // It goes at once when it stands, so that coming and going follow each other.
    first.duration = .zero
    return first
  }

  private func run(_ style: Notification.HideStyle) -> [String] {
    var faults: [String] = []
    var calls = 0
    var laterCalls = 0
    post(InterruptionSweep.first(style)) { calls += 1 }
    advance(start)
    let (before, touched) = (place, finger)
    let isTaken = stage.application.hitTest(touched, nil)?.window is BannerWindow
    inject(touched) { laterCalls += 1 }
    if let before, let after = place {
      if abs(before.y - after.y) > 1e-9 || before.alpha != after.alpha
        || before.bend != after.bend
      {
        faults.append("it jumped from \(before) to \(after)")
      }
      if !after.isHeld, abs(before.velocity - after.velocity) > 1e-6 {
        faults.append("its velocity jumped from \(before) to \(after)")
      }
    }
    faults += watch()
    advance(start + InterruptionSweep.over)
    let expected = what == .tap && isTaken ? 1 : 0
    if calls != expected { faults.append("\(calls) calls instead of \(expected)") }
    if laterCalls != 0 { faults.append("the second one was called") }
    if manager.isShowing { faults.append("it is still there: \(manager.state)") }
    let notes = stage.log.texts(.notification)
    let shown = notes.count { $0.hasSuffix("» shown") }
    let gone = notes.count { $0.hasSuffix("» gone") }
    if shown != gone || shown != (what == .secondShow ? 2 : 1) {
      faults.append("\(shown) shown and \(gone) gone")
    }
    return faults
  }

  /// Looks at every millisecond after the interruption.
  private func watch() -> [String] {
    var faults: [String] = []
    var banner = manager.state.banner
    var last = place
    var drawer = phone?.drawer.progress.shown
    for elapsed in stride(from: 1.0, through: InterruptionSweep.watched, by: 1) {
      follow(elapsed)
      advance(start + elapsed)
      let now = place
      let present = manager.state.banner
      let isSame = present === banner
      banner = present
      if isSame, let last, let now, let fault = fault(last, now) {
        faults.append("it jumped from \(last) to \(now) \(elapsed) ms later: \(fault)")
      }
      last = now
      let progress = phone?.drawer.progress.shown
      if let former = drawer, let progress, abs(former - progress) > Most.share {
        faults.append("the drawer jumped from \(former) to \(progress) \(elapsed) ms later")
      }
      drawer = progress
    }
    return faults
  }

  private func fault(_ last: Place, _ now: Place) -> String? {
    if abs(last.y - now.y) > Most.points { return "its place" }
    if abs(last.alpha - now.alpha) > Most.share { return "its opacity" }
    if abs(last.bend - now.bend) > Most.share { return "its bend" }
    // A finger that takes it or lets it go gives it another velocity.
    if !last.isHeld, !now.isHeld, abs(last.velocity - now.velocity) > Most.pointsPerSecond {
      return "its velocity"
    }
    return nil
  }

  /// Where the finger lands: inside the banner as far as it is on the screen.
  private var finger: Point {
    let frame = stage.application.find("notification")?.screenFrame ?? .zero
    return Point(150, max(0.5, frame.maxY - 12))
  }

  private var place: Place? {
    let state = manager.state
    guard let banner = state.banner else { return nil }
    let isHeld = if case .held = state { true } else { false }
    let offset = banner.offset
    return Place(
      y: offset.shown, velocity: offset.velocity, alpha: banner.view.shown.alpha,
      bend: banner.bend.shown, isHeld: isHeld)
  }

  // MARK: What happens

  private func advance(_ milliseconds: Double) { stage.advance(to: .milliseconds(milliseconds)) }

  private func post(_ notification: Notification, _ onTap: @escaping () -> Void) {
    stage.schedule(after: .zero, "the sweep posts") { [manager] in
      manager.post(notification, onTap: onTap)
    }
    stage.advance(to: stage.now)
  }

  private func touch(_ phase: Touch.Phase, _ point: Point) {
    stage.send(Input(.touch(finger: 1, phase: phase, at: point), at: stage.now))
  }

  private func inject(_ point: Point, _ onTap: @escaping () -> Void) {
    switch what {
    case .touch, .drag, .tap: touch(.began, point)
    case .secondShow: post(Notification(title: "second", message: "m"), onTap)
    case .rotation: stage.send(Input(.rotate(.landscapeLeft), at: stage.now))
    case .drawerToggle: phone?.application.phoneDelegate.toggleDrawer()
    }
    if what == .tap { touch(.ended, point) }
  }

  /// What comes later: a finger drags for 100 ms or rests for as long, the drawer is turned back half-way.
  private func follow(_ elapsed: Double) {
    if what == .drawerToggle, elapsed == 100 { phone?.application.phoneDelegate.toggleDrawer() }
    guard what == .touch || what == .drag, let touch = stage.touches.active.first else { return }
    let from = touch.startLocation
    if elapsed >= 100 {
      // A finger that only rested would have tapped; it is taken away instead.
      self.touch(what == .touch ? .cancelled : .ended, touch.location)
    } else if what == .drag {
      self.touch(.moved, Point(from.x, from.y + elapsed / 4))
    }
  }
}

/// A part of the sweep; `InterruptionSweepLong` has all of it.
@Suite struct InterruptionSweepTests {
  @Test(arguments: BannerInterruption.allCases)
  func `Whatever comes while a banner comes or goes, nothing jumps and nothing is lost`(
    what: BannerInterruption
  ) throws {
    for (index, style) in Notification.HideStyle.allCases.enumerated() {
      for tuning in ["classic", "default"] {
        let starts = stride(from: Double(index) * 31 + 7, to: 1000, by: 599)
        let faults = try InterruptionSweep.faults(tuning, style, what, at: starts)
        #expect(faults.isEmpty, "\(faults.prefix(3))")
      }
    }
  }
}

@Suite struct InterruptionSweepLong {
  @Test(arguments: BannerInterruption.allCases, Notification.HideStyle.allCases)
  func `All through show and hide nothing jumps and nothing is lost`(
    what: BannerInterruption, style: Notification.HideStyle
  ) throws {
    // Each interruption and style takes other milliseconds of three, so that all of them are taken.
    let number =
      BannerInterruption.allCases.firstIndex(of: what)!
      + Notification.HideStyle.allCases.firstIndex(of: style)!
    let step = Samples.often(3, whole: 1)
    for tuning in ["classic", "default"] {
      let span = try InterruptionSweep.span(tuning, style)
      let faults = try InterruptionSweep.faults(
        tuning, style, what,
        at: stride(from: number % step, through: span, by: step).lazy.map(Double.init))
      #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
    }
  }
}
