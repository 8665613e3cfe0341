import Testing
import TouchKit
import TouchStyle

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
    // Down the sheet the tones change slowly, along a brushed line not at all.
    #expect(Set([60, 120, 180, 240].map { pixels[5, $0] }).count == 4)
    #expect(pixels[5, 22] != pixels[5, 23] && pixels[5, 22] == pixels[300, 22])
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
    let place = Point(label.x, label.y - ReporterTests.top)
    #expect(try words[0] == "Begin: \(TouchWords.place(place))")
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

  @Test(arguments: [ReporterController.Receiver.namedTarget, .responderChain], [false, true])
  func `ER-15: Reset puts both fields back, and both say Begin`(
    receiver: ReporterController.Receiver, byKeyboard: Bool
  ) throws {
    let tester = try PhoneTester()
    tester.application.phoneDelegate.tabs.navigation(.inbox)?.push(
      ReporterController(tester.stage, receiver: receiver), animated: false)
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

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func
    `ER-09: A mark's centre is the touch, also at an edge and on the label, cut off by the screen`(
      device: String, orientation: Orientation
    ) throws
  {
    let tester = try PhoneTester(
      device, environment: Environment(orientation: orientation), screen: "reporter")
    let screen = try tester.frame("reporter")
    let report = try tester.frame("report-label")
    let places = [
      Point(screen.x + 1, screen.y + 1), Point(screen.maxX - 1, screen.y + 0.5),
      Point(9, screen.y + 7), Point(report.x + 20, report.midY), Point(1, screen.maxY - 1),
    ]
    for place in places {
      tester.tap(place.x, place.y)
      for id in ["begin-mark", "end-mark"] {
        let node = try tester.node(id)
        #expect(
          abs(node.frame.midX - place.x) < 0.01 && abs(node.frame.midY - place.y) < 0.01,
          "\(id) at \(node.frame) of \(place)")
        #expect(node.visible)
        let mark = try #require(tester.application.find(id))
        let clipped = try #require(mark.screenFrame.intersection(screen))
        #expect(node.clipped == (clipped == mark.screenFrame ? nil : clipped), "\(id)")
      }
    }
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-09: A mark on the label lies on it, and the label's words below`() throws {
    let label = try #require(tester.application.find("report-label")?.superview)
    let place = Point(40, label.screenFrame.y + 20)
    let before = try tester.pixels()
    tester.tap(place.x, place.y)
    let after = try tester.pixels()
    let mark = try tester.frame("begin-mark")
    let (x, y) = (Int(mark.midX), Int(mark.y) + 4)
    #expect(Rect(0, label.screenFrame.y, 320, 64).contains(Rect(mark.midX, mark.y + 4, 1, 1)))
    #expect(before[x, y] != after[x, y])
    withExtendedLifetime(tester) {}
  }
}
