import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// Whatever is read is told from its ground: 4.5 to 1, large letters 3 to 1. Words that wait in an empty field count as
/// text; controls that can't be used don't.
@Suite struct ContrastLong {
  @Test(arguments: PhoneState.all)
  func `Every text of a state is told from what lies under it`(state: PhoneState) throws {
    for tuning in ["default", "classic"] {
      for appearance in Environment.Appearance.allCases {
        let tester = try PhoneTester(
          tuning: tuning, environment: Environment(appearance: appearance), screen: state.screen)
        tester.pass(100)
        try state.reach(tester)
        let findings = try ContrastReader(tester: tester, skipsFaded: state.isDimmed).findings()
        #expect(!findings.isEmpty, "\(state.name), \(tuning), \(appearance): texts are seen")
        for finding in findings where !finding.isRead {
          Issue.record("\(state.name), \(tuning), \(appearance): \(finding)")
        }
      }
    }
  }

  @Test func `A text that is faint is found`() throws {
    let tester = try PhoneTester()
    let label = Label(
      "Faint", style: TypeScale.body, color: DynamicColor(Color(hex: 0xBBBBBB)))
    label.frame = Rect(20, 200, 200, 30)
    label.background = DynamicColor(.white)
    try #require(tester.application.find("inbox")).addSubview(label)
    let findings = try ContrastReader(tester: tester).findings()
    let found = try #require(findings.first { $0.string == "Faint" })
    #expect(abs(found.contrast - 1.92) < 0.05 && !found.isRead)
  }
}
