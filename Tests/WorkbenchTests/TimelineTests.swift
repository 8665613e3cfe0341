import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct TimelineTests {
  private func seconds(_ ranges: (Double, Double)...) -> [ClosedRange<Time>] {
    ranges.map { Time.seconds($0.0)...Time.seconds($0.1) }
  }

  @Test func `Pauses are folded with a margin, however the busy times overlap`() {
    let folds = TimelineMap.folds(between: seconds((1, 9), (2, 3), (12.9, 13), (41, 42)))
    #expect(folds == [.init(from: .seconds(13.5), to: .seconds(40.5))])
    #expect(TimelineMap.folds(between: seconds((6, 7))).map(\.from) == [.milliseconds(500)])
    #expect(TimelineMap.folds(between: []) == [])
  }

  @Test(arguments: 1...20)
  func `Places and times lead to each other, with folds and at any zoom`(seed: UInt64) {
    var dice = SeededRandom(seed: seed)
    var busy: [ClosedRange<Time>] = []
    var time = Time.zero
    for _ in 0..<dice.whole(below: 30) {
      time += .milliseconds(dice.whole(below: 20_000))
      let begin = time
      time += .milliseconds(dice.whole(below: 2000))
      busy.append(begin...time)
    }
    var map = TimelineMap(folds: TimelineMap.folds(between: busy), end: time, width: 700)
    #expect(map.x(of: time) <= 700)
    for _ in 0..<10 {
      let x = Double(dice.whole(below: 701))
      let under = map.time(at: x)
      map.zoom(by: [0.5, 0.8, 1.25, 3][dice.whole(below: 4)], at: x)
      // What is under the pointer stays there, but at the edges of the session.
      if map.first > 0, !map.isFitted, map.first + map.span < 1e9 {
        #expect(map.time(at: map.x(of: under)) - under <= .milliseconds(1))
      }
      for _ in 0..<10 {
        let place = Double(dice.whole(below: 701))
        let there = map.time(at: place)
        #expect(abs(map.x(of: there) - place) < 0.01)
        // A microsecond in a fold is less than a place.
        #expect(there >= .zero)
      }
      map.pan(by: Double(dice.whole(below: 400)) - 200)
      #expect(map.first >= 0)
    }
    map.fit()
    #expect(map.isFitted && map.first == 0)
  }

  @Test
  func
    `A zoomed map moves to a time that is out of sight, also one that came since, and to no other`()
  {
    var map = TimelineMap(folds: [], end: .seconds(9), width: 500)
    map.zoom(by: 10, at: 250)
    let before = map
    map.reveal(map.time(at: 0))
    map.reveal(map.time(at: 499))
    #expect(map == before)
    for seconds in [0.0, 8.9, 60, 61, 0] {
      let time = Time.seconds(seconds)
      #expect(!map.sees(time, time) || seconds == 61)
      map = map.with(folds: [], end: max(map.end, time), width: 500)
      map.reveal(time)
      #expect(map.sees(time, time) && map.span == before.span, "\(seconds)")
    }
  }

  @Test func `A session that grows keeps what is seen where it is until there is no more room`() {
    let map = TimelineMap(folds: [], end: .seconds(3), width: 500)
    let grown = map.with(folds: [], end: .seconds(9), width: 500)
    #expect(map.x(of: .seconds(2)) == grown.x(of: .seconds(2)))
    let long = map.with(folds: [], end: .seconds(11), width: 500)
    #expect(long.x(of: .seconds(11)) <= 500)
  }

  @Test func `A mark for each finger and each other input, from its beginning to its end`() {
    func input(_ kind: Input.Kind, _ milliseconds: Int) -> Input {
      Input(kind, at: .milliseconds(milliseconds))
    }
    func touch(_ finger: Int, _ phase: Touch.Phase) -> Input.Kind {
      .touch(finger: finger, phase: phase, at: Point(1, 1))
    }
    var inputs = [
      input(touch(1, .began), 10), input(touch(1, .moved), 20), input(touch(2, .began), 25),
      input(.pointer(nil), 26), input(.type("é"), 30), input(touch(1, .ended), 40),
    ]
    var marks = TimelineMarks()
    var isOther = marks.follow(inputs, EventLog())
    #expect(isOther)
    #expect(marks.marks.map(\.from) == [10, 25, 30].map { Time.milliseconds($0) })
    #expect(marks.marks.map(\.to) == [.milliseconds(40), nil, .milliseconds(30)])
    #expect(marks.unfinished.map(\.finger) == [2])
    inputs.append(input(touch(2, .moved), 50))
    // A move changes nothing that is seen.
    isOther = marks.follow(inputs, EventLog())
    #expect(!isOther)
    inputs.append(input(touch(2, .cancelled), 60))
    isOther = marks.follow(inputs, EventLog())
    #expect(isOther)
    #expect(marks.unfinished == [])
    #expect(marks.busy(until: .seconds(1)).first == .milliseconds(10)...(.milliseconds(40)))
  }

  @Test func `A link to a moment is read as it is written, and a file's own @ is left alone`() {
    func link(_ name: String, isThere: Bool = false) -> MomentLink {
      MomentLink(name) { _ in isThere }
    }
    #expect(link("a.take.json@1840") == MomentLink(path: "a.take.json", time: .milliseconds(1840)))
    #expect(link("a@b.json") == MomentLink(path: "a@b.json", time: nil))
    #expect(link("a.json@-1").time == nil && link("@12").time == nil)
    #expect(link("a.json@nan").time == nil && link("a.json@1e300").time == nil)
    #expect(link("a.json@12", isThere: true).time == nil)
    let moment = MomentLink(path: "/x/a.json", time: .milliseconds(1840.125))
    #expect(link(moment.text) == moment)
  }
}
