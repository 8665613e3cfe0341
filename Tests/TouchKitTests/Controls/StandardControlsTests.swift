import Testing

@testable import TouchKit

/// Button, switch, slider, segmented control and page control.
struct StandardControlsTests {
  let tester = StageTester()
  let journal = Journal()
  static let text = TextStyle(size: 10, lineHeight: 14)

  private func listen(_ control: Control, _ value: @escaping () -> String) {
    control.on(.valueChanged) { [journal] in journal.write(value()) }
  }

  @Test func `A button shrinks under a finger by the tuning and comes back`() {
    let button = tester.add(
      Button("Go", id: "go", style: .init(text: Self.text, title: StateColors(.clear))))
    button.frame = Rect(0, 0, 100, 50)
    tester.touch(.began, 50, 25)
    #expect(button.shown.scale.x == 1)
    tester.advance(100)
    #expect(button.shown.scale.x == 0.97)
    tester.touch(.ended, 50, 25)
    tester.advance(250)
    #expect(button.shown.scale.x == 1 && tester.stage.isSettled)
    tester.send(.environment(EnvironmentChange(reducedMotion: true)))
    tester.touch(.began, 50, 25)
    tester.advance(100)
    #expect(button.shown.scale.x == 1)
  }

  @Test func `A button shows its state's colours and is as large as its words and icon`() {
    let red = DynamicColor(Color(hex: 0xFF0000))
    let icon = PathView(layers: [], unit: 24, color: .clear)
    let button = tester.add(
      Button(
        "Go", icon: icon, id: "go",
        style: .init(
          text: Self.text, title: StateColors(red),
          background: StateColors(.clear, highlighted: red, disabled: DynamicColor(.black)),
          insets: EdgeInsets(top: 5, left: 7, bottom: 5, right: 7))))
    #expect(button.sizeThatFits(.zero) == Size(7 + 24 + 8 + 10 + 7, 34))
    button.isHighlighted = true
    #expect(button.background == red)
    button.isEnabled = false
    #expect(button.background == DynamicColor(.black))
    #expect(tester.stage.tree().node("go")?.text == "Go")
    #expect(tester.stage.tree().node("go")?.role == .button)
  }

  private func makeSwitch() -> Switch {
    let style = Switch.Style(size: Size(50, 30), on: .clear, off: .clear, thumb: .clear)
    let control = tester.add(Switch(id: "switch", style: style))
    listen(control) { [unowned control] in control.value ?? "" }
    return control
  }

  @Test func `A tap turns a switch over, a finger drags its thumb`() {
    let control = makeSwitch()
    tester.tap(10, 10)
    #expect(control.isOn && journal.take() == ["on"])
    tester.advance(2000)
    tester.drag(from: Point(40, 10), to: Point(15, 10))
    #expect(!control.isOn && journal.take() == ["off"])
    tester.drag(from: Point(10, 10), to: Point(28, 10), milliseconds: 20)
    #expect(control.isOn && journal.take() == ["on"], "18 of 20 points are more than half")
    tester.advance(2000)
    tester.drag(from: Point(40, 10), to: Point(20, 10), leaves: false)
    tester.drag(from: Point(20, 10), to: Point(38, 10), lands: false)
    #expect(control.isOn && journal.take() == [])
    control.setOn(false)
    #expect(!control.isOn && journal.take() == [])
    tester.send(.activate("switch"))
    #expect(journal.take() == ["on"])
    #expect(tester.stage.tree().node("switch")?.value == "on")
  }

  @Test func `A cancelled drag leaves a switch as it was`() {
    let control = makeSwitch()
    tester.drag(from: Point(10, 10), to: Point(40, 10), leaves: false)
    tester.send(.interrupt(.call))
    tester.advance(2000)
    #expect(!control.isOn && journal.take() == [] && tester.stage.isSettled)
  }

  private func makeSlider(from least: Double = 0, to greatest: Double = 1) -> Slider {
    let style = Slider.Style(track: .clear, filled: .clear, thumb: .clear, thumbSize: 20)
    let slider = tester.add(
      Slider(least, from: least, to: greatest, id: "slider", style: style))
    slider.frame = Rect(0, 0, 220, 20)
    listen(slider) { [unowned slider] in slider.number.twoDecimals }
    return slider
  }

  @Test
  func `ER-17: A slider's value is read from it, between its ends, also as a share from 0 to 1`() {
    let slider = makeSlider(from: -10, to: 30)
    tester.drag(from: Point(10, 10), to: Point(110, 10), milliseconds: 10)
    #expect(slider.number == 10 && slider.normalized == 0.5 && journal.take() == ["10"])
    tester.drag(from: Point(110, 10), to: Point(500, 10), milliseconds: 10)
    #expect(slider.number == 30 && slider.normalized == 1 && journal.take() == ["30"])
    #expect(slider.least == -10 && slider.greatest == 30)
    slider.number = 99
    #expect(slider.number == 30)
    slider.normalized = 0.25
    #expect(slider.number == 0)
    #expect(tester.stage.tree().node("slider")?.value == "0")
    #expect(journal.take() == [])
  }

  @Test func `A slider does not jump under a finger at its thumb, and comes to one elsewhere`() {
    let slider = makeSlider()
    tester.touch(.began, 16, 10)
    #expect(slider.number == 0 && journal.take() == [])
    tester.touch(.moved, 36, 10)
    #expect(slider.number == 0.1)
    tester.touch(.ended, 36, 10)
    tester.touch(.began, 160, 10)
    #expect(slider.number == 0.75 && journal.take() == ["0.1", "0.75"])
  }

  @Test func `A slider that is not continuous tells of the last value alone`() {
    let slider = makeSlider()
    slider.isContinuous = false
    tester.drag(from: Point(10, 10), to: Point(110, 10))
    #expect(journal.take() == ["0.5"])
  }

