import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// A banner keeps what makes it a card while it bends.
@Suite struct BannerBendTests {
  private static let bent: [Notification.HideStyle] = [
    .curlUp, .flipFromBottom, .flipFromLeft, .flipFromRight,
  ]

  private func banner(_ style: Notification.HideStyle) throws -> (BannerTester, Banner, SliceEffect)
  {
    let tester = try BannerTester("default")
    tester.post(ClickGrid.notification(style))
    tester.advance(550)
    let banner = try #require(tester.manager.state.banner)
    let effect = try #require(BannerSlices.effect(style, banner.bend) { .white })
    banner.view.sliceEffect = effect
    return (tester, banner, effect)
  }

  private func shadow(_ tester: BannerTester) -> (Rect, Shadow)? {
    for item in tester.stage.frame().items {
      if case .shadow(let rect, _, let shadow) = item, shadow.blur == Shadows.raised.light.blur {
        return (rect, shadow)
      }
    }
    return nil
  }

  @Test(arguments: bent)
  func `The shadow stays for the first half of the way and keeps to what is left`(
    style: Notification.HideStyle
  ) throws {
    let (tester, banner, effect) = try banner(style)
    let whole = try #require(shadow(tester)).1.color.alpha
    for progress in [0.1, 0.2, 0.3, 0.4, 0.5] {
      banner.bend.set(progress)
      let (rect, soft) = try #require(shadow(tester), "\(progress)")
      #expect(soft.color.alpha >= whole * 0.9, "\(progress)")
      var drawn: Rect?
      for slice in effect.slices(progress, banner.view.bounds) {
        let box = slice.transform.boundingBox(slice.part)
        drawn = drawn?.union(box) ?? box
      }
      let seen = try #require(drawn).offset(by: banner.view.screenFrame.origin)
      #expect(seen.inset(by: -1.5).contains(rect), "\(progress): \(rect) of \(seen)")
      #expect(rect.width > seen.width * 0.7 && rect.height > seen.height * 0.7)
    }
    banner.bend.set(1)
    #expect(shadow(tester) == nil)
  }

  @Test(arguments: [Notification.HideStyle.flipFromBottom, .flipFromLeft, .flipFromRight])
  func `A flip is dark where it is far and light where it is near`(style: Notification.HideStyle)
    throws
  {
    let (tester, banner, effect) = try banner(style)
    let slices = effect.slices(0.5, banner.view.bounds)
    // They are drawn from the furthest to the nearest.
    let (far, near) = (
      try #require(slices.first).veil.alpha, try #require(slices.last).veil.alpha
    )
    #expect(far > 0.2 && near < 0.06)
    withExtendedLifetime(tester) {}
  }
}
