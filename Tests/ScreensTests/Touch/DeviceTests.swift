import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The device screen: how the phone is held and what is done to it.
@Suite struct DeviceTests {
  let tester: PhoneTester

  init() throws { tester = try PhoneTester(screen: "device") }

  private var interaction: String { tester.tree.node("interaction-label")?.text ?? "" }
  private var said: [String] {
    tester.log(.application).filter { $0.contains("tap") || $0.contains("Swipe") }
  }

  @Test(arguments: [
    (Orientation.portrait, "iPhone is oriented normally"),
    (.landscapeLeft, "iPhone has been rotated right"),
    (.portraitUpsideDown, "iPhone is upside down"),
    (.landscapeRight, "iPhone has been rotated left"),
  ])
  func `BL-01: Each orientation has its words, left and right crossed`(
    orientation: Orientation, words: String
  ) throws {
    tester.send(.rotate(.portraitUpsideDown))
    tester.send(.rotate(.landscapeLeft))
    tester.send(.rotate(orientation))
    #expect(tester.stage.environment.orientation == orientation)
    #expect(try tester.node("orientation-label").text == words)
    // A phone that starts so says the same.
    let other = try PhoneTester(
      environment: Environment(orientation: orientation), screen: "device")
    #expect(try other.node("orientation-label").text == words)
    withExtendedLifetime((tester, other)) {}
  }

