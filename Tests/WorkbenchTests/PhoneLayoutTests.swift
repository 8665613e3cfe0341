import Testing
import TouchKit

@testable import Workbench

@Suite struct PhoneLayoutTests {
  private let screen = Size(320, 480)
  private let modern = Size(393, 852)

  private func layout(
    _ width: Double, _ height: Double, density: Double = 1, zoom: Double? = nil,
    middle: Point? = nil
  ) -> PhoneLayout {
    PhoneLayout(
      canvas: Size(width, height), density: density, screen: screen,
      .init(zoom: zoom, middle: middle))
  }

  @Test func `From one pixel to a point on, as many whole device pixels as fit are taken`() {
    #expect(layout(420, 560).scale == 1)
    #expect(layout(900, 1016).scale == 2)
    // The bezel and the least margin have to fit, too.
    #expect(layout(900, 1015).scale == 1)
    #expect(layout(420, 560, density: 2).scale == 2)
    #expect(layout(582, 830, density: 2).scale == 3)
    #expect(layout(800, 800, density: 1.5).scale == 2)
  }

  @Test func `Where not even one fits the phone fills the room exactly`() {
    for height in stride(from: 200.0, through: 860, by: 7) {
      for density in [1.0, 1.5, 2] {
        let layout = PhoneLayout(canvas: Size(1024, height), density: density, screen: modern)
        let free = height - layout.body.height
        #expect(layout.factor < 1 && free >= 2 * 8 - 0.001 && free < 2 * 24 + 2, "\(height)")
        let rows = layout.frame.height * density
        #expect(abs(rows - rows.rounded()) < 1e-6, "\(height) at \(density): \(rows) rows")
      }
    }
    // The window at 1024 × 700, of which header and bar take 92.
    #expect(PhoneLayout(canvas: Size(1024, 608), density: 1, screen: modern).factor > 0.66)
    #expect(PhoneLayout(canvas: Size(1024, 608), density: 2, screen: modern).factor > 0.66)
    // A desktop of 1080 with its own bar has 938 left.
    #expect(PhoneLayout(canvas: Size(1900, 938), density: 1, screen: modern).factor == 1)
  }

  @Test func `Under 400 pixels of width there is nothing but the phone`() {
    let layout = PhoneLayout(canvas: Size(360, 554), density: 1, screen: modern)
    #expect(layout.surroundings == .bare && layout.body == layout.frame)
    #expect(layout.frame.height == 554)
    #expect(PhoneLayout(canvas: Size(400, 554), density: 1, screen: modern).surroundings == .desk)
  }

