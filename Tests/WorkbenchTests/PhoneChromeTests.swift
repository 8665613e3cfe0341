import GtkPaint
import Testing
import TouchKit

@testable import Workbench

/// What surrounds the phone on its canvas.
@Suite struct PhoneChromeTests {
  private let screen = Size(320, 480)
  private let windowColor = Color(hex: 0xF6F5F4)

  private func chrome(
    _ width: Double, _ height: Double, density: Double = 1, isDark: Bool = false,
    _ viewOptions: PhoneLayout.ViewOptions = .init()
  ) -> PhoneChrome {
    PhoneChrome(
      layout: PhoneLayout(
        canvas: Size(width, height), density: density, screen: screen, viewOptions),
      cornerRadius: 40, windowColor: windowColor, isDark: isDark)
  }

  private func borders(_ chrome: PhoneChrome) -> [(Rect, CornerRadii, Double)] {
    chrome.over.items.compactMap {
      guard case .border(let frame, let radii, let width, _) = $0 else { return nil }
      return (frame, radii, width)
    }
  }

  @Test func `The desk fills the canvas, a step darker than the window`() {
    for isDark in [false, true] {
      let chrome = chrome(500, 700, isDark: isDark)
      #expect(chrome.under.items.first == .fill(Rect(0, 0, 500, 700), .zero, chrome.desk))
      #expect(chrome.desk.red < windowColor.red && chrome.desk.alpha == 1)
    }
    #expect(chrome(500, 700).desk.red > chrome(500, 700, isDark: true).desk.red)
  }

  @Test func `A phone that is presented stands before black, without bezel and shadow`() {
    let chrome = chrome(500, 700, .init(isPresented: true))
    #expect(chrome.desk == .black)
    #expect(chrome.over.items.count == 4 && borders(chrome).isEmpty)
  }

  @Test func `Without room for a desk there are the round corners alone`() {
    #expect(chrome(399, 700).over.items.count == 4)
    #expect(chrome(400, 700).over.items.count > 4)
  }

  @Test(arguments: [0.5, 1, 2])
  func `The bezel lies around the screen, as large as the phone`(zoom: Double) throws {
    let chrome = chrome(1000, 1200, density: 2, .init(zoom: zoom))
    let layout = chrome.layout
    let (frame, radii, width) = try #require(borders(chrome).first)
    #expect(frame == layout.body && width == 10 * zoom)
    // The border lies inside its rectangle, so that what it leaves free is the screen with its own corners.
    #expect(frame.inset(by: width) == layout.frame)
    #expect(radii == CornerRadii(all: 50 * zoom))
    let rim = try #require(borders(chrome).last)
    #expect(rim.0 == frame && rim.2 == 0.5)
  }

  @Test func `The corners that are covered are the body's four, each once`() {
    let chrome = chrome(500, 700)
    let body = chrome.layout.body
    let starts = chrome.over.items.compactMap { item -> Point? in
      guard case .fillPath(let path, .zero, 1, chrome.desk) = item,
        case .move(let start)? = path.elements.first
      else { return nil }
      return start
    }
    #expect(
      starts == [
        Point(body.x, body.y), Point(body.maxX, body.y), Point(body.maxX, body.maxY),
        Point(body.x, body.maxY),
      ])
  }

  @Test func `Bars that say what is in sight lie over all, light on dark`() throws {
    func last(_ isDark: Bool) throws -> (Rect, Color) {
      let chrome = chrome(500, 400, isDark: isDark, .init(zoom: 1))
      let item = try #require(chrome.over.items.last)
      guard case .fill(let bar, _, let color) = item else { throw CancellationError() }
      #expect([bar] == chrome.layout.indicators)
      return (bar, color)
    }
    #expect(try last(false).1 == Color.black.faded(0.4))
    #expect(try last(true).1 == Color.white.faded(0.4))
  }

  @Test(arguments: [nil, 0.37, 1, 2.1])
  func `What lies over the screen has the same pixels in parts, and is not tried in its middle`(
    zoom: Double?
  ) throws {
    let painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    for (size, density) in [
      (Size(399, 700), 1.0), (Size(459, 939), 1), (Size(500, 701), 2), (Size(803, 450), 1),
    ] {
      for radius in [0, 55.0] {
        let layout = PhoneLayout(
          canvas: size, density: density, screen: screen, .init(zoom: zoom, middle: Point(90, 70)))
        let chrome = PhoneChrome(
          layout: layout, cornerRadius: radius, windowColor: windowColor, isDark: false)
        func pixels(_ list: DisplayList) throws -> [UInt8] {
          let phone = DisplayItem.fill(layout.frame, .zero, Color(hex: 0x3A_7BD5))
          let all = DisplayList(items: chrome.under.items + [phone] + list.items)
          return try painter.pixels(painter.scene(all, size: size, scale: density)).pixelBuffer
            .bytes
        }
        #expect(try pixels(chrome.overBesideScreen) == pixels(chrome.over), "\(layout)")
        let middle = layout.frame.inset(by: (radius + 2) * layout.factor + 2)
        let parts = chrome.overBesideScreen.items.compactMap { item -> Rect? in
          if case .pushClip(let part, _) = item { part } else { nil }
        }
        #expect(parts.count == 4 && parts.allSatisfy { !$0.intersects(middle) })
      }
    }
  }
}
