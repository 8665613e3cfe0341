import Testing

@testable import TouchKit

/// Fingers that go straight and fast.
struct SwipeRecognizerTests {
  let tester = StageTester()
  let journal = Journal()

  private func add(_ directions: SwipeRecognizer.Directions, fingers: Int = 1) {
    let swipe = SwipeRecognizer(directions, fingers: fingers)
    swipe.onChange = { [journal] recognizer in
      journal.write("\((recognizer as! SwipeRecognizer).direction.rawValue)")
    }
    tester.window.addGestureRecognizer(swipe)
  }

  private static let ways: [(SwipeRecognizer.Directions, Point)] = [
    (.left, Point(-100, 20)), (.right, Point(100, -20)), (.up, Point(-20, -100)),
    (.down, Point(20, 100)),
  ]

  @Test(arguments: 0..<4, 0..<4)
  func `A swipe is recognised in the directions that were asked for`(asked: Int, done: Int) {
    add(Self.ways[asked].0)
    tester.drag(from: Point(160, 240), to: Point(160, 240) + Self.ways[done].1)
    #expect(journal.lines == (asked == done ? ["\(Self.ways[done].0.rawValue)"] : []))
  }

  @Test func `One recogniser may take several directions and says which it was`() {
    add([.left, .right])
    tester.drag(from: Point(160, 240), to: Point(260, 240))
    tester.drag(from: Point(160, 240), to: Point(60, 240))
    tester.drag(from: Point(160, 240), to: Point(160, 340))
    #expect(journal.lines == ["2", "1"])
  }

  @Test(arguments: [
    (Point(100, 240), 800, "it took too long"), (Point(115, 240), 100, "the finger left too soon"),
    (Point(60, 310), 100, "the finger went aslant"),
  ])
  func `What is slow, short or aslant is no swipe`(to: Point, milliseconds: Int, reason: String) {
    add(.left)
    tester.drag(from: Point(160, 240), to: to, milliseconds: milliseconds)
    #expect(journal.lines == [])
    #expect(tester.log(.gesture) == ["swipe of window failed: \(reason)"])
  }

  @Test(arguments: [1, 2, 3])
  func `A swipe of two fingers needs two, which go on the average`(fingers: Int) {
    add(.left, fingers: 2)
    for finger in 1...fingers { tester.touch(.began, 200, 100 * Double(finger), finger: finger) }
    for step in 1...10 {
      for finger in 1...fingers {
        tester.touch(
          .moved, 200 - 10 * Double(step), 100 * Double(finger), finger: finger, after: 3)
      }
    }
    #expect(journal.lines.count == (fingers == 2 ? 1 : 0))
  }
}
