import GtkPaint
import JSON
import MotionStudy
import Rehearsal
import Screens
import TestSupport
import TouchKit

/// A prototype of a few boxes: what Rehearsal does must not depend on the phone.
package enum Desk {
  package static let prototype = Prototype.sure { () throws(PrototypeFault) in
    try Prototype(
      name: "desk", screens: ["desk", "empty"],
      devices: [
        .test("small", Size(320, 480), margin: 16), .test("wide", Size(600, 480), margin: 16),
      ],
      catalogue: catalogue,
      tunings: [.init("default", tuning), .init("slow", slow)],
      makeApplication: { DeskApplication($0) },
      inputs: [
        .init(
          "ring", "a bell rings so often",
          .object([
            .required("times", .integer(1...9)),
            .optional("tone", .either([.word(["low", "high"]), .number(20...20_000)])),
          ])
        ) { payload in
          payload["times"]?.number == 7 ? "seven is unlucky" : nil
        }
      ],
      ids: IDVocabulary([
        "box", "button", "cover", "label", "list", "field", "row-{number}", "screen",
      ]), meaningless: ["compose"])
  }

  package static let catalogue = TuningCatalogue(
    [
      moving, Tunable.color("box.color", "the box's colour"),
      Tunable.choice("box.side", of: Side.self, "where the box goes"),
    ])
  package static let moving = TunableAnimation(
    "box", duration: "how long the box moves", curve: "how the box moves")

  private enum Side: String, CaseIterable { case left, right }

  /// Its own values beside the phone's for the engine.
  package static let tuning: Tuning = {
    var values = Dictionary(
      uniqueKeysWithValues: phone.defaultTuning.all.map { ($0.name, $0.value) })
    values["box.duration"] = .number(0.2)
    values["box.curve"] = .curve(.linear)
    values["box.color"] = .color(Color(hex: 0x3366FF))
    values["box.side"] = .choice("right")
    return Tuning(catalogue, values)
  }()

  private static var slow: Tuning {
    var tuning = tuning
    tuning.set("box.duration", .number(2))
    return tuning
  }

  private static let fonts = Result { try Fonts() }

  package static func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try fonts.get()) }

  package static func scenario(_ steps: String, _ header: String = "") throws -> Scenario {
    try ScenarioReader(prototype).read(
      Array("{\"scenario\": 1, \(header)\"steps\": [\(steps)]}".utf8), file: "x")
  }

  package static func run(_ steps: String, _ header: String = "") throws -> Run {
    Run(prototype, try scenario(steps, header), measurer: try measurer())
  }

  /// A run that a person plays with.
  package static func live(_ startState: StartState = StartState(usualOf: prototype)) throws -> Run
  {
    Run(prototype, continuing: Recording(start: startState), measurer: try measurer())
  }

  /// The line with which a file of the steps is refused, without the file's name; empty where it is not.
  package static func refusal(_ steps: String, _ header: String = "") -> String {
    refusal(file: "{\"scenario\": 1, \(header)\"steps\": [\(steps)]}")
  }

  package static func refusal(file: String) -> String {
    do throws(Problem) {
      _ = try ScenarioReader(prototype).read(Array(file.utf8), file: nil)
      return ""
    } catch {
      return error.description
    }
  }
}

/// A box that a button sends to the other side, a list, and a cover that a press of the label lays over all.
final class DeskApplication: Application {
  private var main: Window?

  override func launch() {
    let main = Window(id: "main", application: self)
    self.main = main
    guard stage.settings.screen == "desk" else {
      main.show()
      return
    }
    let color = DynamicColor(0x8899AA, 0x556677)
    let box = View(id: "box", frame: Rect(20, 20, 40, 40))
    box.background = color
    let button = View(id: "button", frame: Rect(20, 100, 80, 44))
    button.role = .button
    button.label = "Send"
    let cover = View(id: "cover", frame: Rect(0, 90, 320, 60))
    cover.isHidden = true
    let press = TapRecognizer()
    press.onChange = { [weak box, weak self] tap in
      guard tap.state == .ended, let box, let stage = self?.stage else { return }
      stage.animate(stage.tuning[Desk.moving]) {
        box.frame.x = box.frame.x < 100 ? 200 : 20
      }
    }
    button.addGestureRecognizer(press)
    button.onActivate = { [weak cover] in cover?.isHidden.toggle() }
    let label = Label(
      "Hello", id: "label", style: TextStyle(size: 15, lineHeight: 20), color: color)
    label.frame = Rect(200, 100, 100, 20)
    label.explicitValue = "calm"
    let list = ScrollView(id: "list", frame: Rect(0, 200, 320, 200))
    list.contentSize = Size(320, 1200)
    for number in 1...20 {
      let row = View(
        id: "row-\(number)", frame: Rect(0, Double(number - 1) * 60, 320, 60))
      row.background = color
      list.addSubview(row)
    }
    for view in [box, button, label, list, cover] { main.addSubview(view) }
    main.show()
  }

  override func receive(_ name: String, _ payload: Payload) {
    stage.note(.sound, "\(name) \(payload["times"]?.number ?? 0)")
  }
}
