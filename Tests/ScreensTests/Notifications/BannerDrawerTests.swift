import Testing
import TouchKit

@testable import Screens

/// The drawer follows a finger, a banner comes, the phone is turned: all at once, looked at every millisecond.
@Suite struct BannerDrawerTests {
  private struct Place {
    var value: Double
    var velocity: Double
  }

  /// Places and velocities that a millisecond cannot change by more: of a share of the way, and of points.
  private static let most = (share: 0.02, shareRate: 0.6, points: 1.5, pointRate: 80.0)

  @Test(arguments: [150.0, 250, 310, 420, 700], [Orientation.landscapeLeft, .portraitUpsideDown])
  func `Nothing jumps in place or velocity, and nothing is lost`(
    turn: Double, orientation: Orientation
  ) throws {
    let tester = try PhoneTester()
    let drawer = tester.drawer.progress
    let manager = tester.application.notifications
    var last: (drawer: Place, banner: Place?)?
    for millisecond in 0...2500 {
      let time = Double(millisecond)
      tester.at(time)
      let isDown = !tester.stage.touches.active.isEmpty
      if time == 100 { tester.touch(.began, 60, 8) }
      if isDown, time > 100, time < 300 { tester.touch(.moved, 60, 8 + (time - 100) * 0.4) }
      if isDown, time == 300 { tester.touch(.ended, 60, 88) }
      if time == 200 {
        tester.send(
          .custom(
            "notify",
            .object([.init("title", .string("a")), .init("duration", .number(500))])))
      }
      if time == turn { tester.send(.rotate(orientation)) }
      let now = (
        drawer: Place(value: drawer.shown, velocity: drawer.velocity),
        banner: manager.state.banner.map {
          Place(value: $0.offset.shown, velocity: $0.offset.velocity)
        }
      )
      if let last {
        let what = "at \(time) ms: \(last) and \(now)"
        #expect(abs(now.drawer.value - last.drawer.value) < BannerDrawerTests.most.share, "\(what)")
        // A finger gives the drawer the velocity it has.
        if !isDown, tester.stage.touches.active.isEmpty {
          #expect(
            abs(now.drawer.velocity - last.drawer.velocity) < BannerDrawerTests.most.shareRate,
            "\(what)")
        }
        if let one = now.banner, let other = last.banner {
          #expect(abs(one.value - other.value) < BannerDrawerTests.most.points, "\(what)")
          #expect(abs(one.velocity - other.velocity) < BannerDrawerTests.most.pointRate, "\(what)")
        }
      }
      last = now
    }
    #expect(!drawer.isMoving && (drawer.shown == 0 || drawer.shown == 1))
    #expect(!manager.isShowing)
    #expect(tester.log(.notification).suffix(1) == ["notification «a» gone"])
    withExtendedLifetime(tester) {}
  }
}
