import Testing
import TouchKit

@testable import MotionStudy

/// Which items one picture of several frames has, and in which order.
@Suite struct OnionSkinTests {
  private let ground = DisplayItem.fill(Rect(0, 0, 300, 300), .zero, .white)
  private let bar = DisplayItem.fill(Rect(0, 280, 300, 20), .zero, .black)

  private func ball(_ x: Double, _ y: Double = 50) -> DisplayItem {
    .fill(Rect(x, y, 10, 10), .zero, Color(hex: 0xFF0000))
  }

  private func composed(_ last: [DisplayItem], _ frames: [DisplayItem]...) -> [DisplayItem] {
    OnionSkin(
      last: DisplayList(items: last), before: frames.map { DisplayList(items: $0) },
      screen: Size(300, 300)
    ).list.items
  }

  private func ghost(_ opacity: Double, _ items: DisplayItem...) -> [DisplayItem] {
    [.pushOpacity(opacity, bounds: DisplayList.ink(of: items[...]) ?? .zero)] + items + [.pop]
  }

  @Test func `What moves is seen at each place, older ones paler and behind`() {
    let items = composed(
      [ground, ball(90), bar], [ground, ball(0), bar], [ground, ball(30), bar],
      [ground, ball(60), bar])
    let ghosts = ghost(0.12, ball(0)) + ghost(0.31, ball(30)) + ghost(0.5, ball(60))
    #expect(items == [ground] + ghosts + [ball(90), bar])
  }

  @Test func `What stands is there once`() {
    #expect(composed([ground, ball(5), bar], [ground, ball(5), bar]) == [ground, ball(5), bar])
  }

  @Test func `What stood for several frames is seen as in the newest`() {
    let items = composed(
      [ground, ball(90)], [ground, ball(0)], [ground, ball(0)], [ground, ball(40)])
    #expect(items == [ground] + ghost(0.31, ball(0)) + ghost(0.5, ball(40)) + [ball(90)])
  }

  @Test func `What is gone at the end is seen, and what has come is not paler`() {
    #expect(
      composed([ground, bar], [ground, ball(0), bar]) == [ground] + ghost(0.5, ball(0)) + [bar])
    #expect(composed([ground, ball(0), bar], [ground, bar]) == [ground, ball(0), bar])
  }

  @Test func `A clip that stands is looked into, and a group that differs is one thing`() {
    let clip = DisplayItem.pushClip(Rect(0, 0, 100, 100), .zero)
    #expect(
      composed([ground, clip, ball(90), .pop], [ground, clip, ball(0), .pop])
        == [ground, clip] + ghost(0.5, ball(0)) + [ball(90), .pop])
    let (early, late) = (
      DisplayItem.pushTransform(.translation(5, 0)), DisplayItem.pushTransform(.translation(80, 0))
    )
    #expect(
      composed([ground, late, ball(0), .pop], [ground, early, ball(0), .pop])
        == [ground] + ghost(0.5, early, ball(0), .pop) + [late, ball(0), .pop])
  }

  @Test func `What the end would hide lies over it, unless it has hardly moved`() {
    func page(_ x: Double) -> DisplayItem { .fill(Rect(x, 0, 300, 300), .zero, .white) }
    // The end is painted again, so that many old frames leave it clear.
    #expect(
      composed([page(0)], [page(60)]) == [page(0)] + ghost(0.5, page(60)) + ghost(0.5, page(0)))
    #expect(composed([page(0)], [page(3)]) == ghost(0.5, page(3)) + [page(0)])
  }
}
