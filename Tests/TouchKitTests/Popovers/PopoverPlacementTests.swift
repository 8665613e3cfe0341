import TestSupport
import Testing
import TouchKit

@Suite struct PopoverPlacementTests {
  private let room = Rect(8, 28, 304, 400)

  private func place(
    _ anchor: Rect, _ size: Size, arrows: PopoverArrows = .any
  ) -> PopoverPlacement {
    PopoverPlacement(
      pointingAt: anchor, size: size, in: room, arrows: arrows, reach: 9, corner: 30)
  }

  @Test func `It lies below what it points at where there is room, else above, else beside`() {
    let size = Size(200, 150)
    #expect(place(Rect(20, 40, 40, 40), size).arrow == .up)
    #expect(place(Rect(20, 40, 40, 40), size).frame == Rect(8, 89, 200, 150))
    #expect(place(Rect(20, 380, 40, 40), size).arrow == .down)
    #expect(place(Rect(20, 380, 40, 40), size).frame == Rect(8, 221, 200, 150))
    let high = Size(200, 300)
    #expect(place(Rect(10, 200, 40, 40), high).arrow == .left)
    #expect(place(Rect(270, 200, 40, 40), high).arrow == .right)
  }

  @Test func `It keeps inside the room, and its arrow off its corners`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let anchor = Rect(
        random.double(in: 0...300), random.double(in: 20...460), random.double(in: 1...60),
        random.double(in: 1...60))
      let size = Size(random.double(in: 100...400), random.double(in: 100...500))
      let arrows = PopoverArrows(rawValue: Int.random(in: 0...15, using: &random))
      let placement = place(anchor, size, arrows: arrows)
      let frame = placement.frame
      if !arrows.isEmpty { #expect(arrows.contains(placement.arrow)) }
      #expect(frame.width <= size.width && frame.height <= size.height)
      guard frame.width > 60, frame.height > 60 else { continue }
      #expect(frame.x >= 8 - 1e-9 && frame.maxX <= 312 + 1e-9)
      #expect(frame.y >= 28 - 1e-9 && frame.maxY <= 428 + 1e-9)
      let tip = placement.tip
      if placement.arrow == .up || placement.arrow == .down {
        #expect(tip.x >= frame.x + 30 - 1e-9 && tip.x <= frame.maxX - 30 + 1e-9)
      } else {
        #expect(tip.y >= frame.y + 30 - 1e-9 && tip.y <= frame.maxY - 30 + 1e-9)
      }
    }
  }

  @Test func `A card that needs more width than there is beside its anchor lies over a half of it`()
  {
    func place(_ anchor: Rect, _ arrow: PopoverArrows, least: Double) -> PopoverPlacement {
      PopoverPlacement(
        pointingAt: anchor, size: Size(300, 390), in: room, arrows: arrow, reach: 9, corner: 30,
        leastWidth: least)
    }
    let (left, right) = (Rect(8, 100, 120, 40), Rect(192, 100, 120, 40))
    #expect(place(left, .left, least: 0).frame.width == 304 + 8 - 128 - 9)
    #expect(place(left, .left, least: 200).frame == Rect(112, 28, 200, 390))
    #expect(place(left, .left, least: 200).tip == Point(103, 120))
    #expect(place(right, .right, least: 200).frame == Rect(8, 28, 200, 390))
    #expect(place(right, .right, least: 200).tip == Point(217, 120))
    // No more than a half is covered, and only as much as is needed.
    #expect(place(left, .left, least: 300).frame.x == 128 + 9 - 60)
    #expect(place(left, .left, least: 100) == place(left, .left, least: 0))
  }

  @Test func `Where it fits nowhere it takes the side that shows most of it`() {
    let placement = place(Rect(100, 100, 40, 40), Size(300, 390))
    #expect(placement.arrow == .up)
    #expect(placement.frame.height == 428 - 140 - 9)
  }
}
