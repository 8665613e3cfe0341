import Testing

@testable import TouchKit

/// Nothing that fingers do, or that nobody's fingers do, leaves anything behind.
struct RobustnessTests {
  @Test(arguments: 1...3)
  func `After touches at random every began has had one end and nothing is held`(seed: Int) {
    let play = Playground()
    var random = RandomTouches(seed: UInt64(seed))
    for _ in 0..<5000 { play.tester.stage.send(random.next()) }
    #expect(play.probes.reduce(0) { $0 + $1.heard } > 50)
    #expect(play.finish() == [])
  }

  @Test(arguments: 1...3)
  func `Touches that cannot be do no harm`(seed: Int) {
    let play = Playground()
    var random = MalformedTouches(seed: UInt64(seed))
    for _ in 0..<5000 { play.tester.stage.send(random.next()) }
    #expect(play.finish() == [])
  }

  @Test(arguments: 1...3)
  func `Fingers that never leave hold nothing up, and what they held is free when they go`(
    seed: Int
  ) {
    let play = Playground()
    var random = RandomTouches(seed: UInt64(seed))
    for _ in 0..<5000 {
      let input = random.next()
      if case .touch(_, .ended, _) = input.kind { continue }
      play.tester.stage.send(input)
    }
    #expect(play.tester.stage.touches.active.count > 1)
    play.tester.advance(3 * 3_600_000)
    let fingers = play.tester.stage.touches.active.map { "finger \($0.finger) is down" }
    #expect(fingers.count > 1 && play.tester.stage.unsettled == fingers)
    #expect(play.finish() == [])
  }

  @Test func `The same touches give the same log, tree and picture, whenever they are looked at`() {
    func run(looking: Bool) -> Playground {
      let play = Playground()
      var random = RandomTouches(seed: 7)
      for number in 0..<4000 {
        let input = random.next()
        if looking, number % 3 == 0 {
          play.tester.stage.advance(
            to: max(play.tester.now, input.time - .microseconds(150)))
          _ = (play.tester.stage.frame(), play.tester.stage.tree())
        }
        play.tester.stage.send(input)
      }
      return play
    }
    let (a, b) = (run(looking: false), run(looking: true))
    #expect(a.tester.log() == b.tester.log())
    #expect(a.tester.stage.tree() == b.tester.stage.tree())
    #expect(a.tester.stage.frame() == b.tester.stage.frame())
  }

  @Test func `A playground is released though fingers are down and gestures wait`() {
    weak var gone: Stage?
    weak var view: View?
    do {
      let play = Playground()
      gone = play.tester.stage
      view = play.tester.window
      play.tester.tap(200, 300)
      for finger in 1...5 {
        play.tester.touch(.began, Double(finger) * 60, 270, finger: finger)
      }
    }
    #expect(gone == nil && view == nil)
  }
}
