import GtkPaint
import Screens
import TouchKit

/// The phone that benches run: `modern` with its usual tuning, drawn at scale 2.
extension Stage {
  static let benchScale = 2.0
  static var benchDevice: Device {
    guard let device = phone.device(named: "modern") else {
      preconditionFailure("the phone has no modern device")
    }
    return device
  }

  /// The phone with a screen open; `tuning` is its usual one unless given.
  convenience init(
    screen: String, now: CivilTime = .usual, tuning: Tuning = phone.defaultTuning,
    measurer: PangoMeasurer
  ) {
    self.init(
      phone, settings: Settings(device: Stage.benchDevice, screen: screen, now: now),
      tuning: tuning, measurer: measurer)
  }

  /// A new surface of a frame's size.
  func surface() throws -> Surface {
    try Surface(
      width: Int(screenSize.width * Stage.benchScale),
      height: Int(screenSize.height * Stage.benchScale))
  }

  /// The picture now.
  func scene(_ painter: Painter) -> Scene {
    painter.scene(frame(), size: screenSize, scale: Stage.benchScale)
  }
}
