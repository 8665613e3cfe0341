import Testing
import TouchKit

@testable import Screens

/// The drawer under a finger in the default tuning: it follows, is caught, keeps the finger's velocity and gives.
@Suite struct DrawerFingerTests {
  private func bottom(_ tester: PhoneTester) throws -> Double { try tester.frame("drawer").maxY }

  @Test func `Pulled from the strip the drawer follows the finger point by point`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    for y in stride(from: 12.0, through: 125, by: 3.7) {
      tester.pass(8)
      tester.touch(.moved, 160, y)
      #expect(abs(try bottom(tester) - (20 + y - 10)) < 1e-9, "the finger is at \(y)")
      #expect(try bottom(tester) == tester.frame("content").y)
    }
  }

  @Test func `Past its lower end the drawer gives less and less, past the upper one too`() throws {
    let tester = try PhoneTester()
    let band = RubberBand(size: 120, give: 0.55)
    tester.touch(.began, 160, 10)
    for y in [200.0, 300, 450, 470] {
      tester.touch(.moved, 160, y)
      #expect(abs(try bottom(tester) - (140 + band.shown(ofPull: y - 130))) < 1e-9)
      #expect(try bottom(tester) == tester.frame("content").y)
    }
    tester.touch(.moved, 160, 10)
    #expect(try bottom(tester) == 20)
    tester.touch(.moved, 160, 2)
    #expect(abs(try bottom(tester) - (20 + band.shown(ofPull: -8))) < 1e-9)
    #expect(try bottom(tester) == tester.frame("content").y)
  }

  @Test(arguments: [(60.0, false), (65, true), (20, false), (110, true)])
  func `Let go at rest it goes to the nearer end`(pull: Double, opens: Bool) throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 10 + pull, milliseconds: 300)
    tester.pass(200)
    tester.touch(.ended, 160, 10 + pull)
    #expect(tester.drawer.isOpen == opens)
    tester.settle()
    #expect(tester.exists("drawer") == opens)
    #expect(try tester.frame("content").y == (opens ? 140 : 20))
  }

  @Test func `A short quick pull opens it, a short quick push closes it`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 40, milliseconds: 50)
    tester.touch(.ended, 160, 40)
    #expect(tester.drawer.isOpen)
    tester.settle()
    #expect(tester.exists("drawer"))

    tester.touch(.began, 160, 128)
    tester.move(160, from: 128, to: 98, milliseconds: 50)
    tester.touch(.ended, 160, 98)
    #expect(!tester.drawer.isOpen)
    tester.settle()
    #expect(!tester.exists("drawer"))
  }

  @Test(arguments: [200.0, 600, 1500])
  func `Flung it keeps the finger's velocity`(speed: Double) throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 60, milliseconds: 50 / speed * 1000)
    let finger = try #require(tester.stage.touches.active.first)
    let velocity = finger.velocity(at: tester.stage.now).y
    #expect(abs(velocity - speed) < 0.001 * speed)
    let place = tester.drawer.progress.shown
    tester.touch(.ended, 160, 60)
    #expect(tester.drawer.progress.shown == place)
    #expect(abs(tester.drawer.progress.velocity - velocity / 120) < 1e-9)
  }

  @Test func `Let go past its end it starts as fast as it was seen to move there`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 300, milliseconds: 300)
    let before = try bottom(tester)
    tester.pass(8)
    tester.touch(.moved, 160, 300 + 290 * 8.0 / 300)
    let seen = (try bottom(tester) - before) / 0.008
    tester.touch(.ended, 160, 300 + 290 * 8.0 / 300)
    #expect(abs(tester.drawer.progress.velocity * 120 - seen) < 0.02 * seen)
    tester.settle()
    #expect(try bottom(tester) == 140)
  }

  @Test func `A finger dragged on the drawer catches it in mid-air and carries it`() throws {
    let tester = try PhoneTester()
    tester.tap(160, 10)
    tester.pass(90)
    let y = try bottom(tester) - 10
    tester.touch(.began, 60, y)
    tester.pass(10)
    let there = try bottom(tester)
    tester.touch(.moved, 60, y - 15)
    #expect(try bottom(tester) == there, "it is caught where it is, without a jump")
    tester.pass(300)
    #expect(try bottom(tester) == there, "it stands still under the finger")
    tester.touch(.moved, 60, y - 45)
    #expect(abs(try bottom(tester) - (there - 30)) < 1e-9)
    tester.pass(300)
    tester.touch(.ended, 60, y - 45)
    tester.settle()
    #expect([20, 140].contains(try tester.frame("content").y))
    #expect(
      tester.log(.action).isEmpty, "the switch under the finger was not pressed")
  }

  @Test func `A finger dragged from the strip catches it in mid-air without a jump`() throws {
    let tester = try PhoneTester()
    tester.tap(160, 10)
    tester.pass(90)
    tester.touch(.began, 160, 10)
    tester.pass(20)
    let there = try bottom(tester)
    tester.touch(.moved, 160, 30)
    #expect(try bottom(tester) == there)
    tester.touch(.moved, 160, 36)
    #expect(abs(try bottom(tester) - (there + 6)) < 1e-9)
  }

  @Test func `Caught past its end it does not jump either`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 300, milliseconds: 200)
    tester.touch(.ended, 160, 300)
    tester.pass(30)
    let there = try bottom(tester)
    #expect(there > 150)
    tester.touch(.began, 60, 100)
    #expect(abs(try bottom(tester) - there) < 1e-9)
    tester.touch(.moved, 60, 115)
    #expect(abs(try bottom(tester) - there) < 1e-9)
    tester.pass(300)
    #expect(abs(try bottom(tester) - there) < 1e-9)
  }

  @Test func `The handle pushes the open drawer up`() throws {
    let tester = try PhoneTester()
    tester.openDrawer()
    tester.touch(.began, 160, 130)
    tester.move(160, from: 130, to: 60, milliseconds: 400)
    // A drag counts from where it has left the slop.
    #expect(try bottom(tester) < 140 - 50)
    #expect(try bottom(tester) == tester.frame("content").y)
    tester.touch(.ended, 160, 60)
    tester.settle()
    #expect(!tester.exists("drawer"))
  }

  @Test func `A drag that begins on a switch moves the drawer and presses nothing`() throws {
    let tester = try PhoneTester()
    tester.openDrawer()
    let place = try tester.frame("drawer-toggle-dark").center
    tester.touch(.began, place.x, place.y)
    tester.move(place.x, from: place.y, to: place.y - 70, milliseconds: 200)
    tester.touch(.ended, place.x, place.y - 70)
    tester.settle()
    #expect(!tester.exists("drawer"))
    #expect(tester.stage.environment.appearance == .light)
  }

  @Test func `A trembling tap on the strip is still a tap`() throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.pass(20)
    tester.touch(.moved, 162, 14)
    #expect(abs(try bottom(tester) - 24) < 1e-9)
    tester.pass(20)
    tester.touch(.ended, 162, 14)
    #expect(tester.drawer.isOpen)
    tester.settle()
    #expect(try bottom(tester) == 140)
  }

  @Test(arguments: [Input.Interruption.call, .background])
  func `What takes the finger away sends the drawer back to where it was bound`(
    interruption: Input.Interruption
  ) throws {
    let tester = try PhoneTester()
    tester.touch(.began, 160, 10)
    tester.move(160, from: 10, to: 110, milliseconds: 100)
    tester.send(.interrupt(interruption))
    tester.settle()
    #expect(!tester.exists("drawer"))
    tester.openDrawer()
    tester.touch(.began, 160, 130)
    tester.move(160, from: 130, to: 40, milliseconds: 100)
    tester.send(.interrupt(interruption))
    tester.settle()
    #expect(try bottom(tester) == 140)
  }

  @Test func `Turned round by a tap at any time it goes on from its place at its speed`() throws {
    for milliseconds in stride(from: 0, through: 320, by: 16) {
      try turnRound(at: milliseconds)
    }
  }
}

/// One tap to open and another at a millisecond of the way; value and velocity must be continuous at every input.
func turnRound(at milliseconds: Int) throws {
  let tester = try PhoneTester()
  let progress = tester.drawer.progress
  tester.tap(160, 10)
  tester.pass(Double(milliseconds))
  for phase in [Touch.Phase.began, .ended] {
    let (value, velocity) = (progress.shown, progress.velocity)
    tester.touch(phase, 160, 10)
    #expect(progress.shown == value, "\(phase) after \(milliseconds) ms")
    #expect(abs(progress.velocity - velocity) < 1e-9, "\(phase) after \(milliseconds) ms")
    if phase == .began { tester.pass(40) }
  }
  #expect(!tester.drawer.isOpen)
  // A microsecond later nothing has jumped.
  let value = progress.shown
  tester.stage.advance(to: tester.stage.now + .tick)
  #expect(abs(progress.shown - value) < 1e-4)
  tester.settle()
  #expect(!tester.exists("drawer"))
}

/// Every millisecond of the way.
@Suite struct DrawerContinuityLong {
  @Test(arguments: 0...700)
  func `An opening drawer is turned round without a jump`(milliseconds: Int) throws {
    try turnRound(at: milliseconds)
  }
}
