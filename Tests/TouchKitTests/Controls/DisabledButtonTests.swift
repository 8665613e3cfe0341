import Testing

@testable import TouchKit

struct DisabledButtonTests {
  let tester = StageTester()
  private static let red = DynamicColor(Color(hex: 0xFF0000))

  private func button(_ title: StateColors) -> (Button, PathView) {
    let icon = PathView(layers: [], unit: 24, color: .clear)
    let style = Button.Style(text: TextStyle(size: 10, lineHeight: 14), title: title)
    return (tester.add(Button("Go", icon: icon, style: style)), icon)
  }

  @Test func `A button that can't be used has a faint icon and faint words`() throws {
    let (button, icon) = button(StateColors(Self.red, highlighted: .clear))
    let words = try #require(button.words as? Label)
    button.isEnabled = false
    tester.advance(1000)
    #expect(icon.color == Self.red.faded(0.4) && words.color == icon.color)
    button.isEnabled = true
    #expect(icon.color == Self.red && words.color == Self.red)
  }

  @Test func `A button that has a colour for it is not made fainter`() {
    let grey = DynamicColor(Color(hex: 0x888888))
    let (button, icon) = button(StateColors(Self.red, disabled: grey))
    button.isEnabled = false
    #expect(icon.color == grey)
  }

  @Test func `An icon grows with the words, though less`() {
    let (button, icon) = button(StateColors(Self.red))
    button.frame = Rect(0, 0, 200, 100)
    for (textSize, side) in [(0.8, 20.64), (1, 24), (1.3, 29.04), (2, 40.8)] {
      tester.send(.environment(EnvironmentChange(textSize: textSize)))
      #expect(abs(icon.frame.width - side) < 1e-9, "\(textSize)")
    }
  }
}
