import TouchKit

/// A screen with something of everything that touches can reach, and a book of what its views heard.
final class Playground {
  let tester: StageTester
  private(set) var probes: [Probe] = []
  private(set) var controls: [Control] = []

  init() {
    tester = StageTester { stage in
      let application = Application(stage)
      application.keyboard = KeyboardController(
        application: application, style: TestStyles.keyboard)
      return application
    }
    makeList()
    makeControls()
    makeGestures()
  }

  private func probe(_ id: String, _ frame: Rect, in parent: View? = nil) -> Probe {
    let probe = Probe(id, frame: frame)
    probes.append(probe)
    return tester.add(probe, to: parent)
  }

  private func makeList() {
    let list = tester.add(ScrollView(id: "list", frame: Rect(0, 0, 160, 300)))
    list.contentSize = Size(160, 1200)
    for row in 0..<24 {
      let view = probe("row-\(row)", Rect(0, Double(row) * 50, 160, 50), in: list)
      view.onBegan = { [unowned tester] in
        tester.application.firstResponder?.resignFirstResponder()
      }
      view.isMultipleTouchEnabled = row % 2 == 0
      let button = Button(
        "Go", id: "go-\(row)", style: .init(text: TestStyles.text, title: StateColors(.clear)))
      button.frame = Rect(100, 10, 50, 30)
      controls.append(tester.add(button, to: view))
    }
  }

  private func makeControls() {
    let slider = tester.add(
      Slider(
        0.5, id: "slider", style: .init(track: .clear, filled: .clear, thumb: .clear)))
    slider.frame = Rect(160, 0, 160, 40)
    let toggle = tester.add(
      Switch(id: "switch", style: .init(on: .clear, off: .clear, thumb: .clear)))
    toggle.frame = Rect(160, 50, 51, 31)
    let segments = tester.add(
      SegmentedControl(
        ["a", "b", "c"], id: "segments",
        style: .init(text: TestStyles.text, title: StateColors(.clear), track: .clear, pill: .clear)
      ))
    segments.frame = Rect(160, 90, 160, 32)
    let field = tester.add(TextField("", id: "field", style: TestStyles.field))
    field.frame = Rect(160, 130, 160, 30)
    // What is typed at random never ends; a field that is full begins anew.
    field.on(.editingChanged) { [unowned field] in
      if field.string.utf8.count > 30 { field.string = "" }
    }
    let words = tester.add(TextView("some words", id: "text", style: TestStyles.input))
    words.frame = Rect(160, 170, 160, 60)
    words.onChange = { [unowned words] in
      if words.string.utf8.count > 60 { words.string = "" }
    }
    controls += [slider, toggle, segments, field]
  }

  private func makeGestures() {
    let box = probe("box", Rect(160, 240, 160, 160))
    box.isMultipleTouchEnabled = true
    let double = TapRecognizer(name: "double", taps: 2)
    let single = TapRecognizer(name: "single")
    single.require(toFail: double)
    let pinch = PinchRecognizer()
    let rotation = RotationRecognizer()
    pinch.isSimultaneous = { $0 === rotation }
    let swipe = SwipeRecognizer([.left, .right])
    swipe.delaysTouchesBegan = true
    for gesture in [double, single, pinch, rotation, LongPressRecognizer(), swipe] {
      box.addGestureRecognizer(gesture)
    }
    let exclusive = probe("exclusive", Rect(0, 300, 160, 90))
    exclusive.isExclusiveTouch = true
    let turned = probe("turned", Rect(20, 400, 100, 60))
    turned.rotation = 0.7
    turned.addGestureRecognizer(PanRecognizer())
    // A tap lets this one go and another one come.
    let fleeting = probe("fleeting", Rect(160, 410, 160, 60))
    fleeting.onBegan = { [unowned fleeting, unowned tester] in
      fleeting.removeFromSuperview()
      tester.window.addSubview(fleeting)
    }
  }

  /// What is wrong with what views heard, in words.
  var complaints: [String] {
    probes.flatMap(\.complaints)
      + controls.filter { $0.isHighlighted || $0.isTracking }.map { "\($0.logName) is held" }
  }

  /// A view that checks the order of what it hears.
  final class Probe: View {
    private(set) var complaints: [String] = []
    private(set) var heard = 0
    var onBegan: (() -> Void)?
    private var down: [ObjectIdentifier] = []

    init(_ id: String, frame: Rect) { super.init(id: id, frame: frame) }

    override func touchesBegan(_ touches: [Touch], _ event: Event) {
      for touch in touches {
        heard += 1
        if touch.phase != .began { complain("began as \(touch.phase)") }
        if down.contains(ObjectIdentifier(touch)) { complain("began twice") }
        if !isMultipleTouchEnabled, !down.isEmpty { complain("a second finger") }
        down.append(ObjectIdentifier(touch))
      }
      onBegan?()
    }
    override func touchesMoved(_ touches: [Touch], _ event: Event) {
      for touch in touches where !down.contains(ObjectIdentifier(touch)) {
        complain("moved before it began")
      }
    }
    override func touchesEnded(_ touches: [Touch], _ event: Event) { end(touches, "ended") }
    override func touchesCancelled(_ touches: [Touch], _ event: Event) { end(touches, "cancelled") }

    private func end(_ touches: [Touch], _ word: String) {
      for touch in touches {
        guard let index = down.firstIndex(of: ObjectIdentifier(touch)) else {
          complain("\(word) without having begun")
          continue
        }
        down.remove(at: index)
      }
    }

    private func complain(_ what: String) {
      if complaints.count < 10 { complaints.append("\(id ?? ""): \(what)") }
    }

    func finish() { if !down.isEmpty { complain("\(down.count) never ended") } }
  }

  /// Takes every finger away and says what is wrong then.
  func finish() -> [String] {
    tester.send(.interrupt(.background))
    tester.advance(60_000)
    for probe in probes { probe.finish() }
    var complaints = complaints
    if !tester.stage.touches.active.isEmpty { complaints.append("fingers are down") }
    if !tester.stage.isSettled { complaints.append("something moves: \(tester.stage.unsettled)") }
    return complaints
  }
}
