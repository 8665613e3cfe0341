import Testing
import TouchKit

@testable import Screens

/// The rows SB-01 … SB-14.
@Suite struct BannerTests {
  @Test func `SB-01: all that is posted on a stage goes to its one manager`() throws {
    let tester = try PhoneTester(tuning: "classic")
    let manager = tester.application.notifications
    #expect(manager === tester.application.notifications)
    // By an input and by a program, before and while one is shown: one window, one banner, one queue.
    tester.send(
      .custom(
        "notify", .object([.init("title", .string("Mail")), .init("message", .string("one"))])))
    tester.pass(100)
    tester.application.notifications.post(Notification.mail("two"))
    tester.send(
      .custom(
        "notify", .object([.init("title", .string("Mail")), .init("message", .string("three"))])))
    tester.pass(100)
    #expect(tester.application.windows.filter { $0.level == .alert }.count == 1)
    #expect(manager.waiting == 2 && manager.isShowing)
    // The same words from elsewhere are counted, as only who shows the first can do.
    tester.application.notifications.post(Notification(title: "Mail", message: "one"))
    #expect(manager.state.banner?.item.count == 2 && manager.waiting == 2)
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-01: two stages have managers of their own, which go with their stages`() throws {
    let one = try PhoneTester(tuning: "classic")
    var other: PhoneTester? = try PhoneTester(tuning: "classic")
    weak let gone = other?.application.notifications
    #expect(gone != nil && one.application.notifications !== gone)
    for text in ["a", "b", "c"] { one.application.notifications.post(Notification.mail(text)) }
    one.settle()
    #expect(one.application.notifications.isShowing && one.exists("notification"))
    #expect(gone?.isShowing == false && gone?.waiting == 0)
    #expect(other?.exists("notification") == false)
    #expect(other?.log(.notification).isEmpty == true)
    #expect(gone?.history !== one.application.notifications.history)
    other?.application.notifications.post(Notification.mail("d"))
    #expect(other?.exists("notification") == true && gone?.waiting == 0)
    #expect(one.application.notifications.waiting == 2)
    other = nil
    #expect(gone == nil)
    withExtendedLifetime(one) {}
  }

  @Test func `SB-02: the window lies at alert level above the others and is never key`() throws {
    let tester = try BannerTester()
    let key = tester.application.keyWindow
    tester.post(Notification.mail())
    let window = try #require(tester.application.windows.last)
    #expect(window.level == .alert)
    #expect(tester.application.keyWindow === key)
    #expect(!window.canBecomeKey)
    withExtendedLifetime(tester) {}
  }

  @Test func `SB-04: the bar is pinned to left, right and top, 88 high, and follows rotation`()
    throws
  {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(500)
    #expect(tester.frame == Rect(0, 0, 320, 88))
    tester.stage.send(Input(.rotate(.landscapeLeft), at: .milliseconds(600)))
    #expect(tester.frame == Rect(0, 0, 480, 88))
  }

  @Test func `SB-05: a touch inside the banner is its own, elsewhere what lies below has it`()
    throws
  {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(500)
    tester.touch(.began, 100, 40)
    tester.touch(.began, 100, 200, finger: 2)
    #expect(tester.application.below.heard == ["began"])
    #expect(tester.stage.touches.active[0].view?.id == "notification")
  }

  @Test func `SB-05: a drag that began below stays below when it passes under the banner`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(500)
    tester.touch(.began, 100, 200)
    tester.touch(.moved, 100, 40)
    tester.touch(.ended, 100, 40)
    #expect(tester.application.below.heard == ["began", "moved", "ended"])
  }

  @Test func `SB-06: a tap hides and calls back once`() throws {
    let tester = try BannerTester()
    var calls = 0
    tester.post(Notification.mail()) { calls += 1 }
    tester.advance(600)
    tester.tap(100, 40)
    #expect(calls == 1)
    tester.tap(100, 40)
    tester.advance(2000)
    #expect(calls == 1)
    #expect(tester.frame == nil)
  }

  @Test func `SB-06: the close button hides without calling back`() throws {
    let tester = try BannerTester()
    var calls = 0
    tester.post(Notification.mail()) { calls += 1 }
    tester.advance(600)
    tester.tap(296, 44)
    tester.advance(1300)
    #expect(calls == 0)
    #expect(tester.frame == nil)
  }

  @Test func `SB-07, SB-09: it goes by itself 3 seconds after it stands still`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(500 + 2999)
    #expect(tester.frame == Rect(0, 0, 320, 88))
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(500 + 3000)
    #expect(tester.notes.contains { $0.contains("hides") })
    tester.advance(500 + 3000 + 500)
    #expect(tester.frame == nil)
  }

  @Test(arguments: [false, true])
  func `SB-09: what replaces one that stands stands at once, and rests from then on`(
    reducedMotion: Bool
  ) throws {
    let tester = try BannerTester(reducedMotion: reducedMotion)
    var named = Notification.mail("first")
    named.id = "x"
    tester.post(named)
    tester.advance(1800)
    let before = tester.stage.log.texts(.motion).count
    named.title = "second"
    tester.post(named)
    #expect(tester.frame == Rect(0, 0, 320, 88))
    #expect(tester.stage.isSettled)
    #expect(tester.stage.log.texts(.motion).count == before)
    tester.advance(4799)
    #expect(tester.frame == Rect(0, 0, 320, 88))
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(4800)
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test
  func `SB-09: what replaces one on its way in goes on from there, and rests from where it stands`()
    throws
  {
    let tester = try BannerTester()
    var named = Notification.mail("first")
    named.id = "x"
    tester.post(named)
    tester.advance(250)
    let before = try #require(tester.frame)
    named.title = "second"
    tester.post(named)
    #expect(tester.frame == before && !tester.stage.isSettled)
    let start = tester.stage.now
    while !tester.stage.isSettled, let next = tester.stage.nextEvent { tester.advance(to: next) }
    let stands = tester.stage.now
    #expect(stands > start && tester.frame == Rect(0, 0, 320, 88))
    tester.advance(to: stands + .milliseconds(2999))
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(to: stands + .milliseconds(3000))
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test func `SB-07: a sticky one stays an hour`() throws {
    let tester = try BannerTester()
    var sticky = Notification.mail()
    sticky.isSticky = true
    tester.post(sticky)
    tester.advance(3_600_000)
    #expect(tester.frame == Rect(0, 0, 320, 88))
  }

  @Test func `SB-07: a duration keeps its fraction of a second`() throws {
    let tester = try BannerTester()
    var short = Notification.mail()
    short.duration = .milliseconds(250)
    tester.post(short)
    tester.advance(500 + 249)
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(500 + 250)
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test func `SB-08: it slides half a second from -88 to 0 and back`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    #expect(tester.frame?.y == -88)
    tester.advance(250)
    #expect(abs((tester.frame?.y ?? 0) + 44) < 1e-6)
    tester.advance(500)
    #expect(tester.frame?.y == 0)
    tester.advance(3500 + 250)
    #expect(abs((tester.frame?.y ?? 0) + 44) < 1e-6)
    tester.advance(4000)
    #expect(tester.frame == nil)
  }

  @Test(arguments: Notification.HideStyle.allCases)
  func `SB-10: every hide style ends with nothing on the screen`(style: Notification.HideStyle)
    throws
  {
    let tester = try BannerTester()
    var notification = Notification.mail()
    notification.hideStyle = style
    tester.post(notification)
    tester.advance(3500)
    tester.advance(3999)
    #expect(tester.frame != nil)
    tester.advance(4000)
    #expect(tester.frame == nil)
    #expect(tester.stage.isSettled)
  }

  @Test func `SB-11: the bar is 0, 122, 255`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    let color = tester.application.find("notification")?.background?.light
    #expect(color == Color(red: 0, green: 122.0 / 255, blue: 1))
  }

  @Test func `SB-12: silent unless asked, and each sound is logged with its number`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    #expect(tester.stage.log.texts(.sound).isEmpty)
    for sound in Notification.Sound.allCases {
      let loud = try BannerTester()
      var notification = Notification.mail()
      notification.sound = sound
      loud.post(notification)
      #expect(loud.stage.log.texts(.sound) == ["sound \(sound.rawValue) \(sound.name)"])
    }
  }

  @Test func `SB-13: image, words and button lie as in the original`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    tester.advance(500)
    func frame(_ id: String) -> Rect? { tester.application.find(id)?.screenFrame }
    #expect(frame("notification-icon") == Rect(8, 11, 57, 66))
    #expect(frame("notification-close")?.center == Point(296, 44))
    #expect(frame("notification-title")?.x == 73)
    #expect(frame("notification-message")?.x == 73)
    #expect(abs((frame("notification-title")?.midY ?? 0) - 24) < 0.5)
  }

  @Test func `SB-13: without an image the words begin at the edge's padding`() throws {
    let tester = try BannerTester()
    tester.post(Notification(title: "Mail", message: "You have mail"))
    #expect(tester.application.find("notification-title")?.frame.x == 8)
    #expect(tester.application.find("notification-icon") == nil)
  }

  @Test func `SB-14: nothing of the banner is a child of another window's views`() throws {
    let tester = try BannerTester()
    tester.post(Notification.mail())
    let banner = try #require(tester.application.find("notification"))
    #expect(banner.superview is BannerWindow)
    #expect(!tester.application.below.isAncestor(of: banner))
    withExtendedLifetime(tester) {}
  }
}
