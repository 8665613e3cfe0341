import GtkPaint
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Looks whether the parts of a banner keep apart.
private struct BannerWords {
  static let long = String(repeating: "many words and more ", count: 15)
  let tester: PhoneTester

  func post(
    title: String, message: String, icon: Bool, actions: Bool = true
  ) {
    var members: [Payload.Member] = [
      .init("title", .string(title)), .init("message", .string(message)),
      .init("sticky", .bool(true)),
    ]
    if actions { members.append(.init("actions", .array([.string("Reply"), .string("Archive")]))) }
    if icon { members.append(.init("icon", .string("mail"))) }
    tester.send(.custom("notify", .object(members)))
  }

  func open() throws {
    let finger = try pull()
    tester.touch(.ended, finger.x, finger.y)
    tester.pass(2000)
  }

  /// Pulls it far enough to be opened, and says where the finger is then.
  func pull() throws -> Point {
    let banner = try tester.frame("notification")
    tester.touch(.began, banner.midX, banner.midY)
    tester.move(banner.midX, from: banner.midY, to: banner.midY + 90, milliseconds: 200)
    return Point(banner.midX, banner.midY + 90)
  }

  /// What is drawn, with the mere cross for the close button, whose target is larger.
  func parts() throws -> [(String, Rect)] {
    var parts: [(String, Rect)] = []
    for node in tester.tree.nodes where node.visible {
      guard let id = node.id, id.hasPrefix("notification-"),
        node.frame.width * node.frame.height > 0
      else { continue }
      let isCross = id == "notification-close"
      parts.append(
        (
          id,
          isCross
            ? Rect(center: node.frame.center, size: BannerLook.closeSize)
            : node.clipped ?? node.frame
        ))
    }
    return parts
  }

  func check(_ what: String) throws {
    let banner = try tester.frame("notification")
    #expect(Rect(origin: .zero, size: tester.stage.screenSize).contains(banner), "\(what)")
    #expect(banner.height >= 88, "\(what)")
    try checkParts(what)
  }

  func checkParts(_ what: String) throws {
    let banner = try tester.frame("notification")
    let parts = try parts()
    for (index, one) in parts.enumerated() {
      #expect(banner.contains(one.1), "\(what): \(one) in \(banner)")
      for other in parts[(index + 1)...] {
        let both = one.1.intersection(other.1)
        #expect(both == nil, "\(what): \(one) and \(other)")
      }
    }
  }

  /// Shows one after the other in the same settings, closed and pulled open.
  static func check(
    _ device: String, _ tuning: String, _ environment: Environment,
    _ words: [(title: String, message: String)], _ measurer: PangoMeasurer
  ) throws {
    for (title, message) in words {
      for icon in [true, false] {
        let tester = try PhoneTester(
          device, tuning: tuning, environment: environment, measurer: measurer)
        let words = BannerWords(tester: tester)
        words.post(title: title, message: message, icon: icon)
        tester.at(1500)
        let what = "\(device) \(tuning) \(environment) \(title.prefix(5)) \(message.prefix(5))"
        try words.check(what)
        try words.open()
        try words.check(what + " open")
        withExtendedLifetime(tester) {}
      }
    }
  }
}

/// Words of any length, in both directions and sizes, with and without a picture; and what is read out.
@Suite struct BannerWordsTests {
  @Test(arguments: ["classic", "default"], Environment.Direction.allCases)
  func `SB-13: nothing overlaps and nothing leaves the banner`(
    tuning: String, direction: Environment.Direction
  ) throws {
    let measurer = PangoMeasurer(fonts: try PhoneTester.fonts.get())
    for size in [1, 2.0] {
      try BannerWords.check(
        "classic", tuning, Environment(textSize: size, direction: direction),
        [("Title", "m"), (BannerWords.long, BannerWords.long)], measurer)
    }
  }

