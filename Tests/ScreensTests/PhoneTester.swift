import Testing
import GtkPaint
import Screens
import TouchKit

/// Runs the phone under a clock of its own, with the real measurer.
final class PhoneTester {
  let stage: Stage

  init(
    _ device: String = "classic", tuning: String = "default",
    environment: Environment = Environment(), now: CivilTime = .usual,
    prototype: Prototype = phone, set: [String: TuningValue] = [:]
  ) throws {
    var chosen = try #require(prototype.tuning(named: tuning))
    for (name, value) in set {
      let isSet = chosen.set(name, value)
      try #require(isSet, "\(name) is no tuning")
    }
    let settings = Settings(
      device: try #require(prototype.device(named: device)), screen: prototype.screens[0],
      environment: environment, now: now)
    stage = Stage(
      prototype, settings: settings, tuning: chosen,
      measurer: PangoMeasurer(fonts: try Fonts()))
  }

  // MARK: Time and inputs

  /// Advances to a time in milliseconds.
  func at(_ milliseconds: Double) { stage.advance(to: .milliseconds(milliseconds)) }

  func send(_ kind: Input.Kind) { stage.send(Input(kind, at: stage.now)) }

  func touch(_ phase: TouchPhase, _ x: Double, _ y: Double, finger: Int = 1) {
    send(.touch(finger: finger, phase: phase, at: Point(x, y)))
  }

  /// A tap of 50 ms.
  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    stage.advance(to: stage.now + .milliseconds(50))
    touch(.ended, x, y)
  }

  /// A finger that moves evenly down the screen from a place, a sample every 1/120 s; it stays down.
  func drag(_ x: Double, from y: Double, to end: Double, milliseconds: Double) {
    touch(.began, x, y)
    move(x, from: y, to: end, milliseconds: milliseconds)
  }

  func move(_ x: Double, from y: Double, to end: Double, milliseconds: Double) {
    let start = stage.now
    let count = max(1, (milliseconds / (1000.0 / 120)).rounded())
    for step in 1...(Int(exactly: count) ?? 1) {
      let share = Double(step) / count
      stage.advance(to: start + .milliseconds(milliseconds * share))
      touch(.moved, x, y + (end - y) * share)
    }
  }

  /// Runs until nothing moves.
  func settle() {
    let limit = stage.now + .seconds(10)
    while !stage.isSettled, let next = stage.nextEvent, next <= limit { stage.advance(to: next) }
  }

  // MARK: What is seen

  func node(_ id: String) throws -> ViewTree.Node {
    try #require(stage.tree().node(id), "there is no view \(id) at \(stage.now)")
  }

  func frame(_ id: String) throws -> Rect { try node(id).frame }

  func exists(_ id: String) -> Bool { stage.tree().node(id) != nil }

  func log(_ kind: LogEntry.Kind? = nil) -> [String] { stage.log.texts(kind) }
}
