import GtkPaint
import Testing
import TouchKit

@testable import Screens

@Suite struct MoviePlayerTests {
  private func make() throws -> (PhoneTester, MoviePlayer) {
    let tester = try PhoneTester("modern", screen: "tour")
    return (tester, try #require(tester.application.phoneDelegate.tour.player))
  }

  @Test func `TO-04: it begins with its poster, plays in step with the clock, and ends`() throws {
    let (tester, player) = try make()
    #expect(player.state == .poster && player.seconds == 0 && player.media.seconds == 12)
    player.play()
    tester.pass(2500)
    #expect(player.state == .playing && player.seconds == 2.5)
    player.pause()
    tester.pass(5000)
    #expect(player.state == .paused && player.seconds == 2.5 && tester.stage.isSettled)
    player.play()
    tester.pass(9499.999)
    #expect(player.state == .playing)
    tester.pass(0.001)
    #expect(player.state == .ended && player.seconds == 12)
    tester.pass(1000)
    #expect(player.seconds == 12)
    player.play()
    tester.pass(1000)
    #expect(player.seconds == 1)
    withExtendedLifetime(tester) {}
  }

  @Test func `While it plays nobody waits for it to settle`() throws {
    let (tester, player) = try make()
    player.play()
    #expect(tester.stage.isSettled)
    #expect(tester.stage.nextChange(after: tester.stage.now) == tester.stage.now)
    player.pause()
    withExtendedLifetime(tester) {}
  }

  @Test func `A finger on the scrubber looks for a place, and what played plays on`() throws {
    let (tester, player) = try make()
    try tester.tap("video-play")
    tester.pass(1000)
    let bar = try tester.frame("video-scrub")
    tester.touch(.began, bar.midX, bar.midY)
    #expect(player.seconds == 6 && player.state == .paused && player.isScrubbing)
    tester.pass(700)
    #expect(player.seconds == 6)
    tester.touch(.moved, bar.maxX + 90, bar.midY + 50)
    #expect(player.seconds == 12 && player.state == .ended)
    tester.touch(.moved, bar.midX, bar.midY)
    tester.touch(.ended, bar.midX, bar.midY)
    #expect(player.state == .playing)
    tester.pass(1000)
    #expect(player.seconds == 7)
    // The page did not scroll with the finger.
    #expect(tester.application.phoneDelegate.tour.page?.offset == 0)
    withExtendedLifetime(tester) {}
  }

  @Test func `A call or another program stops it`() throws {
    for interruption in [Input.Interruption.call, .background] {
      let (tester, player) = try make()
      player.play()
      tester.pass(300)
      tester.send(.interrupt(interruption))
      #expect(player.state == .paused)
      tester.send(.interrupt(.resume))
      tester.pass(300)
      #expect(player.state == .paused && player.seconds == 0.3)
      withExtendedLifetime(tester) {}
    }
  }

  @Test(arguments: MovieScene.allCases, Media.Corners.allCases)
  func `The picture is a function of the seconds alone, and moves`(
    scene: MovieScene, corners: Media.Corners
  ) throws {
    func list(_ seconds: Double) throws -> DisplayList {
      let tester = try PhoneTester("modern", screen: "tour")
      let view = ScenePainter(scene, corners: corners, seconds: seconds)
      tester.application.find("tour")?.addSubview(view)
      defer { withExtendedLifetime(tester) {} }
      return tester.stage.frame()
    }
    #expect(try list(2.5) == list(2.5))
    var last = try list(0)
    for second in stride(from: 1.0, through: 8, by: 1) {
      let next = try list(second)
      #expect(next != last, "nothing moves from \(second - 1) s to \(second) s")
      last = next
    }
  }

  /// Draws one moment of a scene.
  private final class ScenePainter: View {
    let scene: MovieScene
    let corners: Media.Corners
    let seconds: Double

    init(_ scene: MovieScene, corners: Media.Corners, seconds: Double) {
      (self.scene, self.corners, self.seconds) = (scene, corners, seconds)
      super.init(frame: Rect(0, 0, 320, 200))
    }

    override func draw(in context: inout DrawingContext) {
      scene.draw(at: seconds, corners: corners, into: Rect(0, 0, 320, 200), &context)
    }
  }
}
