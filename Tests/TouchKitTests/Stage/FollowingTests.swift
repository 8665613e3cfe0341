import Testing

@testable import TouchKit

/// Properties that are functions of moving values.
struct FollowingTests {
  let tester = StageTester()

  private func value(_ start: Double, to end: Double, _ name: String) -> AnimatedValue {
    let value = AnimatedValue(start, name: name, on: tester.stage)
    value.animate(to: end, Animation(duration: .milliseconds(100), curve: .linear))
    return value
  }

  @Test func `A property follows several values, which its function gets in their order`() {
    let view = tester.add(View(id: "box"))
    let values = [value(0, to: 10, "a"), value(100, to: 300, "b"), value(7, to: 7, "c")]
    view.follow(.x, values) { $0[0] + $0[1] - $0[2] }
    #expect(view.frame.x == 303 && view.shown.frame.x == 93)
    tester.advance(50)
    #expect(view.shown.frame.x == 5 + 200 - 7)
    values[1].set(1000)
    #expect(view.shown.frame.x == 5 + 1000 - 7)
    view.unfollow(.x)
    tester.advance(50)
    #expect(view.frame.x == 998 && view.shown.frame.x == 998)
  }

  @Test(arguments: [(0.996, false), (0.9981, true)])
  func `A share of a way is nearly still by the points of the way`(_ shown: Double, _ isStill: Bool)
  {
    let share = AnimatedValue(0, name: "share", on: tester.stage)
    share.animate(to: 1, Animation(duration: .milliseconds(1000), curve: .linear))
    tester.advance(shown * 1000)
    // Of 500 points a point is left at 0.998; the value alone says nothing of that.
    #expect(share.isNearlyStill(pointsAUnit: 500) == isStill && share.isNearlyStill)
  }
}
