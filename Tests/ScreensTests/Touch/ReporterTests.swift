import Testing
import TouchKit

@testable import Screens

/// The reporter: where touches begin and end.
@Suite struct ReporterTests {
  let tester: PhoneTester
  /// Where the surface's coordinates begin, below the status bar of `classic`.
  private static let top = 20.0

  init() throws { tester = try PhoneTester(screen: "reporter") }

  private var words: [String?] {
    get throws { try ["begin-mark", "end-mark", "report-label"].map { try tester.node($0).text } }
  }

  private func middle(_ id: String) throws -> Point {
    let middle = try tester.frame(id).center
    return Point(middle.x, middle.y - ReporterTests.top)
  }

  @Test func `ER-06: Two fields stand on 159,230, an empty label lies at the bottom`() throws {
    #expect(try words == ["Begin: 159,230", "End: 159,230", ""])
    #expect(try middle("begin-mark") == Point(159, 230))
    #expect(try middle("end-mark") == Point(159, 230))
    let tabs = try tester.frame("tab-reporter")
    let label = try #require(tester.application.find("report-label")?.superview)
    #expect(label.screenFrame == Rect(0, tabs.y - 64, 320, 64))
    for id in ["begin-mark", "end-mark"] {
      #expect(tester.application.find(id)?.isUserInteractionEnabled == false)
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-06: The ground is brushed aluminium, the label steel`() throws {
    let pixels = try tester.pixels()
    let tabs = Int(try tester.frame("tab-reporter").y)
    // Along a brushed line the tones change slowly, from line to line they differ.
    #expect(Set([5, 100, 200, 300].map { pixels[$0, 60] }).count == 4)
    #expect(pixels[5, 22] != pixels[5, 23])
    let steel = pixels.column(10, tabs - 60..<tabs - 1).map { $0 & 0xFF }
    #expect(steel == steel.sorted(by: >) && steel[0] > steel[50])
    withExtendedLifetime(tester) {}
  }

  @Test
  func `ER-07: Began, moved and ended go to the next responder as one message, not cancelled`()
    throws
  {
    tester.touch(.began, 60, 100)
    tester.touch(.moved, 70, 100)
    tester.touch(.ended, 80, 100)
    tester.touch(.began, 200, 300)
    tester.touch(.cancelled, 200, 300)
    #expect(
      tester.log(.action) == ["began", "moved", "ended", "began"].map { "manage touches: \($0)" })
    #expect(try words[1] == "End:  80, 80")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-08: Touches on the fields and the label reach the report view`() throws {
    let field = try tester.frame("begin-mark").center
    tester.touch(.began, field.x, field.y)
    tester.touch(.ended, field.x, field.y)
    let label = try tester.frame("report-label").center
    tester.touch(.began, label.x, label.y)
    tester.touch(.ended, label.x, label.y)
    #expect(tester.log(.action).count == 4)
    #expect(try words[0] == "Begin: \(Int(label.x)),\(Int(label.y - ReporterTests.top))")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-09: The marks move and say where, three places wide`() throws {
    tester.touch(.began, 91, 105)
    #expect(try words == ["Begin:  91, 85", "End: 159,230", ""])
    #expect(try middle("begin-mark") == Point(91, 85))
    tester.touch(.moved, 150, 200)
    #expect(try words == ["Begin:  91, 85", "End: 159,230", "Touch is moving..."])
    #expect(try middle("end-mark") == Point(159, 230))
    tester.touch(.ended, 200, 300.4)
    #expect(try words == ["Begin:  91, 85", "End: 200,280", ""])
    #expect(try middle("end-mark") == Point(200, 280.4))
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-09: More than one tap is counted, two places wide`() throws {
    for count in 1...11 {
      tester.tap(60, 100)
      let wanted = count == 1 ? "" : "Taps: \(count < 10 ? " " : "")\(count)"
      #expect(try words[2] == wanted)
      tester.pass(100)
    }
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: [ReporterController.Wiring.code, .table], [false, true])
  func `ER-15: Reset puts both fields back, and both say Begin`(
    wiring: ReporterController.Wiring, byKeyboard: Bool
  ) throws {
    let tester = try PhoneTester()
    tester.application.phoneDelegate.tabs.navigation("inbox")?.push(
      ReporterController(tester.stage, wiring: wiring), animated: false)
    tester.pass(1)
    tester.tap(60, 200)
    tester.pass(50)
    tester.tap(60, 200)
    #expect(try tester.node("report-label").text == "Taps:  2")
    #expect(try tester.node("end-mark").text != "Begin: 159,230")
    if byKeyboard { tester.send(.activate("reset-button")) } else { try tester.tap("reset-button") }
    #expect(try tester.node("begin-mark").text == "Begin: 159,230")
    #expect(try tester.node("end-mark").text == "Begin: 159,230")
    #expect(try tester.node("report-label").text == "")
    #expect(try tester.frame("begin-mark") == tester.frame("end-mark"))
    #expect(
      tester.log(.action).last == "reset-button sent reset to ReporterController on TouchUpInside")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-15: Reset acts on touch up inside alone`() throws {
    let button = try tester.frame("reset-button").center
    tester.tap(60, 100)
    let before = try words
    tester.touch(.began, button.x, button.y)
    tester.touch(.moved, 40, 60)
    tester.touch(.ended, 40, 60)
    #expect(try words == before)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Devices.all.map(\.name), Orientation.allCases)
  func `The marks can be seen wherever the phone is turned and the finger goes`(
    device: String, orientation: Orientation
  ) throws {
    let tester = try PhoneTester(
      device, environment: Environment(orientation: orientation), screen: "reporter")
    let size = tester.stage.screenSize
    let bar = try tester.frame("status-bar").maxY
    let label = try #require(tester.application.find("report-label")?.superview).screenFrame
    for point in [Point(1, bar + 1), Point(size.width - 1, bar + 1), Point(1, label.y + 5)] {
      for id in ["begin-mark", "end-mark"] {
        let frame = try tester.frame(id)
        #expect(frame.x >= 0 && frame.maxX <= size.width, "\(id)")
        #expect(frame.y >= bar && frame.maxY <= label.y, "\(id)")
      }
      tester.tap(point.x, point.y)
    }
    withExtendedLifetime(tester) {}
  }
}
