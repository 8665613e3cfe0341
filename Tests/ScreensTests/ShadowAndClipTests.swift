import Testing
import TouchKit
import TouchStyle

@testable import Screens

@Suite struct ShadowAndClipTests {
  @Test(arguments: Environment.Appearance.allCases, [0.0, 18])
  func `SH-01: a view that clips and casts a shadow does both, without a hole`(
    appearance: Environment.Appearance, radius: Double
  ) throws {
    let tester = try PhoneTester(environment: Environment(appearance: appearance))
    let screen = try #require(tester.application.find("inbox"))
    let ground = View(frame: Rect(0, 0, 320, 460))
    ground.background = DynamicColor(0xC0C0C0, 0x808080)
    screen.addSubview(ground)
    let card = View(frame: Rect(60, 100, 200, 150))
    card.background = DynamicColor(0xFFFFFF, 0xFFFFFF)
    card.cornerRadii = CornerRadii(all: radius)
    card.clipsToBounds = true
    card.shadow = Shadows.raised
    ground.addSubview(card)
    let content = View(frame: Rect(-50, 40, 400, 60))
    content.background = DynamicColor(0xFF0000, 0xFF0000)
    card.addSubview(content)
    for scale in [1, 2, 3] {
      let pixels = try tester.pixels(scale: Double(scale))
      func at(_ x: Int, _ y: Int) -> UInt32 { pixels[x * scale, (y + 20) * scale] }
      let plain = at(10, 20)
      // Outside: the shadow is there, below the card most of all, and no content.
      #expect(at(160, 256) < plain && at(160, 256) != 0xFF0000)
      for x in [20, 50, 58, 262, 275, 300] { #expect(at(x, 170) != 0xFF0000) }
      #expect(at(58, 170) < plain && at(262, 170) < plain)
      // Inside: every pixel is the card's or the content's own.
      for y in stride(from: 120, to: 232, by: 1) {
        for x in stride(from: 62, to: 258, by: 4) {
          let expected: UInt32 = (140..<200).contains(y) ? 0xFF0000 : 0xFFFFFF
          #expect(at(x, y) == expected, "\(x), \(y) at scale \(scale)")
        }
      }
    }
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: Environment.Appearance.allCases)
  func `SH-01: the undo panel has no pixel of what lies below it`(
    appearance: Environment.Appearance
  ) throws {
    let tester = try PhoneTester(environment: Environment(appearance: appearance))
    tester.send(.key(KeyInput("down")))
    tester.send(.key(KeyInput("delete")))
    tester.settle()
    let undo = try tester.frame("undo")
    let pixels = try tester.pixels(scale: 2)
    let raised = pixels[20 * 2, Int(undo.midY * 2) - 30]
    let expected = Palette.raised.resolved(tester.stage.environment)
    let red = UInt32((expected.red * 255).rounded())
    #expect(raised >> 16 == red)
    withExtendedLifetime(tester) {}
  }
}