  @Test(arguments: ["classic", "default"], [1, 2.0])
  func `While it opens nothing overlaps, nothing leaves it, and nothing in it jumps`(
    tuning: String, size: Double
  ) throws {
    let tester = try PhoneTester(
      "modern", tuning: tuning, environment: Environment(textSize: size))
    let words = BannerWords(tester: tester)
    words.post(title: "Title", message: BannerWords.long, icon: true)
    tester.at(1500)
    let finger = try words.pull()
    let message = try #require(tester.application.find("notification-message") as? Label)
    func places() throws -> [Point] {
      let banner = try tester.frame("notification").origin
      return try ["icon", "title", "message", "close"].map {
        try tester.frame("notification-\($0)").origin - banner
      }
    }
    var before = try places()
    tester.touch(.ended, finger.x, finger.y)
    for step in 0..<60 {
      try words.checkParts("\(step)")
      let lines = try #require(message.metrics(width: message.size.width)).size.height
      let room = message.shown.bounds.height
      #expect(message.clipsToBounds || lines <= room + 1e-9, "\(step): \(lines) in \(room)")
      let now = try places()
      for (one, other) in zip(before, now) { #expect(one.distance(to: other) < 8, "\(step)") }
      before = now
      tester.pass(16)
    }
    let last = try #require(try words.parts().last?.1)
    #expect(last.maxY > (try tester.frame("notification").maxY) - 20)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ["classic", "default"])
  func `From right to left it is the mirror image`(tuning: String) throws {
    var frames: [[Rect]] = []
    for direction in Environment.Direction.allCases {
      let tester = try PhoneTester(
        tuning: tuning, environment: Environment(direction: direction))
      let words = BannerWords(tester: tester)
      words.post(title: "שלום", message: BannerWords.long, icon: true)
      tester.at(1500)
      try words.open()
      let isMirrored = direction == .rightToLeft
      frames.append(
        try words.parts().map { _, frame in
          isMirrored ? Rect(320 - frame.maxX, frame.y, frame.width, frame.height) : frame
        })
      withExtendedLifetime(tester) {}
    }
    #expect(frames[0].count == 6)
    #expect(frames[0] == frames[1])
  }

  @Test func `It is read out when it comes, and each part of it can be pressed by name`() throws {
    let tester = try PhoneTester()
    let words = BannerWords(tester: tester)
    words.post(title: "Mail", message: "You have mail", icon: true)
    #expect(tester.log(.notification).contains("announced: Mail, You have mail"))
    tester.at(1500)
    let node = try tester.node("notification")
    #expect(node.role == .alert)
    #expect(node.label == "Mail, You have mail")
    #expect(node.isPressable)
    let close = try tester.node("notification-close")
    #expect(close.role == .button && close.label == "Close")
    #expect(try tester.node("notification-icon").role == .image)
    tester.send(.activate("notification-close"))
    tester.at(4000)
    #expect(!tester.exists("notification"))
    #expect(tester.log(.notification).contains("notification «Mail» closed"))
    withExtendedLifetime(tester) {}
  }

  /// Shows SB-06.
  @Test func `Pressed by assistive technology, a banner with buttons opens first`() throws {
    let tester = try PhoneTester()
    let words = BannerWords(tester: tester)
    tester.send(
      .custom(
        "notify",
        .object([
          .init("title", .string("Mail")), .init("actions", .array([.string("Reply")])),
        ])))
    tester.at(1500)
    #expect(try !tester.node("notification-action-1").visible)
    tester.send(.activate("notification"))
    // The rest begins anew, and nothing was answered.
    tester.at(3500)
    #expect(try tester.node("notification-action-1").visible)
    tester.send(.activate("notification-action-1"))
    tester.at(6000)
    #expect(!tester.exists("notification"))
    #expect(tester.log(.notification).contains("notification «Mail» answered: «Reply»"))
    #expect(!tester.log(.notification).contains("notification «Mail» tapped"))
    words.post(title: "Mail", message: "m", icon: false)
    tester.at(8000)
    tester.send(.activate("notification"))
    tester.send(.activate("notification"))
    tester.at(10000)
    #expect(tester.log(.notification).contains("notification «Mail» tapped"))
  }

  /// Shows SB-06.
  @Test func `A banner without a button to close it gives its room to the words`() throws {
    let tester = try PhoneTester()
    var widths: [Double] = []
    for isWithout in [false, true] {
      tester.send(
        .custom(
          "notify",
          .object([
            .init("title", .string("Mail")), .init("id", .string("one")),
            .init("sticky", .bool(true)), .init("withoutClose", .bool(isWithout)),
          ])))
      tester.pass(1500)
      #expect(tester.exists("notification-close") != isWithout)
      widths.append(try tester.frame("notification-title").width)
    }
    #expect(widths[1] > widths[0] + 32)
    tester.send(.activate("notification"))
    tester.pass(2000)
    #expect(!tester.exists("notification"))
  }

  @Test func `A banner without words is announced as what it is`() throws {
    let tester = try PhoneTester()
    BannerWords(tester: tester).post(title: "", message: "", icon: false)
    #expect(tester.log(.notification).contains("announced: Notification"))
    #expect(tester.exists("notification"))
  }

  @Test func `Words that change on the screen are read out again`() throws {
    let tester = try PhoneTester()
    let words = BannerWords(tester: tester)
    for _ in 0..<2 { words.post(title: "Mail", message: "m", icon: false) }
    #expect(
      tester.log(.notification).filter { $0.hasPrefix("announced") } == [
        "announced: Mail, m", "announced: Mail (2), m",
      ])
    withExtendedLifetime(tester) {}
  }
}

/// The whole of it: every device, orientation, size and length of words.
@Suite struct BannerWordsLong {
  @Test(arguments: ["classic", "default"], Environment.Direction.allCases)
  func `SB-13: nothing overlaps and nothing leaves the banner, whatever it says`(
    tuning: String, direction: Environment.Direction
  ) throws {
    let measurer = PangoMeasurer(fonts: try PhoneTester.fonts.get())
    let long = BannerWords.long
    for device in Devices.all.map(\.name) {
      for orientation in [Orientation.portrait, .landscapeLeft] {
        for size in [0.8, 1, 1.35, 2] {
          try BannerWords.check(
            device, tuning,
            Environment(textSize: size, direction: direction, orientation: orientation),
            [("T", ""), ("Title", "m"), (long, ""), ("Title", long), (long, long), ("", "m")],
            measurer)
        }
      }
    }
  }
}
