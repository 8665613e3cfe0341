import Testing
import TouchKit

@testable import Screens

/// Reduced motion: the drawer fades in and out where it will be, nothing travels.
@Suite struct DrawerStillTests {
  private func still(_ device: String = "classic") throws -> PhoneTester {
    try PhoneTester(device, environment: Environment(reducedMotion: true))
  }

  @Test(arguments: ["default", "classic"])
  func `Nothing is ever between its two places`(tuning: String) throws {
    let tester = try PhoneTester(
      tuning: tuning, environment: Environment(reducedMotion: true))
    for _ in 0..<2 {
      tester.tap(160, 10)
      let start = tester.stage.now.milliseconds
      for time in stride(from: 0.0, through: 900, by: 6.3) {
        tester.at(start + time)
        let y = try tester.frame("content").y
        #expect(y == 20 || y == 140, "at \(time) ms")
        if tester.exists("drawer") { #expect(try tester.frame("drawer").maxY == y) }
      }
    }
    #expect(!tester.exists("drawer"))
  }

  @Test func `It lasts as long as the motion it stands for`() throws {
    var lasts: [Time] = []
    for reduced in [false, true] {
      let tester = try PhoneTester(environment: Environment(reducedMotion: reduced))
      tester.openDrawer()
      lasts.append(tester.stage.now)
    }
    #expect(lasts[0] == lasts[1])
  }

  @Test func `The picture fades from the one to the other, darker nowhere`() throws {
    let tester = try still()
    let (x, y) = (160, 60)
    func level() throws -> Int { Int(try tester.pixels()[x, y] & 0xFF) }
    let closed = try level()
    var levels = [closed]
    tester.tap(160, 10)
    let start = tester.stage.now.milliseconds
    for time in stride(from: 0.0, to: 200, by: 20) {
      tester.at(start + time)
      levels.append(try level())
    }
    tester.settle()
    let open = try level()
    #expect(closed == 0xF7 && open == 0xEF, "the ground, and the drawer's floor")
    #expect(levels == levels.sorted(by: >))
    #expect(Set(levels).count > 4)
    #expect(levels.allSatisfy { (open...closed).contains($0) })
  }

  @Test func `A finger fades it in and out`() throws {
    let tester = try still()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 50, milliseconds: 100)
    #expect(try tester.frame("content").y == 20)
    tester.move(160, from: 50, to: 120, milliseconds: 100)
    #expect(try tester.frame("content").y == 140)
    tester.pass(100)
    tester.touch(.ended, 160, 120)
    tester.settle()
    #expect(try tester.frame("content").y == 140)
  }

  @Test func `Switching it on under way does not break a running motion`() throws {
    let tester = try PhoneTester()
    tester.tap(160, 10)
    tester.pass(60)
    let there = try tester.frame("drawer")
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    #expect(try tester.frame("drawer") == there)
    tester.settle()
    tester.tap(160, 10)
    tester.pass(10)
    #expect([20, 140].contains(try tester.frame("content").y))
  }
}
