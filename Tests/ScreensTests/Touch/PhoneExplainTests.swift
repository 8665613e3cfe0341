import Testing
import TouchKit

@testable import Screens

/// Why a touch lands where it lands, on the phone.
@Suite struct PhoneExplainTests {
  @Test(arguments: [
    ("drawer", "the status bar takes it for the drawer; no view hears of it", true),
    ("scroll-to-top", "the status bar is for scrolling, and passes touches on", false),
    ("both", "the status bar is for the drawer and for scrolling, and passes touches on", false),
  ])
  func `The strip says what it is for`(tap: String, words: String, swallows: Bool) throws {
    let tester = try PhoneTester(set: ["status-bar.tap": .choice(tap)])
    let explanation = tester.stage.explain(160, 10)
    #expect(explanation.application == words)
    #expect((explanation.taker == nil) == swallows)
    #expect(tester.stage.explain(160, 40).application == nil)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ScreenName.all)
  func `An explanation and a touch agree, everywhere on each screen`(screen: String) throws {
    let tester = try PhoneTester("compact", screen: screen)
    for field in ["search-field", "colour-field"] where tester.exists(field) {
      tester.send(.activate(field))
    }
    tester.settle()
    for x in stride(from: 3.0, to: 320, by: 31) {
      for y in stride(from: 23.0, to: 568, by: 17) {
        let explained = tester.stage.explain(x, y).taker
        tester.touch(.began, x, y)
        #expect(tester.stage.touches.active.first?.view?.logName == explained, "\(x), \(y)")
        tester.touch(.cancelled, x, y)
      }
    }
    withExtendedLifetime(tester) {}
  }
}
