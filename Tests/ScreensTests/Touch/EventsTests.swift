import Testing
import TouchKit
import TouchStyle

@testable import Screens

/// The reporter's second page, which names the events of controls.
@Suite struct EventsTests {
  private func page(
    _ device: String = "compact", environment: Environment = Environment()
  ) throws -> PhoneTester {
    let tester = try PhoneTester(device, environment: environment, screen: "reporter")
    try tester.tap("event-page")
    tester.settle()
    return tester
  }

  /// The events in the list, the newest first.
  private func events(_ tester: PhoneTester) -> [String] {
    (1...EventRecord.longest).lazy.map { tester.tree.node("event-\($0)") }.prefix { $0 != nil }
      .compactMap { $0?.text }
  }

  private func newest(_ tester: PhoneTester) throws -> String {
    let node = try tester.node("event-1")
    return "\(node.value ?? ""): \(node.text ?? "")"
  }

  // MARK: Coming and going

  @Test func `It comes by a button in the label's line, and goes by Back, the edge and Escape`()
    throws
  {
    let tester = try page()
    #expect(try tester.node("event-button").visible && tester.node("back-button").visible)
    try tester.tap("back-button")
    tester.settle()
    #expect(!tester.exists("event-button") && tester.exists("event-page"))
    try tester.tap("event-page")
    tester.settle()
    tester.send(.key(KeyInput(KeyInput.escape)))
    tester.settle()
    #expect(!tester.exists("event-button"))
    try tester.tap("event-page")
    tester.settle()
    tester.touch(.began, 3, 300)
    for x in stride(from: 20.0, through: 260, by: 20) {
      tester.pass(8)
      tester.touch(.moved, x, 300)
    }
    tester.touch(.ended, 260, 300)
    tester.settle()
    #expect(!tester.exists("event-button"))
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-08: The button to the page tells the reporter of no touch`() throws {
    let tester = try PhoneTester(screen: "reporter")
    try tester.tap("event-page")
    tester.settle()
    #expect(!tester.log(.action).contains { $0.hasPrefix("manage touches") })
    withExtendedLifetime(tester) {}
  }

  // MARK: The events

  @Test func `ER-12: A finger on the button brings about each event of touches`() throws {
    let tester = try page()
    let button = try tester.frame("event-button")
    let (x, y) = (button.midX, button.midY)
    let outside = button.maxX + 60
    tester.touch(.began, x, y)
    #expect(try newest(tester) == "button: TouchDown")
    for (place, name) in [
      (x + 15, "TouchDragInside"), (outside, "TouchDragOutside"),
      (outside + 5, "TouchDragOutside × 2"), (x, "TouchDragInside"),
      (x + 3, "TouchDragInside × 2"),
    ] {
      tester.pass(8)
      tester.touch(.moved, place, y)
      #expect(try newest(tester) == "button: \(name)")
    }
    tester.touch(.ended, x, y)
    #expect(
      events(tester).prefix(5) == [
        "TouchUpInside", "TouchDragInside × 2", "TouchDragEnter", "TouchDragOutside × 2",
        "TouchDragExit",
      ])
    tester.pass(1000)
    tester.tap(x, y)
    tester.pass(100)
    tester.touch(.began, x, y)
    #expect(events(tester).prefix(2) == ["TouchDownRepeat", "TouchDown"])
    tester.touch(.moved, outside, y)
    tester.touch(.ended, outside, y)
    #expect(try newest(tester) == "button: TouchUpOutside")
    tester.pass(1000)
    tester.touch(.began, x, y)
    tester.send(.interrupt(.call))
    #expect(try newest(tester) == "button: TouchCancel")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-12: A drag that scrolls the page takes the touch away`() throws {
    let tester = try page("classic")
    let button = try tester.frame("event-button")
    tester.touch(.began, button.midX, button.midY)
    tester.move(
      button.midX, from: button.midY, to: button.midY - 60, milliseconds: 100)
    #expect(try newest(tester) == "button: TouchCancel")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-12: Switch, slider and segments say that their value changed`() throws {
    for (id, name) in [
      ("event-switch", "switch"), ("event-slider", "slider"), ("event-segments", "segments"),
    ] {
      let tester = try page("modern")
      let frame = try tester.frame(id)
      let before = try tester.node(id).value
      tester.tap(frame.x + frame.width * 0.9, frame.midY)
      #expect(events(tester).contains("ValueChanged"), "\(id)")
      #expect(try tester.node("event-1").value == name)
      #expect(try tester.node(id).value != before)
      withExtendedLifetime(tester) {}
    }
  }

  @Test func `ER-12: The field's editing begins, changes, and ends in two ways`() throws {
    let tester = try page("modern")
    try tester.tap("event-field")
    #expect(events(tester).prefix(3) == ["TouchUpInside", "EditingDidBegin", "TouchDown"])
    tester.settle()
    tester.send(.type("ab"))
    tester.send(.type("c"))
    #expect(try newest(tester) == "field: EditingChanged × 2")
    // A touch beside the controls ends it.
    let list = try tester.frame("event-list")
    tester.tap(list.midX, list.midY)
    #expect(try newest(tester) == "field: EditingDidEnd")
    try tester.tap("event-field")
    tester.settle()
    tester.send(.key(KeyInput("return")))
    #expect(try newest(tester) == "field: EditingDidEndOnExit")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-12: The three sets are counted below the events`() throws {
    let tester = try page("modern")
    try tester.tap("event-field")
    tester.settle()
    tester.send(.type("a"))
    let words = tester.application.find("event-list")?.subviews.compactMap { $0.text }
    #expect(
      words?.contains("AllTouchEvents 2 · AllEditingEvents 2 · AllEvents 4") == true)
    withExtendedLifetime(tester) {}
  }

