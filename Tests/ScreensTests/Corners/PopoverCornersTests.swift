import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// What popovers show and cover.
@Suite struct PopoverCornersTests {
  @Test(arguments: Environment.Appearance.allCases)
  func `A popover parts from a ground of its own colour by a line`(
    appearance: Environment.Appearance
  ) throws {
    let tester = try PhoneTester(
      environment: Environment(appearance: appearance), screen: "tour")
    tester.application.activate("contents-button")
    tester.settle()
    let card = try tester.frame("popover")
    let pixels = try tester.pixels(scale: 1)
    let edge = pixels[Int(card.x.rounded()), Int(card.midY)]
    let inside = pixels[Int(card.x.rounded()) + 8, Int(card.midY)]
    let outside = pixels[Int(card.x.rounded()) - 1, Int(card.midY)]
    #expect(ContrastReader.ratio(edge, inside) > 1.15)
    #expect(ContrastReader.ratio(outside, inside) > 1.1)
  }

  @Test(arguments: Devices.all.map(\.name), [0.8, 1.0, 1.3, 2])
  func `Contents that go on end within a row`(device: String, textSize: Double) throws {
    for orientation in [Orientation.portrait, .landscapeLeft] {
      let tester = try PhoneTester(
        device, environment: Environment(textSize: textSize, orientation: orientation),
        screen: "tour")
      tester.application.activate("contents-button")
      tester.settle()
      let card = try tester.frame("popover")
      let rows = try (1...4).map { try tester.frame("section-\($0)") }
      let isWhole = rows.allSatisfy { $0.maxY <= card.maxY }
      let shares = rows.map { (card.maxY - $0.y) / $0.height }
      #expect(
        isWhole || shares.contains { (0.2...0.8).contains($0) },
        "\(device), \(textSize), \(orientation): \(shares)")
    }
  }

  @Test func `Contents that go on show their indicator for a moment`() throws {
    let tester = try PhoneTester(screen: "tour")
    tester.application.activate("contents-button")
    tester.pass(500)
    #expect(tester.hasIndicator)
    tester.pass(2000)
    #expect(!tester.hasIndicator)
  }

  @Test func `Leaving the full screen has an icon of its own`() throws {
    let tester = try PhoneTester(screen: "tour")
    tester.application.activate("tour-next")
    tester.settle()
    let button = try #require(tester.application.find("video-fullscreen") as? Button)
    #expect(button.icon?.layers == Icon.fullscreen.layers())
    tester.application.activate("video-fullscreen")
    tester.settle()
    #expect(button.icon?.layers == Icon.leaveFullscreen.layers())
    tester.application.activate("video-fullscreen")
    tester.settle()
    #expect(button.icon?.layers == Icon.fullscreen.layers())
  }

  @Test(arguments: ["button", "key"])
  func `A film pauses behind the popover that comes back`(way: String) throws {
    let tester = try PhoneTester(screen: "tour")
    tester.application.activate("contents-button")
    tester.settle()
    tester.application.activate("section-2")
    tester.settle()
    tester.application.activate("section-watch")
    tester.pass(2000)
    let tour = tester.application.phoneDelegate.tour
    #expect(tour.player?.state == .playing)
    if way == "key" {
      tester.send(.key(KeyInput("escape")))
    } else {
      tester.application.activate("video-fullscreen")
    }
    tester.pass(2000)
    #expect(tester.exists("popover") && tour.player?.state == .paused)
    let seconds = tour.player?.seconds
    tester.pass(1000)
    #expect(tour.player?.seconds == seconds)
  }

  @Test
  func `A film that plays on the page pauses when the contents cover it, and goes on without`()
    throws
  {
    let tester = try PhoneTester(screen: "tour")
    tester.application.activate("tour-next")
    tester.settle()
    tester.application.activate("video-fullscreen")
    tester.pass(2000)
    tester.application.activate("video-fullscreen")
    tester.pass(2000)
    let tour = tester.application.phoneDelegate.tour
    #expect(tour.player?.state == .playing, "nothing covers it")
    tester.application.activate("contents-button")
    #expect(tour.player?.state == .paused)
  }
}

extension PhoneTester {
  /// Whether a scroll indicator is painted.
  fileprivate var hasIndicator: Bool {
    let mark = Palette.mark.light
    return stage.frame().items.contains {
      guard case .fill(let rect, _, let color) = $0 else { return false }
      return rect.width == 3 && rect.height > 20 && color.alpha > mark.alpha / 2
        && color.red == mark.red
    }
  }
}
