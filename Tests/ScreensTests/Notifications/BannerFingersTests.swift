import Testing
import TouchKit

@testable import Screens

/// Fingers on a banner that moves or stands, and fingers elsewhere.
@Suite struct BannerFingersTests {
  private func note(_ title: String = "a") -> Notification {
    Notification(title: title, message: "m", icon: .mail)
  }

  private func resting(_ tuning: String = "default") throws -> BannerTester {
    let tester = try BannerTester(tuning)
    tester.post(note())
    tester.advance(2000)
    return tester
  }

  @Test func `SB-05: half-way in it takes a finger where it is, and leaves a second one below`()
    throws
  {
    let tester = try BannerTester()
    tester.post(note())
    tester.advance(250)
    #expect(tester.frame?.maxY == 44)
    tester.touch(.began, 100, 20)
    tester.touch(.began, 200, 60, finger: 2)
    tester.touch(.moved, 200, 30, finger: 2)
    tester.touch(.ended, 200, 30, finger: 2)
    #expect(tester.application.below.heard == ["began", "moved", "ended"])
    #expect(tester.stage.touches.active.map { $0.view?.id } == ["notification"])
    tester.touch(.ended, 100, 20)
    #expect(tester.notes.contains("notification «a» tapped"))
  }

  @Test func `SB-05: a drag from below that is under it when it comes stays below`() throws {
    let tester = try BannerTester()
    tester.touch(.began, 100, 200)
    tester.touch(.moved, 100, 40)
    tester.post(note())
    tester.advance(600)
    tester.touch(.moved, 100, 42)
    // It rests its whole time: this finger is not its own.
    tester.advance(3499)
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(3500)
    #expect(tester.notes.contains { $0.contains("hides") })
    tester.touch(.ended, 100, 42)
    #expect(tester.application.below.heard == ["began", "moved", "moved", "ended"])
    #expect(!tester.notes.contains { $0.contains("tapped") })
  }

  @Test func `Upwards it follows the finger, downwards it gives less and less`() throws {
    let tester = try resting()
    let rest = try #require(tester.frame)
    let band = RubberBand(size: rest.height, give: 0.55)
    tester.touch(.began, 160, 60)
    // What a drag needs to be told from a tap is no way of the banner.
    tester.touch(.moved, 160, 72)
    let start = try #require(tester.frame).y - rest.y
    let grabbed = band.pull(showing: start)
    for pull in [5.0, 20, 60, 200] {
      tester.touch(.moved, 160, 72 + pull)
      let shown = try #require(tester.frame).y - rest.y
      #expect(abs(shown - band.shown(ofPull: grabbed + pull)) < 1e-9, "\(pull)")
      #expect(shown < grabbed + pull)
    }
    tester.touch(.moved, 160, 40)
    let above = try #require(tester.frame).y - rest.y
    #expect(abs(above - (grabbed - 32)) < 1e-9)
  }

  @Test(arguments: [-200.0, -600, -2000])
  func `Let go it goes on with the finger's velocity`(velocity: Double) throws {
    let tester = try resting()
    tester.touch(.began, 160, 60)
    var y = 60.0
    for _ in 1...100 {
      y += velocity * 0.001
      tester.touch(.moved, 160, y, at: tester.stage.now + .milliseconds(1))
    }
    let banner = try #require(tester.manager.state.banner)
    let before = banner.offset.shown
    tester.touch(.ended, 160, y)
    #expect(abs(banner.offset.velocity - velocity) < 1e-6 * abs(velocity))
    #expect(banner.offset.shown == before)
    let isGone = velocity < -300
    #expect(tester.notes.contains("notification «a» flicked away") == isGone)
    tester.advance(to: tester.stage.now + .seconds(1))
    #expect((tester.frame == nil) == isGone)
  }

  @Test(arguments: ["classic", "default"])
  func `SB-07: a finger that came and was taken away leaves it the rest of its time`(
    tuning: String
  ) throws {
    let tester = try resting(tuning)
    let banner = try #require(tester.manager.state.banner)
    // It has stood since some time before 2 s; what is left is counted to the microsecond.
    let left = banner.restLeft - (tester.stage.now - banner.timerStarted)
    tester.touch(.began, 160, 60)
    tester.advance(30_000)
    tester.touch(.cancelled, 160, 60)
    tester.advance(to: tester.stage.now + left - .microseconds(1))
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(to: tester.stage.now + .microseconds(1))
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test(arguments: ["classic", "default"])
  func `SB-07, SB-09: it rests 3.000 s from when it stands, not 2.999`(tuning: String) throws {
    let tester = try BannerTester(tuning)
    tester.post(note())
    var time = 0.0
    while case .showing = tester.manager.state, time < 5000 {
      time += 1
      tester.advance(time)
    }
    let banner = try #require(tester.manager.state.banner)
    let stood = banner.timerStarted
    #expect(tester.stage.now - stood < .milliseconds(1))
    tester.advance(to: stood + .milliseconds(2999))
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(to: stood + .milliseconds(3000))
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test(arguments: Notification.HideStyle.allCases)
  func `Under reduced motion every style is a cross-dissolve`(style: Notification.HideStyle) throws
  {
    let tester = try BannerTester(reducedMotion: true)
    var notification = note()
    notification.hideStyle = style
    notification.duration = .milliseconds(100)
    tester.post(notification)
    let rest = tester.frame
    for time in stride(from: 0.0, to: 3000, by: 20) {
      tester.advance(time)
      if let frame = tester.frame { #expect(frame == rest) }
    }
    #expect(tester.frame == nil)
    #expect(tester.notes.contains("notification «a» hides: cross-dissolve"))
  }

  @Test func `A touch on a bent banner goes through the bend`() throws {
    let tester = try BannerTester("default")
    var notification = note()
    notification.hideStyle = .flipFromLeft
    notification.duration = .zero
    tester.post(notification)
    while tester.manager.state.banner?.isFading != true {
      tester.advance(to: tester.stage.now + .milliseconds(10))
    }
    tester.advance(to: tester.stage.now + .milliseconds(250))
    // Half turned it is narrower: the close button has come towards the middle with the rest.
    let hits = stride(from: 0.5, to: 320, by: 1).filter {
      tester.application.hitTest(Point($0, 72), nil)?.id == "notification-close"
    }
    let (first, last) = (try #require(hits.first), try #require(hits.last))
    #expect(last - first > 20 && last - first < 40)
    #expect(last < 280)
  }
}
