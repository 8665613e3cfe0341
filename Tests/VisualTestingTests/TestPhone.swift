import Files
import GtkPaint
import TestSupport
import TouchKit

@testable import VisualTesting

/// A phone with a card on it, painted as the program paints.
struct TestPhone: Sendable {
  /// Where the card lies, in points.
  var x = 10.0
  var color = Color(hex: 0x3366CC)
  var title = "Hello"
  var hasBadge = false

  static let device = Device.test(
    "tiny", Size(60, 40), scale: 1, statusBarHeight: 0, margin: 4)

  static func renderer() throws -> PictureRenderer {
    let painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    return PictureRenderer(measurer: painter.measurer) { frame, size, scale in
      let surface = try painter.pixels(painter.scene(frame, size: size, scale: Double(scale)))
      return surface.withPixels { bytes, stride in
        // A surface has at least one pixel.
        bytes.baseAddress.map {
          PixelBuffer(
            premultipliedARGB: $0, width: surface.width, height: surface.height, stride: stride)
        } ?? PixelBuffer(width: 0, height: 0)
      }
    }
  }

  var prototype: Prototype {
    let phone = self
    return Prototype(
      name: "cards", screens: ["card"], devices: [TestPhone.device],
      catalogue: TuningCatalogue([]),
      tunings: [.init(Prototype.usualTuning, Tuning(TuningCatalogue([]), [:]))],
      makeApplication: { CardApplication($0, phone) }, inputs: [],
      ids: IDVocabulary(["card", "title", "badge"]))
  }

  func stage(_ renderer: PictureRenderer, isDark: Bool = false) -> Stage {
    let settings = Settings(
      device: TestPhone.device, screen: "card",
      environment: Environment(appearance: isDark ? .dark : .light))
    return Stage(
      prototype, settings: settings, tuning: Tuning(TuningCatalogue([]), [:]),
      measurer: renderer.measurer)
  }

  /// A test of the phone with one shot.
  func test(
    _ file: String, shots: [String] = ["start"], isDark: Bool = false, scale: Int = 1,
    tolerance: Tolerance? = nil, masks: [PixelRect] = [], tuning: String = "tuning"
  ) -> PictureTest {
    PictureTest(
      file: file, name: "a card",
      variant: .init(device: "tiny", scale: scale, isDark: isDark), tolerance: tolerance,
      tuning: tuning, shots: shots
    ) { renderer in
      let stage = stage(renderer, isDark: isDark)
      return .init(
        shots: try shots.map {
          try renderer.shot(of: stage, name: $0, scale: scale, masks: masks)
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
