import TouchKit

/// The exact words of the device screen.
enum DeviceWords {
  /// Left and right are exchanged on purpose: if the interface turns left, the device was turned right.
  static func orientation(_ orientation: Orientation) -> String {
    switch orientation {
    case .portrait: "iPhone is oriented normally"
    case .landscapeLeft: "iPhone has been rotated right"
    case .portraitUpsideDown: "iPhone is upside down"
    case .landscapeRight: "iPhone has been rotated left"
    }
  }

  static func taps(_ count: Int) -> String {
    switch count {
    case ...0: "Swipe"
    case 1: "Single tap"
    case 2: "Double tap"
    default: "Multiple tap"
    }
  }

  static func phase(_ phase: Touch.Phase) -> String {
    switch phase {
    case .began: " started"
    case .moved: " moved"
    case .stationary: " hasn't moved"
    case .ended: " ended"
    case .cancelled: " cancelled"
    }
  }

  static func description(taps count: Int, _ phase: Touch.Phase) -> String {
    taps(count) + self.phase(phase)
  }

  static func place(_ point: Point) -> String {
    "(\(TouchWords.decimal(point.x)),\(TouchWords.decimal(point.y)))"
  }

  static let shaken = "iPhone was shaken"
  static let none = "None"
  /// The words of the switch that lets the screen receive several fingers.
  static let multiple = "Multiple touches"
  /// What the user can do on the screen.
  static let hint = "Touch, turn or shake the phone"
}
