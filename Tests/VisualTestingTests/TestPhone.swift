import Files
import GtkPaint
import Rehearsal
import TestSupport
import TouchKit
import TuningFiles

@testable import VisualTesting

/// A phone with a card on it, painted as the program paints.
struct TestPhone: Sendable {
  /// Where the card lies, in points.
  var x = 10.0
  var color = Color(hex: 0x3366CC)
  var title = "Hello"
  var hasBadge = false

  /// The engine's usual values, and none of its own.
  private static let tunings: [Prototype.NamedTuning] = {
    do {
      return try TuningReader(TuningCatalogue()).tunings([])
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  static let device = device("tiny", Size(60, 40))
  private static let wide = device("wide", Size(90, 40))

  private static func device(_ name: String, _ size: Size) -> Device {
    .test(name, size, scale: 1, statusBarHeight: 0, margin: 4)
  }

  static func renderer() throws -> PictureRenderer {
    let painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    return PictureRenderer(measurer: painter.measurer) { frame, size, scale in
      try painter.pixels(painter.scene(frame, size: size, scale: Double(scale))).pixelBuffer
    }
  }

  /// The phone with one set of values under several names.
  static func withTunings(_ names: [String]) throws -> Prototype {
    try Prototype(
      name: "cards", screens: ["card"], devices: [device], catalogue: TuningCatalogue(),
      tunings: names.map { .init($0, tunings[0].tuning) },
      makeApplication: { CardApplication($0, TestPhone()) }, inputs: [],
      ids: IDVocabulary(["card", "title", "badge"]))
  }

  var prototype: Prototype {
    let phone = self
    return Prototype.sure { () throws(PrototypeFault) in
      try Prototype(
        name: "cards", screens: ["card"], devices: [TestPhone.device, TestPhone.wide],
        catalogue: TuningCatalogue(),
        tunings: TestPhone.tunings,
        makeApplication: { CardApplication($0, phone) }, inputs: [],
        ids: IDVocabulary(["card", "title", "badge"]))
    }
  }

  func stage(_ renderer: PictureRenderer, isDark: Bool = false) -> Stage {
    startState(isDark: isDark).stage(of: prototype, measurer: renderer.measurer)
  }

  private func startState(isDark: Bool) -> StartState {
    var startState = StartState(usualOf: prototype)
    startState.settings.environment.appearance = isDark ? .dark : .light
    return startState
  }

  /// A test of the phone with one shot.
  func test(
    _ file: String, shots: [String] = ["start"], isDark: Bool = false, scale: Int = 1,
    tolerance: Tolerance? = nil, masks: [Rect] = [], tuning: String = "tuning"
  ) -> PictureTest {
    PictureTest(
      file: file, name: "a card",
      variant: TestVariant(startState: startState(isDark: isDark), scale: scale),
      tolerance: tolerance,
      tuning: tuning, shots: shots, sections: []
    ) { renderer in
      let stage = stage(renderer, isDark: isDark)
      return .init(
        shots: try shots.map {
          try renderer.take(Shot(name: $0, time: stage.now, masks: masks), of: stage, scale: scale)
        })
    }
  }
}

private final class CardApplication: Application {
  private let phone: TestPhone

  init(_ stage: Stage, _ phone: TestPhone) {
    self.phone = phone
    super.init(stage)
  }

  override func launch() {
    let window = Window(id: "window", application: self)
    window.background = DynamicColor(0xFFFFFF, 0x101010)
    let card = View(id: "card", frame: Rect(phone.x, 10, 30, 20))
    card.background = DynamicColor(phone.color)
    let title = Label(
      phone.title, id: "title", style: TextStyle(size: 8, lineHeight: 10),
      color: DynamicColor(.white))
    title.frame = Rect(2, 2, 28, 10)
    card.addSubview(title)
    if phone.hasBadge {
      let badge = View(id: "badge", frame: Rect(24, -4, 8, 8))
      badge.background = DynamicColor(Color(hex: 0xCC0000))
      card.addSubview(badge)
    }
    window.addSubview(card)
    window.show()
  }
}
