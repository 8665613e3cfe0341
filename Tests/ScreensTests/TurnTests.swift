import GtkPaint
import Testing
import TouchKit

@testable import Screens

/// The screen turns in motion; layout and touches are the new ones at once.
@Suite struct TurnTests {

  /// The rows of a picture that lies on its side, as they are when it stands upright.
  private func turned(_ pixels: Pixels, left: Bool) -> [[UInt32]] {
    let columns = pixels.column(0).isEmpty ? 0 : pixels.width
    let upright = (0..<columns).map { pixels.column($0) }
    return left ? Array(upright.reversed()) : upright.map { $0.reversed() }
  }

  private func rows(_ pixels: Pixels) -> [[UInt32]] {
    (0..<pixels.height).map { y in (0..<pixels.width).map { pixels[$0, y] } }
  }

  @Test(arguments: [false, true], [Orientation.landscapeRight, .landscapeLeft])
  func `At the instant of a turn the glass shows what it showed, to the bit`(
    reducedMotion: Bool, orientation: Orientation
  ) throws {
    let tester = try PhoneTester(environment: Environment(reducedMotion: reducedMotion))
    tester.pass(100)
    let before = try tester.pixels(scale: 1)
    tester.send(.rotate(orientation))
    let after = try tester.pixels(scale: 1)
    #expect(after.height == before.width && after.width == before.height)
    #expect(turned(before, left: orientation == .landscapeRight) == rows(after))
    #expect(try tester.frame("status-bar").width == tester.stage.screenSize.width)
  }

  @Test(arguments: [false, true])
  func `The turn ends with the new screen alone`(reducedMotion: Bool) throws {
    let surroundings = Environment(reducedMotion: reducedMotion)
    let tester = try PhoneTester(environment: surroundings)
    tester.pass(100)
    tester.send(.rotate(.landscapeRight))
    #expect(!tester.stage.isSettled)
    tester.pass(150)
    #expect(tester.stage.frame().items.contains { $0.isPicture })
    tester.pass(150)
    #expect(tester.stage.isSettled)
    var held = surroundings
    held.orientation = .landscapeRight
    let other = try PhoneTester(environment: held)
    other.pass(400)
    #expect(tester.stage.frame() == other.stage.frame())
    #expect(
      tester.log(.motion) == [
        "rotation.progress from 0 to 1 until 400 ms", "rotation.progress ended",
      ])
  }

  @Test func `A half turn turns the picture by a half`() throws {
    let tester = try PhoneTester(screen: "device")
    tester.pass(100)
    let before = try tester.pixels(scale: 1)
    tester.send(.rotate(.portraitUpsideDown))
    let after = try tester.pixels(scale: 1)
    #expect(rows(after) == rows(before).reversed().map { $0.reversed() })
  }

  @Test func `Turns at one instant are one, and four of them none`() throws {
    let tester = try PhoneTester(screen: "device")
    tester.pass(100)
    for orientation in [Orientation.landscapeRight, .portraitUpsideDown, .landscapeLeft] {
      tester.send(.rotate(orientation))
    }
    #expect(tester.stage.frame().items.filter(\.isPicture).count == 1)
    tester.send(.rotate(.portrait))
    #expect(tester.stage.isSettled)
    #expect(!tester.stage.frame().items.contains { $0.isPicture })
  }

  @Test(arguments: [1.0, 40, 150, 290])
  func `A turn that another one interrupts goes on from what is seen`(elapsed: Double) throws {
    let tester = try PhoneTester()
    tester.pass(100)
    tester.send(.rotate(.landscapeRight))
    tester.pass(elapsed)
    let before = try tester.pixels(scale: 1)
    tester.send(.rotate(.portrait))
    let after = try tester.pixels(scale: 1)
    #expect(turned(before, left: false) == rows(after))
  }

  @Test func `However often it is interrupted, a turn keeps few screens`() throws {
    let tester = try PhoneTester()
    tester.pass(100)
    var most = 0
    for turn in 0..<60 {
      tester.send(.rotate(turn % 2 == 0 ? .landscapeRight : .portrait))
      tester.pass(20)
      most = max(most, tester.stage.frame().items.count)
    }
    #expect(most < 40 * 300)
  }

  @Test func `What changes on the new screen is seen while it turns`() throws {
    let tester = try PhoneTester()
    tester.pass(100)
    tester.send(.rotate(.landscapeRight))
    tester.pass(150)
    let before = try tester.pixels(scale: 1)
    tester.send(.environment(EnvironmentChange(appearance: .dark)))
    let after = try tester.pixels(scale: 1)
    #expect(rows(before) != rows(after))
  }

  @Test func `A touch meets the new layout from the first instant`() throws {
    let tester = try PhoneTester()
    tester.pass(100)
    tester.send(.rotate(.landscapeRight))
    try tester.tap("edit-button")
    tester.settle()
    #expect(tester.exists("minus-1"))
  }

  @Test func `A turn that is refused moves nothing`() throws {
    let tester = try PhoneTester()
    tester.application.switches.flip(.rotationLock)
    tester.pass(100)
    tester.send(.rotate(.landscapeRight))
    #expect(tester.stage.isSettled && tester.log(.motion).isEmpty)
    #expect(tester.stage.screenSize == Size(320, 480))
  }
}

extension DisplayItem {
  fileprivate var isPicture: Bool { if case .pushPicture = self { true } else { false } }
}