  @Test func `A phone that is presented fills the screen, whatever the scale`() {
    let layout = PhoneLayout(
      canvas: Size(1920, 1080), density: 1, screen: modern, .init(zoom: 3, isPresented: true))
    #expect(layout.surroundings == .stage && layout.frame.height == 1080 && !layout.pans)
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `The screen's corner lies on a whole device pixel`(density: Double) {
    for width in stride(from: 390.0, to: 420, by: 1) {
      for zoom in [nil, 1, 1.37, 4] {
        let layout = layout(width, 601, density: density, zoom: zoom, middle: Point(77.7, 91.3))
        let (x, y) = (layout.origin.x * density, layout.origin.y * density)
        #expect(abs(x - x.rounded()) < 1e-6 && abs(y - y.rounded()) < 1e-6)
      }
    }
  }

  @Test func `Places of the canvas are places of the screen, and back`() {
    let layout = layout(900, 1100, density: 2, zoom: 1.5)
    #expect(layout.factor == 1.5 && layout.scale == 3)
    let frame = layout.onCanvas(Rect(10, 20, 30, 40))
    #expect(layout.point(frame.x, frame.y) == Point(10, 20))
    #expect(layout.point(frame.maxX, frame.maxY) == Point(40, 60))
    #expect(layout.clamped(Point(-3, 500)) == Point(0, 480))
    #expect(layout.isOnScreen(Point(0, 0)) && !layout.isOnScreen(Point(320, 0)))
  }

  // MARK: Panning

  @Test func `Every corner of a phone that is larger than the canvas can be reached, and no more`()
  {
    for zoom in [1.5, 2, 3, 4] {
      let far = 1e6
      let first = layout(500, 400, zoom: zoom, middle: Point(-far, -far))
      #expect(first.body.x == (first.pansAcross ? 24 : (500 - first.body.width) / 2))
      #expect(first.body.y == 24)
      let last = layout(500, 400, zoom: zoom, middle: Point(far, far))
      #expect(last.body.maxY == 400 - 24)
      if last.pansAcross { #expect(last.body.maxX == 500 - 24) }
    }
    #expect(!layout(500, 600, zoom: 1).pans)
    #expect(layout(500, 400, zoom: 1).pansDown && !layout(500, 400, zoom: 1).pansAcross)
  }

  @Test func `What is in the canvas's middle stays there as the window changes its size`() {
    let middle = Point(200, 300)
    for side in stride(from: 410.0, through: 700, by: 13) {
      let layout = layout(side, side, zoom: 3, middle: middle)
      #expect(layout.middle == middle)
      #expect(abs(layout.point(side / 2, side / 2).x - 200) < 1)
    }
  }

  @Test func `Zooming leaves what is under the pointer where it is`() {
    let place = Point(330, 120)
    let before = layout(500, 400, zoom: 2, middle: Point(150, 200))
    let held = before.point(place.x, place.y)
    let after = layout(
      500, 400, zoom: 3, middle: before.middle(zoomedTo: 3, about: place))
    let now = after.point(place.x, place.y)
    #expect(abs(now.x - held.x) < 0.5 && abs(now.y - held.y) < 0.5)
  }

  @Test func `Panning to and fro in the smallest steps leads back`() {
    var layout = layout(500, 400, zoom: 2, middle: Point(150, 200))
    let start = layout.origin
    for way in [0.3, -0.3] {
      for _ in 0..<100 {
        layout = self.layout(
          500, 400, zoom: 2, middle: layout.middle(movedBy: Point(way, way)))
      }
      if way > 0 { #expect(abs(layout.origin.x - start.x - 30) <= 1) }
    }
    #expect(layout.origin == start)
  }

  @Test func `Bars at the edges say which part is in sight, and only where there is more`() {
    #expect(layout(500, 600, zoom: 1).indicators == [])
    let top = layout(500, 400, zoom: 1, middle: Point(160, 0)).indicators
    let bottom = layout(500, 400, zoom: 1, middle: Point(160, 480)).indicators
    #expect(top.count == 1 && bottom.count == 1)
    #expect(top[0].y == 3 && abs(bottom[0].maxY - (400 - 3 - 4)) < 0.001)
    #expect(layout(500, 400, zoom: 4).indicators.count == 2)
  }

  @Test func `A bar is as much of its track as the canvas is of the phone, and follows it`() throws
  {
    func bar(_ zoom: Double, _ middle: Double) throws -> Rect {
      try #require(layout(900, 400, zoom: zoom, middle: Point(160, middle)).indicators.first)
    }
    // The track is the canvas without its ends and the other bar's width; the phone has 24 pixels around its bezel.
    let track = 400.0 - 2 * 3 - 4
    let whole = 480.0 + 2 * (10 + 24)
    let (top, bottom) = (try bar(1, 0), try bar(1, 480))
    #expect(abs(top.height - track * 400 / whole) < 1e-9)
    #expect(abs(top.y - 3) < 1e-9 && abs(bottom.maxY - 3 - track) < 1e-9)
    let starts = try stride(from: 0.0, through: 480, by: 20).map { try bar(2, $0).y }
    #expect(starts == starts.sorted() && starts.first != starts.last)
  }

  // MARK: Asking for a size

  @Test(arguments: [1.0, 2, 3])
  func `A canvas of the size that is asked for has room for the phone at that size`(factor: Double)
  {
    for screen in [screen, modern] {
      let room = PhoneLayout.room(for: screen, factor: factor)
      #expect(PhoneLayout(canvas: room, density: 1, screen: screen).factor == factor)
      // A message of one line takes its room from above.
      let rest = Size(room.width, room.height - 48)
      #expect(PhoneLayout(canvas: rest, density: 1, screen: screen).factor == factor)
    }
  }

  @Test
  func `A phone that is presented has no time beside it, and its hint is across the canvas's top`()
  {
    let presented = PhoneLayout(
      canvas: Size(1920, 1080), density: 1, screen: modern, .init(isPresented: true))
    #expect(PhoneNotes.placeOfTime(presented, isRightToLeft: false) == nil)
    let hint = PhoneNotes.placeOfHint(presented)
    #expect(hint == .init(area: Rect(0, 24, 1920, 44), across: 0.5))
  }

  @Test func `However small the canvas is, the phone does not vanish`() {
    for side in [0.0, 1, 20] {
      let layout = PhoneLayout(canvas: Size(side, side), density: 1, screen: screen)
      #expect(layout.factor >= 0.1 - 1e-9 && layout.frame.height > 0, "\(side)")
    }
    #expect(layout(500, 400, zoom: 0).factor == 0.1)
  }

  // MARK: Notes

  @Test func `The standing time is under the phone, else beside its lower edge, never on it`() {
    for (width, height) in [(900.0, 640.0), (900, 400), (1024, 608), (420, 560), (360, 554)] {
      for isRightToLeft in [false, true] {
        let layout = PhoneLayout(canvas: Size(width, height), density: 1, screen: modern)
        guard let place = PhoneNotes.placeOfTime(layout, isRightToLeft: isRightToLeft) else {
          #expect(width < 500, "there is room at \(width) × \(height)")
          continue
        }
        let area = place.area
        let isClear =
          area.y >= layout.body.maxY || area.x >= layout.body.maxX || area.maxX <= layout.body.x
        #expect(isClear, "\(width) × \(height): \(area)")
        #expect(Rect(origin: .zero, size: layout.canvas).contains(area))
      }
    }
    let wide = PhoneLayout(canvas: Size(900, 1000), density: 1, screen: modern)
    #expect(PhoneNotes.placeOfTime(wide, isRightToLeft: false)?.across == 0.5)
  }
}

@Suite struct ZoomLevelsTests {
  @Test func `Steps go from what fits to the next level, and end at the last`() {
    #expect(ZoomLevels.next(from: 0.67, isIn: true) == 0.75)
    #expect(ZoomLevels.next(from: 0.67, isIn: false) == 0.5)
    #expect(ZoomLevels.next(from: 1, isIn: true) == 1.5)
    #expect(ZoomLevels.next(from: 1.5, isIn: false) == 1)
    #expect(ZoomLevels.next(from: 4, isIn: true) == nil)
    #expect(ZoomLevels.next(from: 0.25, isIn: false) == nil)
  }

  @Test func `Back and forth over all levels leads to each of them, and a hair beside one is it`() {
    var factor = 0.25
    var seen = [ZoomLevels.percent(factor)]
    while let next = ZoomLevels.next(from: factor * 1.001, isIn: true) {
      #expect(ZoomLevels.next(from: next * 0.999, isIn: false) == factor)
      factor = next
      seen.append(ZoomLevels.percent(factor))
    }
    #expect(seen == ZoomLevels.percents)
    #expect(ZoomLevels.percent(0.666) == 67 && ZoomLevels.percent(.infinity) == 100)
  }

  @Test func `A touchpad reaches every size, and a level takes what comes near to it`() {
    #expect(ZoomLevels.settled(1.02) == 1)
    #expect(ZoomLevels.settled(1.2) == 1.2)
    #expect(ZoomLevels.settled(100) == 4)
    #expect(ZoomLevels.settled(0.001) == 0.2)
  }
}
