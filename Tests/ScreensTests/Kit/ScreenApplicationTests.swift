import GtkPaint
import TestSupport
import Testing
import TouchKit
import TouchStyle
import TuningFiles

/// A phone whose screens are plain views or controllers needs no more than `ScreenApplication`.
struct ScreenApplicationTests {
  private final class Screen: View {
    private(set) var area = EdgeInsets.zero
    override func layout() { area = safeArea }
  }

  private final class Controller: ViewController {
    private(set) var appeared = 0
    override func makeView() -> View { Screen(id: "screen") }
    override func viewDidAppear() { appeared += 1 }
  }

  private final class Pushed: ViewController {
    override func makeView() -> View { Screen(id: "pushed") }
  }

  private func stage(
    _ orientation: Orientation = .portrait,
    _ makeApplication: @escaping @Sendable (Stage) -> Application
  ) throws -> Stage {
    let catalogue = TuningCatalogue()
    let tunings = try TuningReader(catalogue).tunings([])
    let prototype = try Prototype(
      name: "plain", screens: ["main"], devices: [Devices.modern], catalogue: catalogue,
      tunings: tunings, makeApplication: makeApplication, inputs: [],
      ids: IDVocabulary(["screen"]))
    return Stage(
      prototype,
      settings: Settings(
        device: Devices.modern, screen: "main", environment: Environment(orientation: orientation)),
      tuning: prototype.defaultTuning, measurer: PangoMeasurer(fonts: try Fonts()))
  }

  @Test func `A view fills the screen and knows what the device takes of its edges`() throws {
    let stage = try stage { ScreenApplication($0) { (_: Stage) -> View in Screen(id: "screen") } }
    let screen = try #require(stage.application.find("screen") as? Screen)
    #expect(screen.frame == Rect(0, 0, 393, 852))
    #expect(screen.area.top == 54 && screen.area.bottom == 34)
    #expect(stage.application.keyboard != nil)
  }

  @Test func `In landscape the edges are the landscape's`() throws {
    let stage = try stage(.landscapeLeft) {
      ScreenApplication($0) { (_: Stage) -> View in Screen(id: "screen") }
    }
    let screen = try #require(stage.application.find("screen") as? Screen)
    #expect(screen.frame == Rect(0, 0, 852, 393))
    #expect(screen.area.left == Devices.modern.safeArea(.landscapeLeft).left)
  }

  @Test func `The bar of a pushed page keeps clear of the status bar, and the page knows`() throws {
    let stage = try stage { stage in
      ScreenApplication(stage) { (stage: Stage) -> ViewController in
        NavigationController(root: Controller(stage), on: stage)
      }
    }
    let root = try #require(stage.application.find("screen") as? Screen)
    #expect(root.area.top == 54 && root.frame.y == 0)
    let navigation = try #require(root.controller?.parent as? NavigationController)
    let pushed = Pushed(stage)
    stage.schedule(after: .zero, "a page is pushed") { navigation.push(pushed, animated: false) }
    stage.advance(to: .milliseconds(1))
    let screen = try #require(pushed.view as? Screen)
    #expect(screen.area.top == 0 && screen.area.bottom == 34)
    #expect(screen.toScreen(.zero) == Point(0, 54 + 44))
    let back = try #require(stage.application.find("back-button"))
    #expect(back.toScreen(.zero).y == 54 && back.frame.height == 44)
  }

  @Test func `A controller appears once`() throws {
    let stage = try stage {
      ScreenApplication($0) { (stage: Stage) -> ViewController in
        Controller(stage)
      }
    }
    let view = try #require(stage.application.find("screen"))
    #expect((view.controller as? Controller)?.appeared == 1)
  }

  @Test func `Ids that scenarios can't name are told in order`() throws {
    let stage = try stage { stage in
      ScreenApplication(stage) { (_: Stage) -> View in
        let screen = View(id: "screen")
        for id in ["zebra", "ant"] { screen.addSubview(View(id: id)) }
        return screen
      }
    }
    #expect(stage.unknownIDs == ["ant", "zebra"])
  }
}
