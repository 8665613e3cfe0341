import Testing
import TouchKit

@testable import Screens

/// What can come in the midst of a banner's way.
enum BannerInterruption: CaseIterable {
  case touch, drag, tap, secondShow, rotation, drawerToggle
}

/// Injects something at a time of a banner's coming or going and says what is wrong with what follows.
struct InterruptionSweep {
  private let tester: BannerTester
  private let what: BannerInterruption
  private let start: Double

  /// The most a banner moves within a millisecond.
  private static let stride = 8.0

  private struct Place: Equatable {
    var y: Double
    var velocity: Double
  }

  private init(_ tuning: String, _ what: BannerInterruption, at start: Double) throws {
    tester = try BannerTester(tuning)
    self.what = what
    self.start = start
  }

  static func faults(
    _ tuning: String, _ style: Notification.HideStyle, _ what: BannerInterruption, at start: Double
  ) throws -> [String] {
    let sweep = try InterruptionSweep(tuning, what, at: start)
    return sweep.run(style).map { "\(tuning), \(style), \(what) at \(start) ms: \($0)" }
  }

  private func run(_ style: Notification.HideStyle) -> [String] {
    var faults: [String] = []
    var first = Notification(title: "first", message: "m")
    first.hideStyle = style
    // It goes at once when it stands, so that coming and going follow each other.
    first.duration = .zero
    var calls = 0
    var laterCalls = 0
    tester.post(first) { calls += 1 }
    tester.advance(start)
    let before = place
    let isTaken =
      tester.application.hitTest(finger, nil)?.window is BannerWindow
    inject { laterCalls += 1 }
    let after = place
    if let before, let after {
      if abs(before.y - after.y) > 1e-9 { faults.append("it jumped from \(before) to \(after)") }
      if !isHolding, abs(before.velocity - after.velocity) > 1e-6 {
        faults.append("its velocity jumped from \(before) to \(after)")
      }
    }
    var last = tester.manager.state.banner.map { (ObjectIdentifier($0), $0.offset.shown) }
    var time = start
    while time < start + 6000 {
      time += time < start + 600 ? 1 : 50
      follow(time - start)
      tester.advance(time)
      let now = tester.manager.state.banner.map { (ObjectIdentifier($0), $0.offset.shown) }
      if let last, let now, last.0 == now.0, time <= start + 600,
        abs(last.1 - now.1) > InterruptionSweep.stride
      {
        faults.append("it jumped from \(last.1) to \(now.1) at \(time) ms")
      }
      last = now
    }
    let expected = what == .tap && isTaken ? 1 : 0
    if calls != expected { faults.append("\(calls) calls instead of \(expected)") }
    if laterCalls != 0 { faults.append("the second one was called") }
    if tester.frame != nil { faults.append("it is still there: \(tester.manager.state)") }
    let shown = tester.notes.count { $0.hasSuffix("» shown") }
    let gone = tester.notes.count { $0.hasSuffix("» gone") }
    if shown != gone || shown != (what == .secondShow ? 2 : 1) {
      faults.append("\(shown) shown and \(gone) gone")
    }
    return faults
  }

  /// Where the finger lands: inside the banner as far as it is on the screen.
  private var finger: Point {
    let frame = tester.frame ?? .zero
    return Point(150, max(0.5, frame.maxY - 12))
  }

  private var isHolding: Bool {
    if case .held = tester.manager.state { true } else { false }
  }

  private var place: Place? {
    tester.manager.state.banner.map { Place(y: $0.offset.shown, velocity: $0.offset.velocity) }
  }

  private func inject(_ onTap: @escaping () -> Void) {
    switch what {
    case .touch, .drag, .tap: tester.touch(.began, finger.x, finger.y)
    case .secondShow:
      tester.post(Notification(title: "second", message: "m"), onTap: onTap)
    case .rotation: tester.stage.send(Input(.rotate(.landscapeLeft), at: tester.stage.now))
    case .drawerToggle: tester.application.isQuiet.toggle()
    }
    if what == .tap { tester.touch(.ended, finger.x, finger.y) }
  }

  /// What the finger does later: it drags for 100 ms or rests for as long.
  private func follow(_ elapsed: Double) {
    guard what == .touch || what == .drag, let touch = tester.stage.touches.active.first else {
      return
    }
    let from = touch.startLocation
    if elapsed >= 100 {
      // A finger that only rested would have tapped; it is taken away instead.
      tester.touch(
        what == .touch ? .cancelled : .ended, touch.location.x, touch.location.y)
    } else if what == .drag {
      tester.touch(.moved, from.x, from.y + elapsed / 4)
    }
  }
}

/// A part of the sweep; `InterruptionSweepLong` has all of it.
@Suite struct InterruptionSweepTests {
  @Test(arguments: BannerInterruption.allCases)
  func `Whatever comes while a banner comes or goes, nothing jumps and nothing is lost`(
    what: BannerInterruption
  ) throws {
    for (place, style) in Notification.HideStyle.allCases.enumerated() {
      for tuning in ["classic", "default"] {
        for start in stride(from: Double(place) * 31 + 7, to: 1000, by: 599) {
          let faults = try InterruptionSweep.faults(tuning, style, what, at: start)
          #expect(faults.isEmpty, "\(faults.prefix(3))")
        }
      }
    }
  }
}

@Suite struct InterruptionSweepLong {
  @Test(arguments: BannerInterruption.allCases, Notification.HideStyle.allCases)
  func `At every millisecond of show and hide nothing jumps and nothing is lost`(
    what: BannerInterruption, style: Notification.HideStyle
  ) throws {
    for tuning in ["classic", "default"] {
      var all: [String] = []
      for start in 0...1000 {
        all += try InterruptionSweep.faults(tuning, style, what, at: Double(start))
      }
      #expect(all.isEmpty, "\(all.count): \(all.prefix(3))")
    }
  }
}
