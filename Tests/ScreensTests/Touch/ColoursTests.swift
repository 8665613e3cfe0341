import Glibc
import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The colours screen: a word and a slider make a background.
@Suite struct ColoursTests {
  let tester: PhoneTester

  init() throws { tester = try PhoneTester(screen: "colours") }

  private var swatch: String { tester.tree.node("colour-swatch")?.value ?? "" }

  /// Puts the slider at a share of its way.
  private func slide(to share: Double) throws {
    let frame = try tester.frame("colour-slider")
    let thumb = Slider.Style.standard.thumbSize
    let x = frame.x + thumb / 2 + (frame.width - thumb) * share
    tester.touch(.began, x, frame.midY)
    tester.touch(.moved, x, frame.midY)
    tester.touch(.ended, x, frame.midY)
  }

  /// Writes a word in place of the one that stands there, and ends with Done.
  private func write(_ word: String) throws {
    try tester.tap("colour-field")
    tester.settle()
    tester.send(.key(KeyInput("a", modifiers: [.control])))
    tester.send(.key(KeyInput("backspace")))
    tester.send(.type(word))
    try tester.tap("key-return")
    tester.settle()
  }

  @Test func `ER-16: The field's keyboard has a blue Done, and its return ends editing`() throws {
    try tester.tap("colour-field")
    tester.settle()
    #expect(tester.tree.focused == "colour-field")
    #expect(try tester.node("key-return").text == "Done")
    let key = try tester.frame("key-return")
    let pixels = try tester.pixels()
    #expect(pixels[Int(key.x) + 8, Int(key.midY)] == 0x2459E0)
    try tester.tap("key-return")
    #expect(tester.tree.focused == nil)
    tester.settle()
    #expect(!tester.exists("keyboard"))
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-17: ValueChanged carries no value; it is read, with its ends and as a share`()
    throws
  {
    let slider = try #require(tester.application.find("colour-slider") as? Slider)
    #expect((slider.least, slider.greatest, slider.number) == (0, 1, 0.8))
    try slide(to: 0)
    #expect(slider.normalized == 0)
    try slide(to: 1)
    #expect(slider.normalized == 1)
    let sent = tester.log(.action).filter { $0.contains("ValueChanged") }
    #expect(
      Set(sent) == ["colour-slider sent mix to ColoursController on ValueChanged"])
    #expect(try tester.node("colour-slider").value == "100%")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-18: Word and slider make the background, by one action`() throws {
    try write("red")
    try slide(to: 1)
    #expect(swatch == "#ff0000")
    let place = try tester.frame("tab-colours")
    #expect(try tester.pixels()[4, Int(place.y) - 4] == 0xFF0000)
    try slide(to: 0)
    #expect(try tester.pixels()[4, Int(place.y) - 4] == 0xF3F4F7)
    try write("#08f")
    try slide(to: 1)
    #expect(swatch == "#0088ff")
    let actions = Set(tester.log(.action).filter { $0.contains(" mix ") })
    #expect(
      actions.isSuperset(of: [
        "colour-slider sent mix to ColoursController on ValueChanged",
        "colour-field sent mix to ColoursController on EditingChanged",
      ]))
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-18: An unknown word leaves the colour and marks the field`() throws {
    try write("navy")
    let before = swatch
    try tester.tap("colour-field")
    tester.settle()
    tester.send(.type("y"))
    // While it is written a word may yet become one.
    #expect(try tester.node("colour-field").value == nil)
    try tester.tap("key-return")
    tester.settle()
    #expect(try tester.node("colour-field").value == "invalid")
    #expect(try tester.node("colour-field").text == "navyy")
    #expect(swatch == before)
    #expect(tester.tree.nodes.contains { $0.text == "No colour is called “navyy”" })
    try tester.tap("colour-field")
    tester.settle()
    tester.send(.key(KeyInput("backspace")))
    #expect(try tester.node("colour-field").value == nil)
    #expect(swatch == before)
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-18: An empty field leaves the colour and is not wrong`() throws {
    let before = swatch
    try write("  ")
    #expect(swatch == before)
    #expect(try tester.node("colour-field").value == nil)
    withExtendedLifetime(tester) {}
  }

  @Test(arguments: ColourWords.names.map(\.name))
  func `ER-18: The sixteen basic names are known, however they are written`(name: String) throws {
    let wanted = try #require(ColourWords.names.first { $0.name == name }).hex
    for word in [name, name.uppercased(), "  \(name) "] {
      #expect(ColourWords.colour(word) == Color(hex: wanted))
    }
    #expect(ColourWords.colour(ColourWords.hex(Color(hex: wanted))) == Color(hex: wanted))
  }

  @Test(arguments: [
    "", " ", "crimson", "red blue", "#", "#12", "#1234", "#12345", "#1234567", "#ggg", "ff0000",
    "#ff00 00", "#٣٣٣", "##fff",
  ])
  func `ER-18: What is no colour is none`(word: String) {
    #expect(ColourWords.colour(word) == nil)
  }

  @Test func `ER-12: A tap beside the field ends editing`() throws {
    try tester.tap("colour-field")
    tester.settle()
    let card = try #require(tester.application.find("colour-field")?.superview)
    tester.tap(200, card.screenFrame.y - 20)
    #expect(tester.tree.focused == nil)
    #expect(
      tester.log(.action).last == "colour-field sent mix to ColoursController on EditingDidEnd")
    withExtendedLifetime(tester) {}
  }

  @Test func `Words on the background can be read on every colour`() {
    func light(_ colour: Color) -> Double {
      func linear(_ part: Double) -> Double {
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green)
        + 0.0722 * linear(colour.blue)
    }
    for name in ColourWords.names {
      for share in stride(from: 0.0, through: 1, by: 0.05) {
        for appearance in Environment.Appearance.allCases {
          let ground = Palette.ground.resolved(Environment(appearance: appearance))
          let colour = ground.mixed(with: Color(hex: name.hex), share)
          let (a, b) = (light(colour), light(colour.readableInk))
          let contrast = (max(a, b) + 0.05) / (min(a, b) + 0.05)
          #expect(contrast >= 4.5, "\(name.name) at \(share)")
        }
      }
    }
  }
}
