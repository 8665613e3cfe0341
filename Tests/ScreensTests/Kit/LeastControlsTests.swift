import GtkPaint
import TestSupport
import Testing
import TouchKit
import TouchStyle
import TuningFiles

/// A control that is given nothing but what is its own looks as with the kit's style spelled out.
struct LeastControlsTests {
  /// What a phone paints that shows one view or controller.
  private func frame(
    _ make: @escaping @Sendable (Stage) -> ViewController
  ) throws -> String {
    let catalogue = TuningCatalogue()
    let prototype = try Prototype(
      name: "least", screens: ["main"], devices: [Devices.modern], catalogue: catalogue,
      tunings: try TuningReader(catalogue).tunings([]),
      makeApplication: { ScreenApplication($0, controller: make) }, inputs: [],
      ids: IDVocabulary(["screen"]))
    let stage = Stage(
      prototype,
      settings: Settings(device: Devices.modern, screen: "main", environment: Environment()),
      tuning: prototype.defaultTuning, measurer: PangoMeasurer(fonts: try Fonts()))
    return "\(stage.frame().items)"
  }

  private final class Shown: ViewController {
    private let make: () -> View
    init(_ stage: Stage, _ make: @escaping () -> View) {
      self.make = make
      super.init(stage)
    }
    var appeared: ((ViewController) -> Void)?
    override var title: String { "Shown" }
    override func viewDidAppear() { appeared?(self) }
    override func makeView() -> View {
      let whole = View(id: "screen")
      let view = make()
      view.frame = Rect(20, 100, 300, 44)
      whole.addSubview(view)
      return whole
    }
  }

  @Test(arguments: [
    Pair("label") {
      Label("Words")
    } and: {
      Label("Words", style: TypeScale.body, color: Palette.ink)
    },
    Pair("button") {
      Button("Go")
    } and: {
      Button("Go", style: .plain)
    },
    Pair("icon button") {
      Button(.phone, label: "Call")
    } and: {
      Button(icon: Icon.phone.view(Palette.accent), style: .plain)
    },
    Pair("switch") {
      Switch(isOn: true)
    } and: {
      Switch(isOn: true, style: .standard)
    },
    Pair("slider") {
      Slider(0.3)
    } and: {
      Slider(0.3, style: .standard)
    },
    Pair("segments") {
      SegmentedControl(["A", "B"])
    } and: {
      SegmentedControl(["A", "B"], style: .standard)
    },
    Pair("pages") {
      PageControl(pages: 3)
    } and: {
      PageControl(pages: 3, style: .standard)
    },
    Pair("field") {
      TextField("Text")
    } and: {
      TextField("Text", style: .boxed)
    },
    Pair("text") {
      TextView("Text")
    } and: {
      TextView("Text", style: .standard)
    },
    Pair("search") {
      SearchField(placeholder: "Search")
    } and: {
      SearchField(
        placeholder: "Search", glass: Icon.search.view(Palette.ink2),
        clear: Icon.close.view(Palette.ink2), style: .standard)
    },
  ])
  func `A control has the kit's style if it is given none`(_ pair: Pair) throws {
    let least = try frame { Shown($0, pair.least) }
    #expect(least == (try frame { Shown($0, pair.whole) }), "\(pair.name)")
    #expect(least != (try frame { Shown($0) { View() } }), "\(pair.name) shows nothing")
  }

  @Test func `An icon button says what it is`() {
    #expect(Button(.phone, label: "Call").label == "Call")
  }

  @Test func `A navigation has the kit's style if it is given none`() throws {
    let least = try frame {
      NavigationController(root: Shown($0) { Label("Words") }, on: $0)
    }
    let whole = try frame { stage in
      let root = Shown(stage) { Label("Words") }
      let navigation = NavigationController(root: root, style: .standard, on: stage)
      navigation.insets = { [unowned stage] in stage.safeArea }
      return navigation
    }
    #expect(least == whole)
  }

  @Test func `Tabs have the kit's style and keep clear of the home gesture if nothing is said`()
    throws
  {
    let least = try frame { stage in
      TabController(
        [
          .init(
            name: "calls", title: "Calls", icon: .phone,
            controller: Shown(stage) { Label("Words") })
        ], on: stage)
    }
    let whole = try frame { stage in
      let holder = TabHolder()
      let tabs = TabController(
        [
          .init(
            name: "calls", title: "Calls", icon: Icon.phone.layers(),
            selectedIcon: Icon.phone.layers(selected: true), unit: Icon.side,
            controller: Shown(stage) { Label("Words") })
        ], style: .standard, holder: holder, on: stage)
      tabs.bottomInset = { 34 }
      holder.barHeight = { 52 + 34 }
      return tabs
    }
    #expect(least == whole)
  }

  @Test func `What is presented stands over the kit's shade if nothing is said`() throws {
    func presenting(_ present: @escaping @Sendable (ViewController, ViewController) -> Void) throws
      -> String
    {
      try frame { stage in
        let host = Shown(stage) { Label("Words") }
        host.appeared = { present($0, Shown($0.stage) { Label("Over it") }) }
        return host
      }
    }
    let least = try presenting { $0.present($1, animated: false) }
    #expect(least == (try presenting { $0.present($1, style: .standard, animated: false) }))
    #expect(least != (try presenting { _, _ in }))
  }
}

/// A control that is made with the least, and as a whole.
struct Pair: Sendable, CustomTestStringConvertible {
  let name: String
  let least: @Sendable () -> View
  let whole: @Sendable () -> View

  init(
    _ name: String, least: @escaping @Sendable () -> View, and whole: @escaping @Sendable () -> View
  ) {
    self.name = name
    self.least = least
    self.whole = whole
  }

  var testDescription: String { name }
}