  @Test func `A slider keeps its drags from the list around it`() {
    let scroll = tester.add(ScrollView(id: "list", frame: Rect(0, 0, 320, 480)))
    scroll.contentSize = Size(320, 2000)
    let slider = makeSlider()
    scroll.addSubview(slider)
    tester.drag(from: Point(10, 10), to: Point(60, 100), leaves: false)
    #expect(slider.isTracking && !scroll.isDragging && slider.number == 0.25)
    tester.touch(.ended, 60, 100)
    slider.isEnabled = false
    tester.drag(from: Point(60, 10), to: Point(60, 100), leaves: false)
    #expect(scroll.isDragging)
  }

  @Test func `Controls are mirrored where the phone reads from the right`() {
    tester.send(.environment(EnvironmentChange(direction: .rightToLeft)))
    let slider = makeSlider()
    tester.drag(from: Point(210, 10), to: Point(160, 10), milliseconds: 10)
    #expect(slider.number == 0.25)
    slider.removeFromSuperview()
    let style = Switch.Style(size: Size(50, 30), on: .clear, off: .clear, thumb: .clear)
    let control = tester.add(Switch(style: style))
    tester.drag(from: Point(40, 10), to: Point(10, 10))
    #expect(control.isOn)
  }

  @Test func `A segmented control chooses what is under the finger when it leaves`() {
    let control = tester.add(
      SegmentedControl(
        ["a", "b", "c"], id: "segments",
        style: .init(
          text: Self.text, title: StateColors(.clear), track: .clear, pill: DynamicColor(.white))))
    control.frame = Rect(0, 0, 300, 32)
    listen(control) { [unowned control] in control.value ?? "" }
    tester.tap(150, 10)
    #expect(control.selectedSegment == 1 && journal.take() == ["b"])
    tester.tap(150, 10)
    #expect(journal.take() == [])
    tester.drag(from: Point(150, 10), to: Point(250, 10))
    #expect(journal.take() == ["c"])
    tester.drag(from: Point(250, 10), to: Point(50, 200))
    #expect(control.selectedSegment == 2 && journal.take() == [])
    tester.advance(2000)
    let pill = tester.stage.frame().items.compactMap { item -> Rect? in
      if case .fill(let rect, _, .white) = item { rect } else { nil }
    }
    #expect(pill == [Rect(202, 2, 96, 28)])
    let node = tester.stage.tree().node("segments")
    #expect(node?.role == .tabs && node?.children.map(\.value) == [nil, nil, "selected"])
    tester.send(.activate("segments"))
    #expect(journal.take() == ["a"])
  }

  @Test func `A page control turns a page to the side of the tap and stops at the ends`() {
    let control = tester.add(
      PageControl(pages: 3, id: "pages", style: .init(dot: .clear, current: .clear)))
    control.frame = Rect(0, 0, 200, 44)
    listen(control) { [unowned control] in control.value ?? "" }
    tester.tap(150, 10)
    tester.tap(150, 10)
    tester.tap(150, 10)
    tester.tap(50, 10)
    #expect(journal.take() == ["2 of 3", "3 of 3", "2 of 3"])
    tester.drag(from: Point(150, 10), to: Point(150, 300))
    #expect(journal.take() == [])
    control.pages = 1
    #expect(control.page == 0)
  }

  @Test(arguments: StandardControlsTests.kinds)
  func `ER-11: What is a control, and what is none`(kind: Kind) {
    let view = kind.make()
    #expect((view is Control) == kind.isControl, "\(kind.name)")
    #expect((view as? Control)?.isOfSubclass != false)
    // A control answers for its state in the tree; what is none is always enabled.
    if let control = view as? Control {
      control.isEnabled = false
      #expect(!control.isEnabledForTree && control.state.contains(.disabled))
    }
  }

  /// A kind of view and whether it is a control.
  struct Kind: Sendable, CustomTestStringConvertible {
    var name: String
    var isControl: Bool
    var make: @Sendable () -> View
    var testDescription: String { name }
  }

  static let kinds: [Kind] = [
    Kind(name: "button", isControl: true) {
      Button(style: .init(text: text, title: StateColors(.clear)))
    },
    Kind(name: "switch", isControl: true) {
      Switch(style: .init(size: Size(50, 30), on: .clear, off: .clear, thumb: .clear))
    },
    Kind(name: "page control", isControl: true) {
      PageControl(pages: 1, style: .init(dot: .clear, current: .clear))
    },
    Kind(name: "segmented control", isControl: true) {
      SegmentedControl(
        ["a"],
        style: .init(text: text, title: StateColors(.clear), track: .clear, pill: .clear))
    },
    Kind(name: "slider", isControl: true) {
      Slider(0, style: .init(track: .clear, filled: .clear, thumb: .clear))
    },
    Kind(name: "text field", isControl: true) { TextField(style: TestStyles.field) },
    Kind(name: "search bar", isControl: false) {
      SearchField(
        placeholder: "", glass: PathView(layers: [], unit: 1, color: .clear),
        clear: PathView(layers: [], unit: 1, color: .clear),
        style: .init(field: TestStyles.field, background: .clear, radius: 0))
    },
    Kind(name: "label", isControl: false) { Label(style: text, color: .clear) },
    Kind(name: "text view", isControl: false) { TextView(style: TestStyles.input) },
  ]

  @Test func `ER-11: The base class is never made by itself`() async {
    await #expect(processExitsWith: .failure) { _ = Control(id: "bare") }
  }

  @Test func `ER-11: A subclass that adds nothing is made all the same`() {
    #expect(PlainControl(id: "plain").state == [])
  }
}
