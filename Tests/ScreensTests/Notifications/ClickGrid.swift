import GtkPaint
import TestSupport
import Testing
import TouchKit

@testable import Screens

/// Compares who takes a touch with what is painted, over the whole screen.
///
/// Coverage is what the banner's own pixels leave of the picture below: the opacity of a picture of it alone, without its
/// shadow. A touch is told from the middle of its pixel.
struct ClickGrid {
  private let tester: BannerTester
  private let painter: Painter
  private let across: Int
  private let down: Int

  init(_ tester: BannerTester, across: Int, down: Int) {
    self.tester = tester
    self.across = across
    self.down = down
    painter = Painter(measurer: tester.measurer)
  }

  /// How many touches there were and the places of those that the wrong one would take.
  struct Result {
    var covered = 0
    var free = 0
    var wrong: [String] = []
  }

  func result(columns: Range<Int>? = nil) throws -> Result {
    let surface = try bannerAlone()
    var result = Result()
    surface.withPixels { bytes, rowBytes in
      for y in stride(from: 0, to: surface.height, by: down) {
        for x in stride(from: 0, to: surface.width, by: across) where columns?.contains(x) ?? true {
          let point = Point(Double(x) + 0.5, Double(y) + 0.5)
          let isTaken =
            tester.application.hitTest(point, nil)?.window is BannerWindow
          switch bytes[y * rowBytes + x * 4 + 3] {
          case 255:
            result.covered += 1
            if !isTaken { result.wrong.append("\(point) is covered and not taken") }
          case 0:
            result.free += 1
            if isTaken { result.wrong.append("\(point) is free and taken") }
          default: break
          }
        }
      }
    }
    return result
  }

  /// Looks at one moment of a run, after `rest` of which the banner leaves.
  static func moment(
    _ tuning: String, _ style: Notification.HideStyle, at time: Double, across: Int, down: Int
  ) throws -> Result {
    let tester = try BannerTester(tuning)
    tester.post(ClickGrid.notification(style))
    tester.advance(time)
    return try ClickGrid(tester, across: across, down: down).result()
  }

  static func notification(_ style: Notification.HideStyle) -> Notification {
    var notification = Notification(title: "Title", message: "Message", icon: .mail)
    notification.hideStyle = style
    notification.duration = .milliseconds(100)
    return notification
  }

  private func bannerAlone() throws -> Surface {
    let others = tester.application.windows.filter { !($0 is BannerWindow) }
    for window in others { window.isHidden = true }
    defer { for window in others { window.isHidden = false } }
    let banner = tester.application.find("notification")
    let shadow = banner?.shadow
    banner?.shadow = nil
    defer { banner?.shadow = shadow }
    let scene = painter.scene(tester.stage.frame(), size: tester.stage.screenSize, scale: 1)
    let surface = try Surface(
      width: Int(tester.stage.screenSize.width), height: Int(tester.stage.screenSize.height))
    surface.draw(scene)
    return surface
  }

  /// Looks at a run of show, rest and hide at every `step` milliseconds.
  static func sweep(
    _ tuning: String, _ style: Notification.HideStyle, every step: Double, across: Int,
    down: Int, turned: Bool = false
  ) throws -> Result {
    let tester = try BannerTester(tuning)
    var time = 0.0
    if turned {
      tester.stage.send(Input(.rotate(.landscapeLeft), at: .zero))
      // The turn itself covers all of the screen.
      time = 500
      tester.advance(time)
    }
    let grid = ClickGrid(tester, across: across, down: down)
    tester.post(notification(style))
    var total = Result()
    while tester.frame != nil {
      let one = try grid.result()
      total.covered += one.covered
      total.free += one.free
      total.wrong += one.wrong.map { "\(tuning), \(style), \(time) ms: \($0)" }
      time += step
      tester.advance(time)
    }
    let rest = try grid.result()
    total.free += rest.free
    total.wrong += rest.wrong
    return total
  }
}

@Suite struct ClickGridLong {
  @Test(arguments: ["classic", "default"], Notification.HideStyle.allCases)
  func `SB-05, SB-10: every 4 points all through show, rest and hiding`(
    tuning: String, style: Notification.HideStyle
  ) throws {
    for turned in [false, true] {
      let result = try ClickGrid.sweep(
        tuning, style, every: Samples.isWhole ? 20 : 50, across: 4, down: 4, turned: turned)
      #expect(result.wrong.isEmpty, "\(result.wrong.count): \(result.wrong.prefix(5))")
      #expect(result.covered > 1000 && result.free > 1000)
    }
  }
}

extension ClickGridLong {
  @Test func `SB-05: the lower edge of a curl takes no touch where its last slice is not drawn`()
    throws
  {
    // Here a slice of the roll once reached a pixel further than those that lie over it.
    for time in [1180, 1190, 1200, 1210] as [Double] {
      let result = try ClickGrid.moment("default", .curlUp, at: time, across: 16, down: 1)
      #expect(result.wrong.isEmpty, "\(result.wrong.prefix(5))")
      #expect(result.covered > 0)
    }
  }

  @Test func `SB-05: past the round corner of a curl's back the front below it is the banner's`()
    throws
  {
    let tester = try BannerTester("default")
    tester.post(ClickGrid.notification(.curlUp))
    tester.advance(1150)
    let result = try ClickGrid(tester, across: 1, down: 1).result(columns: 0..<40)
    #expect(result.wrong.isEmpty, "\(result.wrong.prefix(5))")
    #expect(result.covered > 100)
  }
}

extension ClickGridLong {
  @Test(arguments: [
    Notification.HideStyle.curlUp, .flipFromBottom, .flipFromLeft, .flipFromRight,
  ])
  func `SB-05: no touch falls between two slices of a bent banner`(
    style: Notification.HideStyle
  ) throws {
    let tester = try BannerTester()
    tester.post(ClickGrid.notification(style))
    tester.advance(550)
    let banner = try #require(tester.manager.state.banner)
    let effect = try #require(BannerSlices.effect(style, banner.bend) { .white })
    banner.view.sliceEffect = effect
    for step in 1...99 {
      let progress = Double(step) / 100
      banner.bend.set(progress)
      for slice in effect.slices(progress, banner.view.bounds) {
        let part = slice.part
        // The outer edge is nobody's or the banner's: no matter.
        guard part.x > 0 || part.y > 0 else { continue }
        let edge =
          style == .curlUp || style == .flipFromBottom
          ? Point(part.midX, part.y) : Point(part.x, part.midY)
        let point = slice.transform.apply(edge)
        #expect(banner.view.hitTest(point, nil) != nil, "\(progress): \(point)")
      }
    }
    withExtendedLifetime(tester) {}
  }
}