  // MARK: Regulators

  @Test func `ER-10: With exclusive touch a second control gets no finger, without it does`()
    throws
  {
    let tester = try page("modern")
    let (button, slider) = (try tester.frame("event-button"), try tester.frame("event-slider"))
    func both() {
      tester.touch(.began, button.midX, button.midY)
      tester.touch(.began, slider.midX, slider.midY, finger: 2)
      tester.touch(.ended, slider.midX, slider.midY, finger: 2)
      tester.touch(.ended, button.midX, button.midY)
      tester.pass(1000)
    }
    both()
    #expect(
      tester.tree.node("event-1")?.value == "button"
        && (1...4).contains { tester.tree.node("event-\($0)")?.value == "slider" })
    try tester.tap("exclusive-touch")
    #expect(tester.log(.application).last == "exclusive touch on")
    tester.pass(1000)
    let before = tester.log(.touch).count
    both()
    #expect(
      tester.log(.touch)[before...].contains("finger 2 refused: a touch elsewhere is exclusive"))
    #expect(events(tester).prefix(2) == ["TouchUpInside", "TouchDown"])
    #expect(try tester.node("event-2").value == "button")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-10: Touches are ignored for three seconds, and the switch goes back by itself`()
    throws
  {
    let tester = try page("modern")
    try tester.tap("ignore-touches")
    let start = tester.stage.now.milliseconds
    #expect(tester.application.isIgnoringInteraction)
    #expect(try tester.node("ignore-touches").value == "on")
    tester.settle()
    try tester.tap("event-button")
    tester.tap(196, 10)
    #expect(!tester.exists("event-1") && !tester.exists("drawer"))
    let refused = tester.log(.touch).last { $0.contains("refused") }
    #expect(refused?.hasSuffix("interaction is ignored") == true)
    tester.at(start + 2999)
    #expect(tester.application.isIgnoringInteraction)
    tester.at(start + 3000)
    #expect(!tester.application.isIgnoringInteraction)
    #expect(try tester.node("ignore-touches").value == "off")
    tester.settle()
    try tester.tap("event-button")
    #expect(try newest(tester) == "button: TouchUpInside")
    withExtendedLifetime(tester) {}
  }

  @Test func `ER-10: The page may be left meanwhile; it ends all the same, once`()
    throws
  {
    let tester = try page("modern")
    try tester.tap("ignore-touches")
    tester.pass(500)
    tester.send(.key(KeyInput(KeyInput.escape)))
    tester.settle()
    #expect(tester.application.isIgnoringInteraction && !tester.exists("ignore-touches"))
    tester.send(.activate("event-page"))
    tester.settle()
    #expect(try tester.node("ignore-touches").value == "on")
    tester.pass(3000)
    #expect(!tester.application.isIgnoringInteraction)
    #expect(try tester.node("ignore-touches").value == "off")
    // Turned off by assistive technology, it ends at once, and only once.
    try tester.tap("ignore-touches")
    tester.pass(500)
    tester.send(.activate("ignore-touches"))
    #expect(!tester.application.isIgnoringInteraction)
    tester.pass(5000)
    #expect(!tester.application.isIgnoringInteraction)
    withExtendedLifetime(tester) {}
  }

  // MARK: Layout

  @Test(arguments: Devices.all.map(\.name), [Orientation.portrait, .landscapeLeft])
  func `The field that is edited stands between the list and the keyboard, at any size of text`(
    device: String, orientation: Orientation
  ) throws {
    for environment in Environment.everySize(held: orientation) {
      let tester = try page(device, environment: environment)
      tester.send(.activate("event-field"))
      tester.settle()
      let keyboard = try #require(tester.application.keyboard)
      let field = try tester.frame("event-field")
      let list = try tester.frame("event-list")
      #expect(keyboard.isShown)
      #expect(!field.intersects(list), "\(device) \(environment.textSize)")
      // Where the room is lower than the field, it stands as high as it can.
      let column = try #require(
        tester.application.find("event-field")?.ancestors.first { $0 is ScrollView })
      #expect(
        field.maxY <= keyboard.frame.y || field.y - column.screenFrame.y <= 8,
        "\(device) \(orientation) \(environment.textSize)")
      #expect(try tester.node("event-1").visible)
      withExtendedLifetime(tester) {}
    }
  }
}
