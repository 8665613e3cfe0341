import Files
import TouchKit

/// How files write the phone's surroundings.
extension StepTable {
  /// What a file's beginning and an `environment` step may say of the phone's surroundings.
  static let environment: [ValueSchema.Member] = [
    .optional(
      "appearance", .word(Environment.Appearance.allCases.map(\.rawValue)), "light or dark"),
    .optional("textSize", .number(Environment.textSizes), "a factor on every text"),
    .optional(
      "direction", .word(Environment.Direction.allCases.map(\.rawValue)),
      "which way the phone reads"),
    .optional("reducedMotion", .bool, "whether fades replace large motions"),
    .optional(
      "contrast", .word(Environment.Contrast.allCases.map(\.rawValue)),
      "how far words and lines stand out from their ground"),
    .optional(
      "time", .either([.pattern(line(1, StatusReadings.timeLength)), .null]),
      "the time that the status bar shows, as it is written; null: the phone's clock"),
    .optional(
      "battery", .either([.number(StatusReadings.charges), .null]),
      "the charge as a share; null: as the tuning status-bar.battery says"),
    .optional("charging", .bool, "whether the phone is on its charger"),
    .optional(
      "signal", .either([.integer(StatusReadings.signals), .null]),
      "the bars of the mobile network; null: as the tuning status-bar.signal says"),
    .optional(
      "wifi", .either([.integer(StatusReadings.wifis), .null]),
      "the strength of the wireless network; null: as the tuning status-bar.wifi says"),
    .optional(
      "carrier", .either([.pattern(line(0, StatusReadings.carrierLength)), .null]),
      "the mobile network's name; null or nothing: none is shown"),
    .optional("call", .bool, "whether a call goes on, which the status bar says"),
    .optional(
      "hardwareKeyboard", .bool,
      "whether a keyboard is attached, so that the phone shows none of its own"),
  ]

  /// A line of text with this many characters.
  private static func line(_ least: Int, _ most: Int) -> ValueSchema.Pattern {
    ValueSchema.Pattern(
      "one line of \(least == 0 ? "at most" : "\(least) to") \(most) characters",
      expression: "[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]{\(least),\(most)}"
    ) { text in
      (least...most).contains(text.unicodeScalars.count)
        && !text.unicodeScalars.contains {
          switch $0.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: true
          default: false
          }
        }
    }
  }

  /// The change that checked members ask for.
  static func environmentChange(_ members: StepMembers) -> EnvironmentChange {
    EnvironmentChange(
      appearance: members.optionalWord("appearance"),
      textSize: members.optionalNumber("textSize"),
      direction: members.optionalWord("direction"),
      reducedMotion: members.optionalBool("reducedMotion"),
      time: members["time"].map { $0.checkedText.map { .given($0) } ?? .usual },
      battery: members["battery"].map { $0.checkedNumber.map { .given($0) } ?? .usual },
      isCharging: members.optionalBool("charging"),
      signal: members["signal"].map { $0.checkedWhole.map { .given($0) } ?? .usual },
      wifi: members["wifi"].map { $0.checkedWhole.map { .given($0) } ?? .usual },
      carrier: members["carrier"].map { $0.checkedText ?? "" },
      hasCall: members.optionalBool("call"),
      hasHardwareKeyboard: members.optionalBool("hardwareKeyboard"),
      contrast: members.optionalWord("contrast"))
  }
}
