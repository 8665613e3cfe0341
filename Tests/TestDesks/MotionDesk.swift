import Files
import GtkPaint
import MotionStudy
import Rehearsal
import Screens
import TestSupport
import TouchKit

/// A prototype that moves two boxes and a row as its inputs say, well or with a fault.
package enum MotionDesk {
  package static let prototype = Prototype.sure { () throws(PrototypeFault) in
    try Prototype(
      name: "motion-desk", screens: ["desk"],
      devices: [.test("small", Size(320, 480), margin: 16)],
      catalogue: TuningCatalogue([]), tunings: [.init("default", tuning)],
      makeApplication: { MotionDeskApplication($0) },
      inputs: [
        .init(
          "go", "the boxes go somewhere",
          .object([
            .required("to", .number(-1000...1000)),
            .optional("duration", .number(1...10_000)),
            .optional("damping", .number(0.1...2)),
          ])),
        .init(
          "poke", "the row jumps if the boxes have been on their way for so many milliseconds",
          .object([
            .required("from", .number(0...10_000)), .required("to", .number(0...10_000)),
            .required("by", .number(-1000...1000)),
          ])),
        .init(
          "fault", "a fault after so many milliseconds",
          .object([
            .required("after", .number(0...10_000)),
            .required("kind", .word(["jump", "kick", "seam", "creep", "fade"])),
            .required("by", .number(-1000...1000)),
          ])),
      ],
      ids: IDVocabulary(["box", "twin", "list", "row-{number}"]))
  }

  private static let tuning: Tuning = {
    let catalogue = TuningCatalogue([])
    let names = Set(catalogue.entries.map(\.name))
    return Tuning(
      catalogue,
      Dictionary(
        uniqueKeysWithValues: phone.defaultTuning.all.filter { names.contains($0.name) }
          .map { ($0.name, $0.value) }))
  }()

  private static let fonts = Result { try Fonts() }

  package static func scenario(_ steps: String) throws -> Scenario {
    try ScenarioReader(prototype).read(
      Array("{\"scenario\": 1, \"steps\": [\(steps)]}".utf8), file: "x")
  }

  package static func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try fonts.get()) }

  package static func run(_ steps: String) throws -> Run {
    Run(prototype, try scenario(steps), measurer: try measurer())
  }

  /// What was wrong at the end of the steps, without times.
  package static func failures(_ steps: String) throws -> [String] {
    let run = try run(steps)
    run.finish()
    return run.failures.map(\.what)
  }
}

/// The box and its twin follow one value; the row lies still in its list, with another one far to its left.
private final class MotionDeskApplication: Application {
  private let box = View(id: "box", frame: Rect(0, 20, 40, 40))
  private let twin = View(id: "twin", frame: Rect(0, 80, 40, 40))
  private let row = View(id: "row-1", frame: Rect(0, 0, 320, 60))
  private lazy var way = AnimatedValue(0, name: "box.way", on: stage)
  private var window: Window?
  private var seam = 0.0
  private var pivot = 0.0
  private var slope = 1.0
  /// When the boxes were told to go last.
  private var start = Time.zero

  override func launch() {
    let window = Window(id: "main", application: self)
    let list = View(id: "list", frame: Rect(0, 200, 320, 200))
    list.addSubview(row)
    row.addSubview(View(id: "row-3", frame: Rect(-400, 0, 20, 20)))
    for view in [box, twin, list] { window.addSubview(view) }
    box.follow(.translationX, way) { $0 }
    twin.follow(.translationX, way) { [unowned self] x in
      pivot + (x - pivot) * slope + seam
    }
    window.show()
    self.window = window
  }

  private func poke(_ payload: Payload) {
    let elapsed = (stage.now - start).milliseconds
    guard let from = payload["from"]?.number, let to = payload["to"]?.number,
      let by = payload["by"]?.number, elapsed >= from, elapsed <= to
    else { return }
    row.frame.x += by
  }

  override func receive(_ name: String, _ payload: Payload) {
    if name == "poke" { return poke(payload) }
    if name == "go" {
      start = stage.now
      let curve =
        payload["damping"]?.number.map { TimingCurve.spring(response: 0.3, damping: $0) }
        ?? .linear
      way.animate(
        to: payload["to"]?.number ?? 0,
        Animation(
          duration: .milliseconds(payload["duration"]?.number ?? 200), curve: curve))
      return
    }
    let by = payload["by"]?.number ?? 0
    let kind = payload["kind"]?.string ?? ""
    stage.schedule(after: .milliseconds(payload["after"]?.number ?? 0), "fault") { [unowned self] in
      switch kind {
      case "jump": row.frame.x += by
      case "kick":
        // From the same place on with another velocity, of which the log hears nothing.
        pivot = way.shown
        slope = by
      case "seam": seam = by
      case "creep":
        stage.animate(Animation(duration: .seconds(0.1), curve: .linear)) { row.frame.x += by }
      default: row.alpha -= by
      }
    }
  }
}