  @Test func `BL-02: One broadcast a rotation tells the screen, and others, by their own`() throws {
    final class Observer: Referable {
      var heard: [Orientation] = []
      func turned(_ notice: PostedNotice<Orientation>) { heard.append(notice.content) }
    }
    let observer = Observer()
    tester.stage.notices.add(observer, .orientation, Observer.turned)
    let turns: [Orientation] = [
      .landscapeLeft, .portraitUpsideDown, .landscapeRight, .landscapeRight, .portrait,
    ]
    for orientation in turns {
      tester.send(.rotate(orientation))
      #expect(
        try tester.node("orientation-label").text == DeviceWords.orientation(orientation))
    }
    #expect(observer.heard == [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait])
    #expect(tester.log(.notification).count { $0.contains("orientation") } == 4)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Orientation.allCases.filter { $0 != .portrait })
  func `BL-01, BL-03: A rotation stands in the interaction label too, for three seconds`(
    orientation: Orientation
  ) throws {
    tester.send(.rotate(orientation))
    let words = DeviceWords.orientation(orientation)
    #expect(interaction == words)
    #expect(tester.log(.application).count { $0 == words } == 1)
    tester.pass(2999)
    #expect(interaction == words)
    tester.pass(1)
    #expect(interaction == "None")
    #expect(try tester.node("orientation-label").text == words)
    tester.send(.rotate(.portrait))
    #expect(interaction == "iPhone is oriented normally")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-03: A rotation takes the place of a touch's words and arms the timer anew`() throws
  {
    tester.tap(60, 300)
    tester.pass(2900)
    tester.send(.rotate(.landscapeRight))
    #expect(interaction == "iPhone has been rotated left")
    tester.pass(2999)
    #expect(interaction == "iPhone has been rotated left")
    tester.pass(1)
    #expect(interaction == "None")
    // A finger that is down when the phone turns is taken away first, and the turn has the last word.
    tester.touch(.began, 60, 200)
    tester.send(.rotate(.portrait))
    #expect(tester.log(.application).contains("Single tap cancelled"))
    #expect(interaction == "iPhone is oriented normally")
    #expect(
      tester.log(.timer).count { $0.contains("interaction label") && $0.contains("fired") } == 1)
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-01: Turned while another tab is shown, the interaction label stays as it was`()
    throws
  {
    try tester.tap("tab-inbox")
    tester.send(.rotate(.landscapeLeft))
    try tester.tap("tab-device")
    #expect(interaction == "None")
    #expect(try tester.node("orientation-label").text == "iPhone has been rotated right")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-03: Three seconds after a touch the label says None, once`() throws {
    tester.tap(60, 300)
    let end = tester.stage.now
    #expect(interaction != "None")
    tester.stage.advance(to: end + .milliseconds(2999))
    #expect(interaction.hasPrefix("Single tap ended"))
    tester.stage.advance(to: end + .milliseconds(3000))
    #expect(interaction == "None")
    #expect(
      tester.log(.timer).count { $0.contains("interaction label") && $0.contains("fired") } == 1)
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-03: A new interaction cancels the old timer`() throws {
    tester.tap(60, 300)
    tester.pass(2900)
    tester.tap(200, 300)
    let end = tester.stage.now
    tester.stage.advance(to: end + .milliseconds(2999))
    #expect(interaction.hasPrefix("Single tap ended"))
    tester.stage.advance(to: end + .milliseconds(3000))
    #expect(interaction == "None")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-04: The resolution follows the rotation`() throws {
    let tester = try PhoneTester("modern", screen: "device")
    #expect(try tester.node("resolution-label").text == "393 × 852 pt, 1179 × 2556 px")
    tester.send(.rotate(.landscapeLeft))
    #expect(try tester.node("resolution-label").text == "852 × 393 pt, 2556 × 1179 px")
    tester.send(.rotate(.portrait))
    #expect(try tester.node("resolution-label").text == "393 × 852 pt, 1179 × 2556 px")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-05: A shake is said, and stays for three seconds`() throws {
    tester.send(.shake)
    #expect(interaction == "iPhone was shaken")
    tester.pass(2999)
    #expect(interaction == "iPhone was shaken")
    tester.pass(1)
    #expect(interaction == "None")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-05: Without shake-to-edit, or from another screen, nothing is heard of a shake`()
    throws
  {
    tester.application.shakesToEdit = false
    tester.send(.shake)
    #expect(interaction == "None")
    tester.application.shakesToEdit = true
    try tester.tap("tab-reporter")
    tester.send(.shake)
    try tester.tap("tab-device")
    #expect(interaction == "None")
    tester.send(.shake)
    #expect(interaction == "iPhone was shaken")
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [
    (-1, "Swipe"), (0, "Swipe"), (1, "Single tap"), (2, "Double tap"), (3, "Multiple tap"),
    (4, "Multiple tap"), (100, "Multiple tap"),
  ])
  func `BL-07: The number of taps has a word`(count: Int, word: String) {
    #expect(DeviceWords.taps(count) == word)
  }

  @Test func `BL-08: Every word with every phase makes twenty strings`() {
    let all = Touch.Phase.allCases.flatMap { phase in
      (0...3).map { DeviceWords.description(taps: $0, phase) }
    }
    #expect(
      all == [
        "Swipe started", "Single tap started", "Double tap started", "Multiple tap started",
        "Swipe moved", "Single tap moved", "Double tap moved", "Multiple tap moved",
        "Swipe hasn't moved", "Single tap hasn't moved", "Double tap hasn't moved",
        "Multiple tap hasn't moved",
        "Swipe ended", "Single tap ended", "Double tap ended", "Multiple tap ended",
        "Swipe cancelled", "Single tap cancelled", "Double tap cancelled", "Multiple tap cancelled",
      ])
    #expect(Set(all).count == 20)
  }

  @Test func `BL-09: Began and moved say where, ended from where to where`() {
    tester.touch(.began, 60, 320)
    tester.touch(.moved, 63, 320)
    tester.touch(.moved, 163, 340.4)
    tester.touch(.ended, 163, 340.4)
    // The screen's own coordinates begin under the status bar.
    #expect(
      said == [
        "Single tap started (60,300)", "Single tap moved (63,300)", "Swipe moved (163,320.4)",
        "Swipe ended (60,300)->(163,320.4)",
      ])
    #expect(interaction == said.last)
    withExtendedLifetime(tester) {}
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (60, "60"), (91.5, "91.5"), (233.25, "233.25"), (0.125, "0.125"),
      (1.0 / 3, "0.333333"), (40.1 - 20, "20.1"), (20.1 - 20, "0.1"), (99.999_999_6, "100"),
      (1.05, "1.05"), (-2.5, "-2.5"), (-0.000_000_4, "0"), (1000, "1000"), (120.030_5, "120.0305"),
      (1e300, "0"),
    ] as [(Double, String)])
  func `BL-09: A coordinate stands as it is, without a point where it is whole`(
    number: Double, text: String
  ) {
    #expect(TouchWords.decimal(number) == text)
  }

  @Test func `BL-09: A finger between two points is said to be there`() {
    tester.touch(.began, 91.5, 253.25)
    #expect(interaction == "Single tap started (91.5,233.25)")
    tester.touch(.ended, 91.5, 253.25)
    #expect(interaction == "Single tap ended (91.5,233.25)->(91.5,233.25)")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-10: A double tap keeps the first tap's start`() {
    tester.tap(60, 320)
    tester.pass(100)
    tester.tap(70, 330)
    tester.pass(1000)
    tester.tap(90, 350)
    #expect(
      said.filter { $0.contains("ended") } == [
        "Single tap ended (60,300)->(60,300)", "Double tap ended (60,300)->(70,310)",
        "Single tap ended (90,330)->(90,330)",
      ])
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-11: An old timer does not blank the words of a touch that is down`() {
    tester.tap(60, 320)
    tester.pass(2000)
    tester.touch(.began, 200, 320)
    tester.pass(5000)
    #expect(interaction == "Single tap started (200,300)")
    tester.touch(.ended, 200, 320)
    tester.pass(3000)
    #expect(interaction == "None")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-12: A cancelled touch says so, and its words go too`() {
    tester.touch(.began, 60, 320)
    tester.send(.interrupt(.call))
    #expect(interaction == "Single tap cancelled")
    tester.pass(2999)
    #expect(interaction == "Single tap cancelled")
    tester.pass(1)
    #expect(interaction == "None")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-13: At first a second finger is neither described nor shown`() throws {
    #expect(try tester.node("multiple-touches").value == "off")
    tester.touch(.began, 60, 320)
    let one = try tester.pixels()
    tester.touch(.began, 200, 320, finger: 2)
    tester.touch(.moved, 210, 330, finger: 2)
    #expect(said == ["Single tap started (60,300)"])
    #expect(try tester.pixels().rows(20..<420) == one.rows(20..<420))
    // The finger that is heard of leaves; the other one still counts for nothing, a new one counts.
    tester.touch(.ended, 60, 320)
    tester.touch(.moved, 220, 330, finger: 2)
    tester.touch(.began, 280, 320, finger: 3)
    #expect(said.last == "Single tap started (280,300)")
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-13: With multiple touches two fingers are described and up to five are shown`()
    throws
  {
    try tester.tap("multiple-touches")
    tester.pass(1000)
    #expect(try tester.node("multiple-touches").value == "on")
    #expect(tester.log(.application).last == "multiple touches on")
    tester.touch(.began, 60, 320)
    let one = try tester.pixels()
    tester.touch(.began, 200, 320, finger: 2)
    tester.touch(.moved, 210, 330, finger: 2)
    #expect(
      said == [
        "Single tap started (60,300)",
        "Single tap hasn't moved (60,300), Single tap started (200,300)",
        "Single tap hasn't moved (60,300), Swipe moved (210,310)",
      ])
    #expect(interaction == "Single tap hasn't moved (60,300)\nSwipe moved (210,310)")
    // The ring about the second finger.
    let two = try tester.pixels()
    #expect(one[210, 330] != two[210, 330])
    for finger in 3...6 { tester.touch(.began, 20, 140 + Double(finger) * 10, finger: finger) }
    let five = try tester.pixels()
    tester.touch(.moved, 280, 390, finger: 6)
    #expect(try tester.pixels().rows(60..<420) == five.rows(60..<420))
    withExtendedLifetime(tester) {}
  }

  @Test func `BL-11, BL-13: While one of two fingers is down the words stay`() throws {
    try tester.tap("multiple-touches")
    tester.touch(.began, 60, 320)
    tester.touch(.began, 200, 320, finger: 2)
    tester.touch(.ended, 60, 320)
    tester.pass(5000)
    #expect(
      interaction == "Single tap ended (60,300)->(60,300)\nSingle tap hasn't moved (200,300)")
    tester.touch(.ended, 200, 320, finger: 2)
    tester.pass(3000)
    #expect(interaction == "None")
    withExtendedLifetime(tester) {}
  }

  @Test func `A touch on the switch or on its words`() throws {
    // The words are a part of the screen, the switch is not.
    let control = try tester.frame("multiple-touches")
    tester.tap(40, control.midY)
    #expect(said.count == 2 && interaction.hasPrefix("Single tap ended"))
    try tester.tap("multiple-touches")
    #expect(said.count == 2)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Devices.all.map(\.name), Orientation.allCases)
  func `The drawing of the phone keeps clear of the card and the tabs`(
    device: String, orientation: Orientation
  ) throws {
    for size in [0.8, 1, 1.6, 2] {
      let tester = try PhoneTester(
        device, environment: Environment(textSize: size, orientation: orientation),
        screen: "device")
      let screen = try #require(tester.application.find("device"))
      let card = try #require(tester.application.find("interaction-label")?.superview)
      let figure = try #require(screen.subviews.first { $0 is DeviceFigure })
      if !figure.isHidden {
        #expect(figure.frame.y > card.frame.maxY)
        #expect(try figure.screenFrame.maxY < tester.frame("tab-device").y)
        #expect(abs(figure.frame.width / figure.frame.height - 1) > 0.05)
      } else {
        #expect(size > 1 || device == "classic" || orientation.isLandscape)
      }
      withExtendedLifetime(tester) {}
    }
  }

  @Test(arguments: Devices.all.map(\.name), Orientation.allCases)
  func `Nothing on the card lies on another thing, at any size of text`(
    device: String, orientation: Orientation
  ) throws {
    for environment in Environment.everySize(held: orientation) {
      let tester = try PhoneTester(device, environment: environment, screen: "device")
      let card = try #require(tester.application.find("interaction-label")?.superview)
      let shown = card.subviews.filter { !$0.isHidden }
      for (index, view) in shown.enumerated() {
        #expect(card.bounds.contains(view.frame), "\(view.text ?? "") \(view.frame)")
        for other in shown[(index + 1)...] {
          #expect(
            !view.frame.intersects(other.frame), "\(other.text ?? "") at \(environment.textSize)")
        }
      }
      let tabs = try tester.frame("tab-device").y
      #expect(card.screenFrame.maxY <= tabs, "\(device) \(orientation) \(environment.textSize)")
      withExtendedLifetime(tester) {}
    }
  }
}
