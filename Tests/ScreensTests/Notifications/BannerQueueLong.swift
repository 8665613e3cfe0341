import Testing
import TouchKit

@testable import Screens

/// Ten thousand notifications, each shown for a millisecond.
@Suite struct BannerQueueLong {
  private func brief(_ number: Int) -> Notification {
    var one = Notification(title: "n\(number)", message: "m")
    let priorities = Notification.Priority.allCases
    one.priority = priorities[number % priorities.count]
    one.showDuration = .zero
    one.hideDuration = .zero
    one.duration = .milliseconds(1)
    return one
  }

  @Test func `10,000 of mixed priority are one log in the right order`() throws {
    let tester = try BannerTester(reducedMotion: true)
    let count = 10_000
    tester.stage.schedule(after: .zero, "the test posts") {
      for number in 0..<count {
        tester.manager.post(brief(number))
      }
    }
    tester.advance(20_000)
    let suffix = "» shown"
    let shown = tester.notes.filter { $0.hasSuffix(suffix) }.map {
      Int($0.dropFirst("notification «n".count).dropLast(suffix.count)) ?? -1
    }
    // The first is shown before any other is there.
    let ranked = [2, 1, 0].flatMap { rank in (1..<count).filter { $0 % 3 == rank } }
    #expect(shown == [0] + ranked)
    #expect(tester.manager.waiting == 0)
    #expect(tester.frame == nil)
  }

  @Test func `10,000 leave nothing behind, and there is never more than one banner`() throws {
    let tester = try BannerTester(reducedMotion: true)
    weak var former: BannerView?
    let count = 10_000
    for number in 0..<count {
      tester.manager.post(brief(number))
    }
    for millisecond in 1...count + 1 {
      tester.advance(Double(millisecond))
      #expect(tester.application.windows.count <= 2)
      let banner = tester.manager.state.banner?.view
      // The one of a millisecond ago is freed, its label's layouts and its timer with it.
      if let former { #expect(former === banner) }
      former = banner
      if let banner { #expect(banner.superview?.subviews.count == 1) }
    }
    #expect(former == nil)
    #expect(tester.manager.waiting == 0 && !tester.manager.isShowing)
    #expect(tester.application.windows.count == 1)
    #expect(tester.application.history.entries.map(\.notification).count == 20)
    #expect(tester.stage.nextEvent == nil)
    #expect(tester.stage.log.count < 20 * count)
  }
}
