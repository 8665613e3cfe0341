import Rehearsal
import Testing
import TouchKit

@testable import MotionStudy

/// Where two logs begin to mean something else.
@Suite struct RunDivergenceTests {
  private func run(_ name: String, _ lines: [(Int, LogEntry.Kind, String)]) -> RecordedRun {
    RecordedRun(
      name: name, end: .seconds(9), tracks: [], movingViews: nil,
      log: lines.map { LogLine(time: .milliseconds($0.0), kind: $0.1, text: $0.2) })
  }

  private func divergence(
    _ a: [(Int, LogEntry.Kind, String)], _ b: [(Int, LogEntry.Kind, String)],
    inputs: [Int] = [0, 100]
  ) -> Divergence? {
    Divergence.first(
      of: [run("a", a), run("b", b)], inputs: Set(inputs.map { Time.milliseconds($0) }))
  }

  private let landing = (0, LogEntry.Kind.touch, "finger 1 began at 10, 20 on row-3")

  @Test func `Another taker is told with both`() {
    let parts = divergence(
      [landing, (90, .touch, "finger 1 taken from row-3 by drag of drawer")],
      [landing, (100, .touch, "finger 1 taken from row-3 by swipe of row-3")])
    #expect(parts?.time == .milliseconds(90))
    #expect(
      parts?.meaning == "with \"b\", swipe of row-3 receives the finger instead of drag of drawer")
  }

  @Test func `What only one run has is told of it`() {
    let press = (400, LogEntry.Kind.gesture, "long press of row-3 began: nobody objected")
    #expect(
      divergence([landing, press], [landing])?.meaning
        == "only with \"a\", long press of row-3 begins")
    #expect(
      divergence([landing], [landing, press])?.meaning
        == "only with \"b\", long press of row-3 begins")
    #expect(divergence([landing], [landing, press])?.time == .milliseconds(400))
  }

  @Test func `An input that sends a value the other way parts them`() {
    let parts = divergence(
      [(100, .motion, "drawer.progress from 0.4 to 1 until 900 ms")],
      [(100, .motion, "drawer.progress from 0.3 to 0 until 700 ms")])
    #expect(parts?.time == .milliseconds(100))
    #expect(parts?.meaning == "with \"b\", drawer.progress moves to 0 instead of 1")
  }

  @Test func `Times, numbers, failures and motions that follow do not part them`() {
    #expect(
      divergence(
        [
          landing, (40, .gesture, "tap of row-3 failed: moved too far"),
          (50, .gesture, "drag of list began: nobody objected"),
          (100, .motion, "list.y from 10 to 300 until 900 ms"), (200, .timer, "a timer fired"),
          (900, .motion, "list.y ended"), (950, .motion, "list.y from 300 to 280 until 990 ms"),
          (951, .notification, "DrawerOpened posted to 2"),
          (960, .navigation, "shown after 960 ms"),
        ],
        [
          landing, (60, .gesture, "drag of list began: nobody objected"),
          (100, .motion, "list.y from 12 to 200 until 500 ms"), (500, .motion, "list.y ended"),
          (511, .notification, "DrawerOpened posted to 3"),
          (520, .navigation, "shown after 520 ms"),
        ]) == nil)
  }

  @Test func `The same twice is not the same once`() {
    let sound = { (time: Int) in (time, LogEntry.Kind.sound, "click") }
    let parts = divergence([sound(1), sound(2)], [sound(1)])
    #expect(
      parts?.time == .milliseconds(2) && parts?.meaning == "only with \"a\", this happens: click")
  }

  @Test func `Of several runs the first that parts is told`() {
    let runs = [
      run("a", [(5, .sound, "x")]), run("b", [(5, .sound, "x"), (80, .sound, "y")]),
      run("c", [(5, .sound, "x"), (40, .sound, "z")]),
    ]
    let parts = Divergence.first(of: runs, inputs: [])
    #expect(parts?.meaning == "only with \"c\", this happens: z")
  }

  @Test func `A run is settled when its last motion is over and its last finger gone`() {
    func settled(_ lines: [(Int, LogEntry.Kind, String)]) -> Time? { run("", lines).settled }
    let motion = (0, LogEntry.Kind.motion, "a.x from 1 to 2 until 30 ms")
    #expect(settled([motion, (30, .motion, "a.x ended")]) == .milliseconds(30))
    #expect(settled([motion]) == nil)
    #expect(settled([(0, .motion, "s from 0 to 1, endless")]) == .zero)
    #expect(settled([landing, motion, (30, .motion, "a.x interrupted")]) == nil)
    #expect(
      settled([landing, (70, .touch, "finger 1 ended at 10, 20 on row-3")]) == .milliseconds(70))
  }
}
