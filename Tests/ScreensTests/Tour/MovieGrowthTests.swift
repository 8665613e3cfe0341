import TestSupport
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// A movie and its controls on their way between the page and the full screen.
@Suite struct MovieGrowthTests {
  private static let parts = ["", "-play", "-scrub", "-fullscreen"]

  private func frames(_ id: String, _ tester: PhoneTester) throws -> [Rect] {
    try MovieGrowthTests.parts.map { part in
      try #require(tester.application.find(id + part)).screenFrame
    }
  }

  private func distance(_ one: [Rect], _ other: [Rect]) -> Double {
    zip(one, other).reduce(0) { most, pair in
      max(
        most, abs(pair.0.x - pair.1.x), abs(pair.0.y - pair.1.y),
        abs(pair.0.maxX - pair.1.maxX), abs(pair.0.maxY - pair.1.maxY))
    }
  }

  private func page(_ device: String, _ environment: Environment) throws -> PhoneTester {
    let tester = try PhoneTester(device, environment: environment, screen: "tour")
    let scroll = try #require(
      tester.application.find("video")?.ancestors.first(of: ScrollView.self))
    let place = try tester.frame("video")
    scroll.offset = min(scroll.offsetRange.upperBound, max(0, place.y - 120))
    tester.application.activate("video-play")
    tester.pass(500)
    return tester
  }

  private func card(_ device: String, _ environment: Environment) throws -> PhoneTester {
    let tester = try PhoneTester(device, environment: environment, screen: "tour")
    tester.application.activate("contents-button")
    tester.settle()
    tester.application.activate("section-2")
    tester.settle()
    tester.application.activate("tour-popover-video-play")
    tester.pass(500)
    return tester
  }

  @Test(arguments: ["classic", "modern", "pad"], [Orientation.portrait, .landscapeLeft])
  func `TO-04, PO-05: No control jumps when a movie fills the screen and when it goes back`(
    device: String, orientation: Orientation
  ) throws {
    let sizes = device == "classic" ? [2.0, 1] : [1, 2]
    for textSize in sizes.prefix(Samples.often(1, whole: 2)) {
      let environment = Environment(textSize: textSize, orientation: orientation)
      for (id, tester) in [
        ("video", try page(device, environment)),
        ("tour-popover-video", try card(device, environment)),
      ] {
        let before = try frames(id, tester)
        tester.application.activate(id + "-fullscreen")
        #expect(try distance(frames(id, tester), before) < 0.02, "\(id) \(textSize): first frame")
        var last = before
        // A fast spring goes on by a few points in a thousandth of a second.
        let most = tester.stage.screenSize.height / 40
        for _ in 0..<1000 {
          tester.pass(1)
          let now = try frames(id, tester)
          #expect(distance(now, last) < most, "\(id) \(textSize)")
          last = now
        }
        tester.application.activate(id + "-play")
        tester.pass(1000)
        let whole = try frames(id, tester)
        #expect(whole[0] != before[0])
        tester.application.activate(id + "-fullscreen")
        #expect(
          try distance(frames(id, tester), whole) < 0.02, "\(id) \(textSize): on its way back")
        last = whole
        for _ in 0..<1500 {
          tester.pass(1)
          let now = try frames(id, tester)
          #expect(distance(now, last) < most, "\(id) \(textSize) back")
          last = now
        }
        #expect(distance(last, before) < 0.02, "\(id) \(textSize): the same as before")
      }
    }
  }

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func `TO-04: A finger finds its place on the scrub bar at all sizes`(
    device: String, orientation: Orientation
  ) throws {
    for textSize in [0.8, 2] {
      let tester = try card(
        device, Environment(textSize: textSize, orientation: orientation))
      let movie = try #require(tester.application.find("tour-popover-video") as? MovieView)
      #expect(movie.scrub.size.width >= 100, "\(textSize): \(movie.scrub.frame)")
      #expect(movie.scrub.size.height >= Space.target)
      #expect(movie.play.size.width >= Space.target)
      #expect(!movie.scrub.screenFrame.intersects(movie.play.screenFrame.inset(by: 0.01)))
    }
  }

  @Test func `TO-04: A poster that fills the screen fades its controls in`() throws {
    let tester = try PhoneTester("modern", screen: "tour")
    tester.application.activate("video-fullscreen")
    let play = try #require(tester.application.find("video-play"))
    var last = play.shown.alpha
    #expect(last == 0)
    for _ in 0..<1500 {
      tester.pass(1)
      #expect(play.shown.alpha >= last - 0.001 && play.shown.alpha - last < 0.1)
      last = play.shown.alpha
    }
    #expect(last == 1)
  }

  @Test func `Turned while it grows, a movie fills the turned screen`() throws {
    let tester = try page("modern", Environment())
    tester.application.activate("video-fullscreen")
    tester.pass(60)
    tester.send(.rotate(.landscapeLeft))
    tester.pass(2500)
    let movie = try tester.frame("video")
    let screen = tester.stage.screenSize
    #expect(movie.height == screen.height && movie.midX == screen.width / 2)
    let play = try tester.frame("video-play")
    #expect(movie.contains(play) && play.maxY == movie.maxY)
    tester.application.activate("video-fullscreen")
    tester.pass(2500)
    #expect(try tester.node("video").frame.width < screen.width)
  }
}
