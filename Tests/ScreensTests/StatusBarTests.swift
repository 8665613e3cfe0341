import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// What the status bar shows.
@Suite struct StatusBarTests {
  private func text(_ tester: PhoneTester) throws -> String? {
    try tester.node("status-bar").text
  }

  @Test func `The clock shows the time the phone was started at`() throws {
    #expect(try text(PhoneTester()) == "9:41")
    let evening = try #require(CivilTime("2026-03-29T23:05:00"))
    #expect(try text(PhoneTester(now: evening)) == "23:05")
    let midnight = try #require(CivilTime("2026-03-29T00:00:59"))
    #expect(try text(PhoneTester(now: midnight)) == "0:00")
  }

  @Test func `The clock ticks when the minute is full, not before`() throws {
    let now = try #require(CivilTime("2026-01-05T09:41:30"))
    let tester = try PhoneTester(now: now)
    tester.stage.advance(to: .seconds(30) - .tick)
    #expect(try text(tester) == "9:41")
    tester.stage.advance(to: .seconds(30))
    #expect(try text(tester) == "9:42")
    tester.stage.advance(to: .seconds(90) - .tick)
    #expect(try text(tester) == "9:42")
    tester.stage.advance(to: .seconds(90))
    #expect(try text(tester) == "9:43")
    tester.stage.advance(to: .seconds(3600 * 15))
    #expect(try text(tester) == "0:41")
  }

  @Test func `A phone that only shows the time is settled`() throws {
    let tester = try PhoneTester()
    #expect(tester.stage.isSettled)
  }

  @Test func `Assistive technology hears time, signal and battery`() throws {
    let tester = try PhoneTester(set: [
      "status-bar.signal": .number(2), "status-bar.battery": .number(0.155),
    ])
    #expect(
      try tester.node("status-bar").label
        == "9:41, signal 2 of 4, wireless 3 of 3, battery 16 percent")
  }

  @Test func `The environment's readings go before the clock's and the tuning's`() throws {
    let tester = try PhoneTester(
      environment: Environment(
        status: StatusReadings(
          time: "7:00", battery: 0.5, isCharging: true, signal: 1, wifi: 0, carrier: "Nord",
          hasCall: true)))
    #expect(try text(tester) == "7:00")
    #expect(
      try tester.node("status-bar").label
        == "7:00, Nord, signal 1 of 4, wireless 0 of 3, battery 50 percent, charging, call in progress"
    )
    tester.send(
      .environment(
        EnvironmentChange(
          time: .usual, battery: .usual, isCharging: false, signal: .usual, wifi: .usual,
          carrier: "", hasCall: false)))
    #expect(
      try tester.node("status-bar").label
        == "9:41, signal 3 of 4, wireless 3 of 3, battery 82 percent")
    tester.send(.set("status-bar.signal", .number(1)))
    #expect(try tester.node("status-bar").label?.contains("signal 1 of 4") == true)
  }

  @Test(arguments: ["status-bar.signal", "status-bar.wifi", "status-bar.battery"])
  func `Signal, wireless and battery are drawn from their values`(name: String) throws {
    let tester = try PhoneTester()
    let before = try tester.pixels().rows(0..<20)
    tester.send(.set(name, .number(0)))
    #expect(try tester.pixels().rows(0..<20) != before)
  }

  @Test(arguments: [
    ("classic", 20.0, 20.0), ("compact", 20, 20), ("modern", 54, 28), ("librem", 28, 28),
    ("pad", 20, 20),
  ])
  func `The strip is as high as the device says`(
    device: String, portrait: Double, landscape: Double
  ) throws {
    let tester = try PhoneTester(device)
    #expect(try tester.frame("status-bar").height == portrait)
    tester.send(.rotate(.landscapeRight))
    #expect(try tester.frame("status-bar").height == landscape)
    #expect(try tester.frame("status-bar").width == tester.stage.screenSize.width)
  }

  @Test(arguments: Devices.all.map(\.name), Orientation.allCases)
  func `Nothing in the strip lies under another thing or a round corner`(
    device: String, orientation: Orientation
  ) throws {
    for direction in Environment.Direction.allCases {
      try checkStatusBar(device, orientation, direction)
    }
  }

  private func checkStatusBar(
    _ device: String, _ orientation: Orientation, _ direction: Environment.Direction
  ) throws {
    let tester = try PhoneTester(
      device, environment: Environment(direction: direction, orientation: orientation))
    for one in PhoneSwitch.allCases { tester.application.switches.flip(one) }
    tester.send(.pointer(nil))
    for change in [
      EnvironmentChange(),
      EnvironmentChange(
        time: .given("10:41:59 PM"), isCharging: true, signal: .given(1),
        carrier: "A network with a very long name"),
      EnvironmentChange(hasCall: true),
    ] {
      tester.send(.environment(change))
      tester.settle()
      try checkFaces(tester, direction)
    }
  }

  private func checkFaces(_ tester: PhoneTester, _ direction: Environment.Direction) throws {
    let bar = try #require(tester.application.find("status-bar"))
    let faces = [bar.subviews[0]] + bar.subviews.dropFirst().flatMap(\.subviews)
    for face in faces.compactMap({ $0 as? StatusReadingsView }) {
      checkFace(face, tester, direction)
    }
  }

  private func checkFace(
    _ bar: StatusReadingsView, _ tester: PhoneTester, _ direction: Environment.Direction
  ) {
    let hasCarrier = !tester.stage.environment.status.carrier.isEmpty
    let frames = bar.subviews.filter { !$0.isHidden }.map { view in
      // The time's box is as wide as the status bar; its words are not.
      guard let label = view as? Label, let natural = label.metrics(width: nil)?.size.width else {
        return view.frame
      }
      let box = view.frame
      let width = min(natural, box.width)
      switch (label.alignment, direction) {
      case (.center, _): return Rect(center: box.center, size: Size(width, box.height))
      case (.leading, .leftToRight), (.trailing, .rightToLeft), (.left, _):
        return Rect(box.x, box.y, width, box.height)
      case (.trailing, .leftToRight), (.leading, .rightToLeft), (.right, _):
        return Rect(box.maxX - width, box.y, width, box.height)
      }
    }
    #expect(frames.count == (hasCarrier ? 7 : 6))
    let radius = tester.stage.settings.device.cornerRadius
    for (index, frame) in frames.enumerated() {
      #expect(bar.bounds.contains(frame))
      for other in frames[(index + 1)...] { #expect(!frame.intersects(other)) }
      for x in [frame.x, frame.maxX] {
        let aside = max(0, radius - min(x, bar.size.width - x))
        let above = max(0, radius - frame.y)
        #expect(aside * aside + above * above <= radius * radius, "at \(x), \(frame.y)")
      }
    }
  }
}
