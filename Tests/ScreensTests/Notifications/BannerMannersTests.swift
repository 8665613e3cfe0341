import Testing
import TouchKit

@testable import Screens

/// What today's phones do and the original did not.
@Suite struct BannerMannersTests {
  private func note(_ title: String, _ priority: Notification.Priority = .normal) -> Notification {
    var notification = Notification(title: title, message: "m")
    notification.priority = priority
    return notification
  }

  @Test func `Higher priority comes first, equal ones in their order`() {
    var queue = NotificationQueue()
    for (title, priority) in [
      ("a", Notification.Priority.low), ("b", .normal), ("c", .high), ("d", .normal), ("e", .high),
    ] { _ = queue.add(.init(notification: note(title, priority))) }
    var order: [String] = []
    while let item = queue.next() { order.append(item.notification.title) }
    #expect(order == ["c", "e", "b", "d", "a"])
    #expect(queue.isEmpty)
  }

  @Test func `The same again is counted, the same name replaces`() {
    var queue = NotificationQueue()
    #expect(queue.add(.init(notification: note("a"))) == .queued)
    #expect(queue.add(.init(notification: note("a"))) == .counted(2))
    var named = note("b")
    named.id = "x"
    #expect(queue.add(.init(notification: named)) == .queued)
    named.title = "c"
    named.priority = .high
    #expect(queue.add(.init(notification: named)) == .replaced)
    #expect(queue.count == 2)
    #expect(queue.next()?.notification.title == "c")
    #expect(queue.next()?.count == 2)
    #expect(queue.next() == nil)
  }

  @Test func `A flick up dismisses with the finger's velocity, a small pull comes back`() throws {
    let tester = try BannerTester("default")
    tester.post(note("a"))
    tester.advance(1500)
    let rest = try #require(tester.frame)
    tester.touch(.began, 160, 60)
    for step in 1...4 {
      tester.touch(
        .moved, 160, 60 + Double(step) * 5, at: tester.stage.now + .milliseconds(16))
    }
    #expect(try #require(tester.frame).y > rest.y)
    tester.touch(.ended, 160, 80, at: tester.stage.now + .milliseconds(100))
    tester.advance(to: tester.stage.now + .seconds(2))
    #expect(tester.frame == rest)
    tester.touch(.began, 160, 60)
    for step in 1...4 {
      tester.touch(
        .moved, 160, 60 - Double(step) * 12, at: tester.stage.now + .milliseconds(8))
    }
    tester.touch(.ended, 160, 12, at: tester.stage.now + .milliseconds(8))
    tester.advance(to: tester.stage.now + .seconds(1))
    #expect(tester.frame == nil)
    #expect(tester.notes.contains { $0.contains("flicked away") })
  }

  @Test func `While a finger rests on it, it stays`() throws {
    let tester = try BannerTester()
    tester.post(note("a"))
    tester.advance(1500)
    tester.touch(.began, 100, 40)
    tester.advance(20_000)
    #expect(tester.frame == Rect(0, 0, 320, 88))
  }

  @Test func `While the pointer is over it, it stays, and goes when the rest is over`() throws {
    let tester = try BannerTester()
    tester.post(note("a"))
    tester.advance(1500)
    tester.stage.send(Input(.pointer(Point(100, 40)), at: tester.stage.now))
    tester.advance(20_000)
    #expect(tester.frame != nil)
    tester.stage.send(Input(.pointer(nil), at: tester.stage.now))
    tester.advance(20_000 + 1999)
    #expect(!tester.notes.contains { $0.contains("hides") })
    tester.advance(20_000 + 2000)
    #expect(tester.notes.contains { $0.contains("hides") })
  }

