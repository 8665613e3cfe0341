import Testing

@testable import TouchKit

struct StackedSegmentsTests {
  let tester = StageTester()

  @Test func `Segments without room beside each other stand below each other and are hit there`() {
    let style = SegmentedControl.Style(
      text: TestStyles.text, title: StateColors(.clear), track: .clear, pill: .clear)
    let control = tester.add(SegmentedControl(["Breakfast", "Lunch"], style: style))
    #expect(control.sizeThatFits(Size(250, 0)).height == 32)
    #expect(control.sizeThatFits(Size(190, 0)).height == 64)
    control.frame = Rect(0, 0, 190, 64)
    tester.tap(20, 50)
    #expect(control.selectedSegment == 1)
    tester.tap(180, 10)
    #expect(control.selectedSegment == 0)
  }
}
