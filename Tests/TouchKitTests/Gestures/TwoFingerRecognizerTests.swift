import Testing

@testable import TouchKit

/// Pinches, rotations, drags from an edge, and drags that change hands.
struct TwoFingerRecognizerTests {
  let tester = StageTester()
  let journal = Journal()

  @Test
  func `A pinch begins with 1 once the fingers went beyond the slop, and gives factor and rate`() {
    let pinch = PinchRecognizer()
    pinch.onChange = { [journal] in journal.write($0.state.rawValue) }
    tester.window.addGestureRecognizer(pinch)
    tester.touch(.began, 100, 100, finger: 1)
    tester.touch(.began, 200, 100, finger: 2)
    tester.touch(.moved, 210, 100, finger: 2, after: 10)
    #expect(journal.lines == [])
    tester.touch(.moved, 220, 100, finger: 2, after: 10)
    #expect(journal.lines == ["began"] && pinch.scale == 1)
    tester.touch(.moved, 40, 100, finger: 1, after: 10)
    #expect(pinch.scale == 1.5 && pinch.location(in: nil) == Point(130, 100))
    for step in 1...10 {
      tester.touch(.moved, 220 + 12 * Double(step), 100, finger: 2, after: 10)
    }
    #expect(pinch.scale == 2.5)
    #expect(abs(pinch.velocity - 10) < 1, "120 points a tenth of a second, over 120")
    tester.touch(.ended, 40, 100, finger: 1)
    #expect(journal.lines.last == "ended")
    tester.touch(.moved, 300, 100, finger: 2)
    #expect(journal.lines.filter { $0 == "ended" }.count == 1)
  }

  @Test func `A rotation adds full turns up, clockwise above 0`() {
    let rotation = RotationRecognizer()
    tester.window.addGestureRecognizer(rotation)
    tester.touch(.began, 160, 240, finger: 1)
    tester.touch(.began, 260, 240, finger: 2)
    var begin = 0.0
    for step in 1...75 {
      let angle = Double(step) * 0.12
      tester.touch(
        .moved, 160 + 100 * Maths.cos(angle), 240 + 100 * Maths.sin(angle), finger: 2, after: 10)
      if rotation.state == .began { begin = angle }
    }
    #expect(begin == 0.12)
    #expect(abs(rotation.rotation - (9 - begin)) < 1e-9)
    #expect(abs(rotation.velocity - 12) < 1e-6)
    tester.touch(.cancelled, 160, 240, finger: 2)
    #expect(tester.log(.gesture).last == "rotation of window cancelled")
  }

  @Test func `A pinch and a rotation may go together, and refuse a third finger`() {
    let pinch = PinchRecognizer()
    let rotation = RotationRecognizer()
    pinch.isSimultaneous = { $0 === rotation }
    tester.window.addGestureRecognizer(pinch)
    tester.window.addGestureRecognizer(rotation)
    tester.touch(.began, 100, 100, finger: 1)
    tester.touch(.began, 200, 100, finger: 2)
    tester.touch(.began, 200, 200, finger: 3)
    tester.touch(.moved, 220, 160, finger: 2, after: 10)
    #expect(pinch.state == .began && rotation.state == .began)
    #expect(
      tester.log(.gesture) == [
        "pinch of window refused finger 3: two are enough",
        "rotation of window refused finger 3: two are enough",
        "pinch of window began: nobody objected", "rotation of window began: nobody objected",
      ])
  }

  @Test func `One finger is no pinch`() {
    tester.window.addGestureRecognizer(PinchRecognizer())
    tester.drag(from: Point(100, 100), to: Point(200, 100))
    #expect(tester.log(.gesture) == ["pinch of window failed: a finger left too soon"])
  }

  @Test(arguments: EdgePanRecognizer.Edge.allCases, Environment.Direction.allCases)
  func `A drag from an edge begins there and goes inwards`(
    edge: EdgePanRecognizer.Edge, direction: Environment.Direction
  ) {
    let tester = StageTester(environment: Environment(direction: direction))
    let pan = EdgePanRecognizer(edge: edge)
    tester.window.addGestureRecognizer(pan)
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    func x(_ distance: Double) -> Double { isLeft ? distance : 320 - distance }
    tester.drag(from: Point(x(24), 100), to: Point(x(84), 100), milliseconds: 20, leaves: false)
    #expect(pan.state == .changed && pan.distance == 30)
    tester.touch(.ended, x(84), 100)
    tester.drag(from: Point(x(25), 100), to: Point(x(100), 100))
    tester.drag(from: Point(x(20), 100), to: Point(x(1), 100))
    tester.drag(from: Point(x(5), 100), to: Point(x(5), 200))
    #expect(
      tester.log(.gesture) == [
        "edge pan of window began: nobody objected", "edge pan of window ended",
        "edge pan of window refused finger 1: it landed away from the edge",
        "edge pan of window failed: the finger went outwards",
        "edge pan of window failed: the finger went across",
      ])
  }

  @Test func `A drag goes on with the finger that stays`() {
    let pan = PanRecognizer()
    pan.onChange = { [journal] in journal.write($0.state.rawValue) }
    tester.window.addGestureRecognizer(pan)
    tester.drag(from: Point(100, 100), to: Point(150, 100), milliseconds: 10, leaves: false)
    tester.touch(.began, 250, 300, finger: 2)
    tester.touch(.moved, 160, 100, finger: 1)
    #expect(pan.translation == Point(10, 0))
    tester.touch(.ended, 160, 100, finger: 1)
    #expect(pan.translation == Point(10, 0) && pan.state.isActive)
    tester.touch(.moved, 255, 300, finger: 2)
    #expect(pan.translation == Point(15, 0))
    tester.touch(.ended, 255, 300, finger: 2)
    // As at its end, the drag tells where a finger leaves.
    #expect(journal.lines == ["began", "changed", "changed", "changed", "changed", "ended"])
  }
}
