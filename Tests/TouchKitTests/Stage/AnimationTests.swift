import Testing

@testable import TouchKit

/// Animated changes of views' properties.
struct AnimationTests {
  let tester = StageTester()
  let view: View
  let linear = Animation(duration: .milliseconds(100), curve: .linear)

  init() {
    view = tester.add(View(id: "box", frame: Rect(0, 0, 10, 10)))
  }

  @Test func `A change moves there instead of jumping, while the model is there at once`() {
    tester.stage.animate(linear) { view.frame = Rect(100, 0, 10, 10) }
    #expect(view.frame.x == 100)
    #expect(view.shown.frame.x == 0)
    tester.advance(to: 25)
    #expect(view.shown.frame.x == 25)
    #expect(view.shown.velocity(.x) == 1000)
    tester.advance(to: 100)
    #expect(view.shown.frame.x == 100)
    #expect(tester.stage.isSettled)
    #expect(
      tester.log(.motion) == ["box.x from 0 to 100 until 100 ms", "box.x ended"])
  }

  @Test func `A completion hears once, when the last motion has ended`() {
    let journal = Journal()
    tester.stage.animate(linear) {
      view.frame = Rect(100, 50, 10, 10)
      view.alpha = 0.5
    } completion: {
      journal.write("\($0) at \(tester.now)")
    }
    tester.advance(to: 99)
    #expect(journal.lines == [])
    tester.advance(to: 300)
    #expect(journal.lines == ["true at 100.000 ms"])
  }

  @Test func `An animation of nothing ends in an event of its own at the same time`() {
    let journal = Journal()
    tester.stage.animate(linear) {
    } completion: {
      journal.write("\($0)")
    }
    #expect(journal.lines == [])
    tester.advance(0)
    #expect(journal.lines == ["true"])
  }

  @Test func `An interrupted motion is continued with its place and velocity`() {
    let journal = Journal()
    let spring = Animation.spring(response: 0.5, damping: 1)
    tester.stage.animate(spring) {
      view.frame = Rect(100, 0, 10, 10)
    } completion: {
      journal.write("first \($0)")
    }
    tester.advance(to: 100)
    let (place, velocity) = (view.shown.frame.x, view.shown.velocity(.x))
    #expect(place > 0 && velocity > 0)
    tester.stage.animate(spring) {
      view.frame = Rect(0, 0, 10, 10)
    } completion: {
      journal.write("second \($0)")
    }
    #expect(view.shown.frame.x == place)
    #expect(abs(view.shown.velocity(.x) - velocity) < 1e-9 * velocity)
    #expect(journal.lines == [])
    tester.advance(0)
    #expect(journal.take() == ["first false"])
    tester.advance(5000)
    #expect(journal.take() == ["second true"])
    #expect(view.shown.frame == Rect(0, 0, 10, 10))
  }

  @Test func `A completion that animates the same property again does not make two motions of it`()
  {
    tester.stage.animate(linear) {
      view.alpha = 0
    } completion: { [tester, view, linear] _ in
      tester.stage.animate(linear) { view.alpha = 0.25 }
    }
    tester.advance(to: 50)
    tester.stage.animate(linear) { view.alpha = 1 }
    tester.advance(to: 400)
    #expect(view.properties.moving.isEmpty)
    #expect(view.shown.alpha == 0.25)
  }

  @Test func `Layout that repeats a value does not stop the motion which is bound there`() {
    tester.stage.animate(linear) { view.frame = Rect(100, 0, 10, 10) }
    tester.advance(to: 50)
    view.frame = Rect(100, 0, 10, 10)
    #expect(view.shown.frame.x == 50)
    view.frame = Rect(90, 0, 10, 10)
    #expect(view.shown.frame.x == 90)
    #expect(tester.stage.isSettled)
  }

  @Test func `Without animation a bound motion stops too`() {
    tester.stage.animate(linear) { view.alpha = 0 }
    tester.advance(to: 50)
    tester.stage.withoutAnimation { view.alpha = 0 }
    #expect(view.shown.alpha == 0)
    #expect(tester.stage.isSettled)
  }

  @Test func `A delay holds the start`() {
    var late = linear
    late.delay = .milliseconds(50)
    tester.stage.animate(late) { view.alpha = 0 }
    tester.advance(to: 50)
    #expect(view.shown.alpha == 1)
    tester.advance(to: 100)
    #expect(view.shown.alpha == 0.5)
    tester.advance(to: 150)
    #expect(view.shown.alpha == 0)
  }

  @Test func `Views that follow one value stay together to the bit`() {
    let progress = AnimatedValue(0, name: "progress", on: tester.stage)
    let other = tester.add(View(id: "other", frame: Rect(0, 0, 10, 10)))
    view.follow(.y, progress) { 0.1 + $0 * 120.3 }
    other.follow(.y, progress) { 0.1 + $0 * 120.3 }
    progress.animate(to: 1, .spring(response: 0.4, damping: 0.6))
    for millisecond in 1...1000 {
      tester.advance(to: Double(millisecond))
      #expect(view.shown.frame.y == other.shown.frame.y)
    }
    #expect(view.frame.y == 0.1 + 120.3)
  }

  @Test func `A property that stops following stays where it is and moves on from there`() {
    let progress = AnimatedValue(0, name: "progress", on: tester.stage)
    view.follow(.x, progress) { $0 * 100 }
    progress.animate(to: 1, linear)
    tester.advance(to: 50)
    tester.stage.animate(linear) { view.frame.x = 150 }
    #expect(view.shown.frame.x == 50)
    tester.advance(to: 100)
    #expect(view.shown.frame.x == 100)
    view.follow(.y, progress) { $0 * 7 }
    view.unfollow(.y)
    #expect(view.frame.y == 7)
  }

  @Test func `A background is blended from the one shown`() {
    view.background = DynamicColor(.black)
    #expect(view.shownBackground(tester.stage.environment) == .black)
    tester.stage.animate(linear) { view.background = DynamicColor(.white) }
    tester.advance(to: 50)
    let half = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(view.shownBackground(tester.stage.environment) == half)
    tester.stage.animate(linear) { view.background = DynamicColor(.black) }
    #expect(view.shownBackground(tester.stage.environment) == half)
    view.background = DynamicColor(.white)
    #expect(view.shownBackground(tester.stage.environment) == .white)
  }

  @Test func `A removed view stops moving and its completion hears of it`() {
    let journal = Journal()
    tester.stage.animate(linear) {
      view.alpha = 0
    } completion: {
      journal.write("\($0)")
    }
    view.removeFromSuperview()
    tester.advance(to: 10)
    #expect(journal.lines == ["false"])
    #expect(tester.stage.isSettled)
    #expect(tester.log(.motion).last == "box.alpha interrupted")
  }

  @Test func `A moving value calls at the microsecond it passes a place`() throws {
    let value = AnimatedValue(0, name: "value", on: tester.stage)
    let journal = Journal()
    value.animate(to: 100, linear) { journal.write("ended \($0)") }
    _ = try #require(
      value.schedule(crossing: 30, "thirty") { journal.write("30 at \(tester.now)") })
    #expect(value.schedule(crossing: 130, "never") {} == nil)
    tester.advance(to: 100)
    #expect(journal.lines == ["30 at 30.000 ms", "ended true"])
  }

  // Swift 6.2's Testing lets such a process capture nothing.
  #if compiler(>=6.3)
    @Test(arguments: ShownView.Number.allCases)
    func `A value that is named like a number of a view ends the program with a better name`(
      number: ShownView.Number
    ) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [word = number.rawValue as String] in
        let tester = StageTester()
        _ = AnimatedValue(0, name: "map.\(word)", on: tester.stage)
      }
      #if DEBUG
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let better =
          switch number {
          case .x, .y: "map.pan-\(number.rawValue)"
          case .width, .height, .alpha: "map.own-\(number.rawValue)"
          }
        #expect(
          said.contains(
            "can't be named \"map.\(number.rawValue)\": scenarios read that as a number of the view \"map\"; name it \"\(better)\""
          ), "\(said)")
        _ = AnimatedValue(0, name: better, on: tester.stage)
      #endif
    }
  #endif

  @Test(arguments: ["x", "alpha", "map.x.pan", "map.max", "map.offset"])
  func `A value with another name is made`(name: String) {
    #expect(AnimatedValue(1, name: name, on: tester.stage).name == name)
  }

  @Test func `How often a stage is looked at changes nothing`() {
    func run(every step: Double) -> (DisplayList, [String]) {
      let tester = StageTester()
      let view = tester.add(View(id: "box", frame: Rect(0, 0, 10, 10)))
      view.background = DynamicColor(.black)
      tester.stage.animate(.spring(response: 0.4, damping: 0.5)) {
        view.frame = Rect(100, 200, 30, 40)
        view.rotation = 1
      } completion: { [tester] _ in
        tester.stage.animate(.spring(response: 0.7, damping: 0.5)) { view.scale = 2 }
      }
      var time = 0.0
      while time < 3000 {
        time = min(3000, time + step)
        tester.advance(to: time)
        _ = tester.stage.frame()
      }
      return (tester.stage.frame(), tester.log())
    }
    let (frame, log) = run(every: 3000)
    for step in [1.0 / 0.24, 1000.0 / 60, 97.3] {
      let (otherFrame, otherLog) = run(every: step)
      #expect(otherFrame == frame)
      #expect(otherLog == log)
    }
  }
}