  @Test func `Pulled down it opens to the whole text and its buttons`() throws {
    let tester = try BannerTester("default")
    var notification = Notification(
      title: "Long", message: String(repeating: "many words and more ", count: 12), icon: .mail)
    notification.actions = ["Reply", "Archive"]
    tester.post(notification)
    tester.advance(1500)
    let before = try #require(tester.frame).height
    tester.touch(.began, 160, 60)
    for step in 1...20 {
      tester.touch(
        .moved, 160, 60 + Double(step) * 6, at: tester.stage.now + .milliseconds(16))
    }
    tester.touch(.ended, 160, 180, at: tester.stage.now + .milliseconds(100))
    tester.advance(to: tester.stage.now + .seconds(1))
    #expect(try #require(tester.frame).height > before)
    let button = try #require(tester.application.find("notification-action-2"))
    let middle = button.screenFrame.center
    tester.tap(middle.x, middle.y)
    #expect(tester.notes.contains("notification «Long» answered: «Archive»"))
  }

  @Test func `A queue that never runs dry does not grow`() {
    var queue = NotificationQueue()
    for number in 0..<200 { _ = queue.add(.init(notification: note("n\(number)"))) }
    for number in 200..<20_000 {
      _ = queue.add(.init(notification: note("n\(number)")))
      var named = note("x", Notification.Priority.allCases[number % 3])
      named.id = "turns"
      _ = queue.add(.init(notification: named))
      _ = queue.next()
      // As many places as those that wait, and a few in each of the three lines.
      #expect(queue.size <= 2 * queue.count + 3 * 65)
    }
  }

  @Test func `The same words on the screen are counted there, and every one of them is told`()
    throws
  {
    let tester = try BannerTester()
    var calls: [Int] = []
    for number in 1...3 {
      tester.stage.schedule(after: .zero, "the test posts") {
        tester.manager.post(note("a")) { calls.append(number) }
      }
    }
    tester.advance(500)
    #expect(tester.application.find("notification-title")?.text == "a (3)")
    tester.tap(100, 40)
    #expect(calls == [1, 2, 3])
  }

  @Test func `Do not disturb holds ordinary ones back and lists them, high ones pass`() throws {
    let tester = try BannerTester()
    tester.application.isQuiet = true
    tester.post(note("quiet"))
    #expect(tester.frame == nil)
    tester.post(note("alarm", .high))
    #expect(tester.frame != nil)
    #expect(
      tester.application.history.entries.map(\.notification).map(\.title) == ["alarm", "quiet"])
  }

  @Test func `Reduced motion fades in place`() throws {
    let tester = try BannerTester(reducedMotion: true)
    tester.post(note("a"))
    tester.advance(100)
    #expect(tester.frame == Rect(0, 0, 320, 88))
    let alpha = try #require(tester.application.find("notification")).shown.alpha
    #expect(alpha > 0 && alpha < 1)
    tester.advance(5000)
    #expect(tester.frame == nil)
  }

  @Test func `10,000 of mixed priority come out in order, and the screen has one banner`() throws {
    let tester = try BannerTester()
    let priorities = Notification.Priority.allCases
    for number in 0..<10_000 {
      tester.manager.post(note("n\(number)", priorities[number % 3]))
    }
    #expect(tester.manager.waiting == 9999)
    #expect(tester.application.history.entries.map(\.notification).count == 20)
    tester.advance(0)
    #expect(tester.application.windows.count == 2)
    let views = tester.stage.tree().nodes.count { $0.id == "notification" }
    #expect(views == 1)
  }

  @Test(arguments: Notification.HideStyle.allCases)
  func `Caught at any millisecond of its way nothing jumps`(style: Notification.HideStyle) throws {
    for start in stride(from: 0.0, through: 4000, by: 37) {
      let tester = try BannerTester("default")
      var notification = note("a")
      notification.hideStyle = style
      tester.post(notification)
      tester.advance(start)
      guard let before = tester.frame else { continue }
      tester.touch(.began, 160, min(max(before.midY, 1), 400))
      let held = try #require(tester.frame)
      #expect(abs(held.y - before.y) < 1e-9)
      tester.touch(.moved, 160, min(max(before.midY, 1), 400) + 11)
      let moved = try #require(tester.frame)
      #expect(abs(moved.y - before.y) < 1e-9, "\(start)")
    }
  }
}
