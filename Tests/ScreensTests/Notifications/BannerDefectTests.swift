import Testing
import TouchKit

@testable import Screens

/// The ten defects of the original that ours does not have.
@Suite struct BannerDefectTests {
  @Test func `SB defect 1: a mere question whose point it is changes nothing`() throws {
    let tester = try BannerTester()
    var calls = 0
    tester.post(Notification.mail()) { calls += 1 }
    tester.advance(600)
    for _ in 0..<10 { _ = tester.application.hitTest(Point(100, 40), nil) }
    tester.touch(.began, 100, 40)
    #expect(calls == 0)
    #expect(tester.frame == Rect(0, 0, 320, 88))
  }

  @Test func `SB defect 2: without a callback a tap hides all the same`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(600)
    tester.tap(100, 40)
    tester.advance(1200)
    #expect(tester.frame == nil)
  }

  @Test func `SB defect 3: a later one without an image has none`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.post(Notification(title: "Plain", message: "no image"))
    tester.advance(4600)
    #expect(tester.application.find("notification-title")?.text == "Plain")
    #expect(tester.application.find("notification-icon") == nil)
  }

  @Test func `SB defect 4: a sticky one that takes an ordinary one's place cancels its timer`()
    throws
  {
    let tester = try BannerTester()
    var first = Notification.mail()
    first.id = "same"
    tester.post(first)
    tester.advance(2000)
    var sticky = first
    sticky.isSticky = true
    tester.post(sticky)
    tester.advance(60_000)
    #expect(tester.frame == Rect(0, 0, 320, 88))
  }

  @Test func `SB defect 5: a second one waits, and each keeps its own callback`() throws {
    let tester = try BannerTester()
    var calls: [String] = []
    tester.post(Notification.mail("A")) { calls.append("A") }
    tester.advance(250)
    let before = tester.frame
    tester.post(Notification.mail("B")) { calls.append("B") }
    #expect(tester.frame == before)
    tester.advance(600)
    tester.tap(100, 40)
    tester.advance(2000)
    #expect(tester.application.find("notification-title")?.text == "B")
    tester.tap(100, 40)
    #expect(calls == ["A", "B"])
  }

  @Test func `SB defect 6: what has been hidden in any style takes no touch`() throws {
    for style in Notification.HideStyle.allCases {
      let tester = try BannerTester()
      var notification = Notification.mail()
      notification.hideStyle = style
      tester.post(notification)
      tester.advance(4000)
      tester.tap(100, 40)
      #expect(tester.application.below.heard == ["began", "ended"], "\(style)")
    }
  }

  @Test func `SB defect 6: one posted while another hides comes after it and stays`() throws {
    let tester = try BannerTester()
    var notification = Notification.mail("A")
    notification.hideStyle = .curlUp
    tester.post(notification)
    tester.advance(3700)
    tester.post(Notification.mail("B"))
    #expect(tester.application.find("notification-title")?.text == "A")
    tester.advance(4600)
    #expect(tester.application.find("notification-title")?.text == "B")
    #expect(tester.frame == Rect(0, 0, 320, 88))
  }

  @Test func `SB defect 7: the key window is the same before, during and after`() throws {
    let tester = try BannerTester()
    let key = tester.application.keyWindow
    tester.post(Notification.mail())
    #expect(tester.application.keyWindow === key)
    tester.advance(5000)
    #expect(tester.application.keyWindow === key)
    #expect(tester.application.windows.count == 1)
  }

  @Test func `SB defect 8: there is no window before the first one`() throws {
    let tester = try BannerTester()
    #expect(tester.application.windows.count == 1)
  }

  @Test func `SB defect 9: the height grows with the words to three lines, then they are cut`()
    throws
  {
    let tester = try BannerTester()
    let long = String(repeating: "many words and more ", count: 20)
    tester.post(Notification(title: "Long", message: long, icon: .mail))
    tester.advance(500)
    let height = try #require(tester.frame).height
    #expect(height > 88)
    let message = try #require(tester.application.find("notification-message") as? Label)
    let metrics = try #require(message.metrics(width: message.size.width))
    #expect(metrics.lines == 3)
    #expect(metrics.isCut)
    #expect(message.screenFrame.maxY <= height)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [
    ("curl-up", "curl-up"), ("flip-from-left", "flip-from-left"), ("explode", "default"),
    ("Curl-Up", "default"), ("", "default"),
  ])
  func `SB defect 10: a banner goes in the style that is named, and as usual in an unknown one`(
    named: String, shown: String
  ) throws {
    let tester = try PhoneTester(tuning: "classic")
    tester.send(
      .custom(
        "notify",
        .object([.init("title", .string("Mail")), .init("hideStyle", .string(named))])))
    tester.settle()
    tester.pass(3000)
    #expect(tester.log(.notification).last == "notification «Mail» hides: \(shown)")
    tester.settle()
    #expect(!tester.exists("notification"))
  }
}
