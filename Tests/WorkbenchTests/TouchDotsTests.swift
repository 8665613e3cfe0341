import Testing
import TouchKit

@testable import Workbench

@Suite struct TouchDotsTests {
  /// Two logical pixels to a point, the screen's corner at (130, 120).
  private let layout = PhoneLayout(
    canvas: Size(900, 1200), density: 1, screen: Size(320, 480), .init(zoom: 2))

  private func fills(_ dots: TouchDots) -> [(Rect, Color)] {
    dots.list(layout, cornerRadius: 40).items.compactMap {
      guard case .fill(let box, let radii, let color) = $0 else { return nil }
      #expect(radii == CornerRadii(all: box.width / 2) && box.width == box.height)
      return (box, color)
    }
  }

  @Test func `Nothing is drawn where there is nothing`() {
    #expect(TouchDots().isEmpty && TouchDots().list(layout, cornerRadius: 40).items == [])
    #expect(!TouchDots(fingers: [.zero]).isEmpty && !TouchDots(aim: [.zero]).isEmpty)
    #expect(!TouchDots(focus: Rect(0, 0, 1, 1)).isEmpty)
  }

  @Test func `A finger is a round spot about its place, as large as the phone`() throws {
    let spots = fills(TouchDots(fingers: [Point(10, 20), Point(300, 400)]))
    #expect(spots.map(\.0.center) == [Point(10, 20), Point(300, 400)].map(onCanvas))
    #expect(spots.map(\.0.width) == [52, 52])
  }

  @Test func `Fingers that would land are fainter than those that are down, and lie below them`() {
    let spots = fills(TouchDots(fingers: [Point(10, 20)], aim: [Point(30, 40)]))
    #expect(spots.map(\.0.center) == [Point(30, 40), Point(10, 20)].map(onCanvas))
    #expect(spots[0].1.alpha < spots[1].1.alpha)
  }

  @Test func `The keyboard's place is a ring around it, white outside, below the fingers`() {
    let items = TouchDots(fingers: [.zero], focus: Rect(10, 20, 30, 40)).list(
      layout, cornerRadius: 40
    ).items
    guard case .border(let halo, _, 4, _) = items[1], case .border(let ring, _, 2, _) = items[2]
    else {
      Issue.record("the ring comes first: \(items)")
      return
    }
    #expect(ring == layout.onCanvas(Rect(7, 17, 36, 46)))
    #expect(halo == ring.inset(by: -1))
  }

  @Test func `Marks stay on the screen with its round corners, fingers may reach beyond it`() throws
  {
    let whole = Rect(origin: .zero, size: layout.screen)
    let dots = TouchDots(
      fingers: [.zero], focus: whole, picked: whole, marked: whole, passing: [whole],
      oldFingers: [.zero], oldViews: [whole])
    let items = dots.list(layout, cornerRadius: 40).items
    #expect(items.first == .pushClip(layout.frame, CornerRadii(all: 80)))
    let end = try #require(items.lastIndex(of: .pop))
    #expect(items.count - end - 1 == TouchDots(fingers: [.zero]).fingertips(layout).count)
    // A frame around the whole screen is seen along its edge, round as the screen.
    let ring = DisplayItem.border(
      layout.frame, CornerRadii(all: 80), width: 2, Color(hex: 0x2459E0))
    #expect(items.prefix(upTo: end).contains(ring))
  }

  private func onCanvas(_ point: Point) -> Point { layout.origin + point * 2 }
}
