import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct CurvePlotTests {
  private func plot(_ curve: TimingCurve, width: Double = 280) -> CurvePlot {
    CurvePlot(
      Animation(duration: .milliseconds(350), curve: curve), distance: 100,
      size: Size(width, 140), ink: TimelineInk(ground: .white, words: .black))
  }

  @Test(arguments: [
    TimingCurve.spring(response: 0.35, damping: 0.6), .spring(response: 0.5, damping: 1),
    .easeInOut, .cubic(x1: 0.2, y1: 1.4, x2: 0.6, y2: 1),
  ])
  func `Each pixel of the curve is the engine's own value at its time`(curve: TimingCurve) {
    let plot = plot(curve)
    let motion = Motion.animate(
      from: 0, to: 100, start: .zero, duration: .milliseconds(350), curve: curve)
    #expect(plot.values.count == 281)
    for (column, value) in plot.values.enumerated() {
      #expect(value == motion.value(at: plot.time(at: Double(column))) / 100)
    }
  }

  @Test func `What is pulled is where it was pulled to`() throws {
    let plot = plot(.spring(response: 0.35, damping: 0.7))
    for (handle, place) in plot.handles {
      let target = Point(place.x - 20, place.y - 12)
      let animation = try plot.pulled(handle, to: target).get()
      var other = CurvePlot(
        animation, distance: 100, size: plot.size, ink: plot.ink, span: plot.span)
      other.selected = handle
      let there = try #require(other.handles.first { $0.handle == handle }?.place)
      switch handle {
      case .hump: #expect(abs(there.y - target.y) < 0.6)
      case .end, .arrival: #expect(abs(there.x - target.x) < 0.6)
      case .first, .second: Issue.record("a spring has no control points")
      }
    }
  }

  @Test func `The control points of a timed curve go where they are pulled, and time only forward`()
    throws
  {
    let plot = plot(.easeInOut)
    let first = try #require(plot.handles.first { $0.handle == .first })
    let up = try plot.pulled(.first, to: Point(first.place.x, plot.y(of: 0.5))).get()
    #expect(up.curve == .cubic(x1: 0.42, y1: 0.5, x2: 0.58, y2: 1))
    let out = try plot.pulled(.second, to: Point(9999, plot.y(of: 1))).get()
    #expect(out.curve == .cubic(x1: 0.42, y1: 0, x2: 1, y2: 1))
    let end = try plot.pulled(.end, to: Point(plot.x(of: .milliseconds(200)), 0)).get()
    #expect(abs(end.duration.milliseconds - 200) < 1)
  }

  @Test(arguments: [
    TimingCurve.spring(response: 0.35, damping: 0.6), .spring(response: 0.5, damping: 1),
    .easeInOut, .cubic(x1: 0.2, y1: 1.4, x2: 0.6, y2: 1),
  ])
  func `Of its times only the arrival is said, as tests mean it; the others are for who asks`(
    curve: TimingCurve
  ) throws {
    let plot = plot(curve)
    // A point from 100.
    let times = (0...20_000).map { Time.microseconds($0 * 100) }
    let far = try #require(times.last { abs(plot.motion.value(at: $0) - 100) > 1 })
    let arrival = try #require(plot.motion.arrival(within: 1))
    #expect(arrival > far && arrival - far <= .microseconds(100))
    let said = plot.words.split(separator: " ms", omittingEmptySubsequences: false)
    #expect(
      said.count == 2 && said[0] == "arrives in \(arrival.milliseconds.rounded().twoDecimals)")
    let end = "stops after \(plot.answers.end.milliseconds.rounded().twoDecimals) ms"
    #expect(plot.moreWords.lowercased().hasSuffix(end), "\(plot.moreWords)")
    #expect(plot.moreWords.hasPrefix("Reaches its target") == (plot.answers.firstArrival != nil))
    #expect(plot.moreWords.first?.isUppercase == true)
  }

  @Test func `A motion that was thrown did not go as its curve says, and has a time of its own`() {
    var plot = plot(.spring(response: 0.35, damping: 0.8))
    let motion = plot.motion
    let words = plot.words
    plot.shown = (0...80).map { number in
      let time = Time.milliseconds(number * 10)
      return Point(time.seconds, motion.value(at: time) / 100 + 0.015)
    }
    #expect(plot.words == words && plot.moreWords.hasSuffix("stops after 800 ms"))
    plot.shown[5].y += 0.01
    #expect(plot.words == "from rest: \(words)" && !plot.moreWords.contains("800 ms"))
  }

  @Test func `A spring that doesn't pass its target has no hump to pull, and says so`() {
    let plot = plot(.spring(response: 0.4, damping: 1))
    #expect(plot.handles.map(\.handle) == [.end])
    guard case .failure(let problem) = plot.pulled(.hump, to: Point(10, 10)) else {
      return #expect(Bool(false), "it found a hump")
    }
    #expect(problem.description.contains("no hump"))
    #expect(!plot.words.contains("over"))
  }
}
