import Testing

@testable import TouchKit

/// What views hear of touches.
struct TouchDeliveryTests {
  let tester = StageTester()
  let journal = Journal()

  private func listener(_ id: String, _ frame: Rect = Rect(100, 100, 100, 100)) -> ListeningView {
    tester.add(ListeningView(id, frame: frame, journal))
  }

  @Test func `ER-05: A view hears began, moved, ended and cancelled, each with its touch`() {
    _ = listener("a")
    tester.touch(.began, 110, 120)
    tester.touch(.moved, 115, 125, after: 10)
    tester.touch(.moved, 115, 125, after: 10)
    tester.touch(.ended, 116, 126, after: 10)
    tester.touch(.began, 150, 150, after: 1000)
    tester.send(.interrupt(.call))
    #expect(
      journal.lines == [
        "a began 1 at 10,20", "a moved 1 at 15,25", "a ended 1 at 16,26", "a began 1 at 50,50",
        "a cancelled 1 at 50,50",
      ])
    #expect(
      tester.log(.touch) == [
        "finger 1 began at 110, 120 on a", "finger 1 moved at 115, 125 on a",
        "finger 1 stationary at 115, 125 on a", "finger 1 ended at 116, 126 on a",
        "finger 1 began at 150, 150 on a", "touches cancelled: call",
        "finger 1 cancelled at 150, 150 on a",
      ])
  }

  @Test func `ER-03: A touch knows phase, taps, times, view, window, and places in any view`()
    throws
  {
    let view = listener("a")
    let inner = View(id: "inner", frame: Rect(50, 50, 20, 20))
    view.addSubview(inner)
    inner.isUserInteractionEnabled = false
    tester.advance(to: 5)
    tester.touch(.began, 110, 120)
    let touch = try #require(tester.stage.touches.active.first)
    #expect(touch.phase == .began && touch.tapCount == 1)
    #expect(touch.timestamp == .milliseconds(5) && touch.startTime == .milliseconds(5))
    #expect(touch.view === view && touch.window === tester.window)
    tester.touch(.moved, 300, 120, after: 10)
    #expect(touch.phase == .moved && touch.tapCount == 0)
    #expect(touch.timestamp == .milliseconds(15) && touch.startTime == .milliseconds(5))
    #expect(touch.view === view, "a touch belongs to the view it began in")
    #expect(touch.location(in: nil) == Point(300, 120))
    #expect(touch.location(in: view) == Point(200, 20))
    #expect(touch.previousLocation(in: view) == Point(10, 20))
    #expect(touch.location(in: inner) == Point(150, -30))
    tester.touch(.moved, 300, 120, after: 10)
    #expect(touch.phase == .stationary)
    tester.touch(.ended, 300, 120, after: 10)
    #expect(touch.phase == .ended && !touch.isDown)
  }

  @Test func `ER-03: Another finger leaves a touch stationary`() throws {
    listener("a").isMultipleTouchEnabled = true
    tester.touch(.began, 110, 110, finger: 1)
    tester.touch(.moved, 111, 110, finger: 1)
    tester.touch(.began, 120, 120, finger: 2)
    #expect(tester.stage.touches.active.map(\.phase) == [.stationary, .began])
    tester.touch(.cancelled, 120, 120, finger: 2)
    #expect(tester.stage.touches.active.map(\.phase) == [.stationary])
  }

  @Test func `A finger that is said to be stationary counts as moved`() throws {
    _ = listener("a")
    tester.touch(.began, 110, 110)
    let touch = try #require(tester.stage.touches.active.first)
    tester.touch(.stationary, 110, 110)
    #expect(touch.phase == .stationary && touch.location == Point(110, 110))
    tester.touch(.stationary, 112, 110)
    #expect(touch.phase == .moved && touch.location == Point(112, 110))
    tester.touch(.stationary, 110, 110, finger: 2)
    #expect(tester.stage.touches.active.map(\.finger) == [1])
  }

  @Test func `ER-04: An event lasts from first finger to last and knows each view's and window's`()
  {
    final class App: Application {
      var events: [[String]] = []
      override func sendEvent(_ event: Event) {
        super.sendEvent(event)
        events.append(
          event.allTouches.map { "\($0.finger) \($0.phase.rawValue) \($0.view?.id ?? "-")" }
            + windows.map { "\($0.id ?? ""): \(event.touches(for: $0).count)" }
            + ["b: \(find("b").map { event.touches(for: $0).count } ?? 0)"])
      }
    }
    let tester = StageTester { App($0) }
    tester.add(View(id: "a", frame: Rect(0, 0, 100, 100)))
    let high = Window(id: "high", level: .alert, application: tester.application)
    high.frame = Rect(200, 200, 50, 50)
    high.show()
    high.addSubview(View(id: "b", frame: Rect(0, 0, 50, 50)))
    tester.touch(.began, 10, 10, finger: 1)
    tester.touch(.began, 210, 210, finger: 2)
    tester.touch(.ended, 10, 10, finger: 1)
    tester.touch(.ended, 210, 210, finger: 2)
    #expect(
      (tester.application as! App).events == [
        ["1 began a", "window: 1", "high: 0", "b: 0"],
        ["1 stationary a", "2 began b", "window: 1", "high: 1", "b: 1"],
        ["1 ended a", "2 stationary b", "window: 1", "high: 1", "b: 1"],
        ["2 ended b", "window: 0", "high: 1", "b: 1"],
      ])
  }

  @Test func `BL-13: A view hears of its first finger alone unless it wants several`() {
    let view = listener("a")
    tester.touch(.began, 110, 110, finger: 1)
    tester.touch(.began, 120, 120, finger: 2)
    tester.touch(.moved, 121, 121, finger: 2)
    tester.touch(.ended, 110, 110, finger: 1)
    // The second finger was never heard of, so nothing more is heard of it either.
    tester.touch(.moved, 125, 125, finger: 2)
    tester.touch(.ended, 125, 125, finger: 2)
    #expect(journal.take() == ["a began 1 at 10,10", "a ended 1 at 10,10"])
    view.isMultipleTouchEnabled = true
    tester.touch(.began, 110, 110, finger: 1)
    tester.touch(.began, 120, 120, finger: 2)
    tester.touch(.ended, 110, 110, finger: 1)
    tester.touch(.ended, 120, 120, finger: 2)
    #expect(
      journal.take() == [
        "a began 1 at 10,10", "a began 2 at 20,20", "a ended 1 at 10,10", "a ended 2 at 20,20",
      ])
  }

  @Test(arguments: [(350.0, 40.0, 2), (350.001, 0, 1), (100, 40.5, 1), (0, 0, 2)])
  func `Taps in a row are counted by the tunings of time and distance`(
    pause: Double, distance: Double, count: Int
  ) throws {
    tester.tap(100, 100)
    tester.touch(.began, 100 + distance, 100, after: pause)
    #expect(try #require(tester.stage.touches.active.first).tapCount == count)
  }

  @Test func `A finger that strays is no tap and begins no row of taps`() throws {
    tester.drag(from: Point(100, 100), to: Point(111, 100))
    tester.touch(.began, 100, 100, after: 50)
    #expect(try #require(tester.stage.touches.active.first).tapCount == 1)
  }

  @Test func `Taps in a row go on counting`() throws {
    for count in 1...5 {
      tester.touch(.began, 100, 100, after: 100)
      #expect(try #require(tester.stage.touches.active.first).tapCount == count)
      tester.touch(.ended, 100, 100, after: 50)
    }
  }

  @Test(arguments: Input.Interruption.allCases)
  func `The system takes fingers away`(interruption: Input.Interruption) {
    _ = listener("a")
    tester.touch(.began, 110, 110)
    tester.send(.interrupt(interruption))
    #expect((journal.lines.last == "a cancelled 1 at 10,10") == (interruption != .resume))
  }

  @Test func `A turned interface takes fingers away`() {
    _ = listener("a")
    tester.touch(.began, 110, 110)
    tester.send(.rotate(.landscapeLeft))
    #expect(journal.lines.last == "a cancelled 1 at 10,10")
  }

  @Test func `A finger that rests for hours is down until it leaves, and nothing takes it away`() {
    _ = listener("a")
    tester.touch(.began, 110, 110)
    #expect(tester.stage.nextEvent == nil && tester.stage.unsettled == ["finger 1 is down"])
    tester.advance(3 * 3_600_000)
    #expect(tester.stage.touches.active.count == 1)
    tester.touch(.ended, 110, 110)
    #expect(journal.lines == ["a began 1 at 10,10", "a ended 1 at 10,10"])
    #expect(tester.stage.touches.active.isEmpty)
  }

  @Test func `A removed view hears that its touch is cancelled, and nothing later`() {
    let view = listener("a")
    tester.touch(.began, 110, 110)
    view.removeFromSuperview()
    tester.touch(.moved, 120, 110)
    tester.touch(.ended, 120, 110)
    #expect(journal.lines == ["a began 1 at 10,10", "a cancelled 1 at 10,10"])
  }

  @Test func `A view that moves on as its touch is cancelled is in one place`() {
    final class Mover: View {
      var goesTo: View?
      override func touchesCancelled(_ touches: [Touch], _ event: Event) {
        goesTo?.addSubview(self)
      }
    }
    let mover = Mover(id: "mover", frame: Rect(100, 100, 20, 20))
    tester.add(mover)
    let places = [View(id: "first"), View(id: "second")]
    for place in places { tester.add(place) }
    for (next, asked) in [(0, 0), (1, 0), (0, 1)] {
      tester.window.addSubview(mover)
      tester.touch(.began, 110, 110)
      mover.goesTo = places[next]
      places[asked].addSubview(mover)
      mover.goesTo = nil
      #expect(mover.superview === places[asked])
      #expect(places[asked].subviews.count == 1 && places[1 - asked].subviews.isEmpty)
      tester.touch(.ended, 110, 110)
    }
    tester.touch(.began, 110, 110)
    mover.goesTo = places[0]
    mover.removeFromSuperview()
    #expect(mover.superview == nil && places.allSatisfy { $0.subviews.isEmpty })
  }

  @Test func `A hidden window's views hear that their touches are cancelled`() {
    _ = listener("a")
    tester.touch(.began, 110, 110)
    tester.window.hide()
    tester.touch(.ended, 120, 110)
    #expect(journal.lines == ["a began 1 at 10,10", "a cancelled 1 at 10,10"])
  }

  @Test func `What cannot be is noted and changes nothing`() {
    _ = listener("a")
    tester.touch(.moved, 110, 110)
    tester.touch(.ended, 110, 110)
    tester.touch(.cancelled, 110, 110)
    tester.touch(.began, .nan, 110)
    tester.touch(.began, 110, .infinity)
    #expect(journal.take() == [])
    tester.touch(.began, 110, 110)
    tester.touch(.began, 120, 120)
    tester.touch(.ended, 120, 120)
    tester.touch(.ended, 120, 120)
    #expect(
      journal.take() == [
        "a began 1 at 10,10", "a cancelled 1 at 10,10", "a began 1 at 20,20", "a ended 1 at 20,20",
      ])
    for finger in 1...11 { tester.touch(.began, 110, 110, finger: finger) }
    #expect(tester.stage.touches.active.count == TouchCentre.fingers)
    #expect(tester.log(.touch).last == "finger 11 is one too many; ignored")
  }
}
