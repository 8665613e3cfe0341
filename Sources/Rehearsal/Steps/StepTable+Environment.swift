import TouchKit

/// How files write the phone's surroundings.
extension StepTable {
  /// What a file's beginning and an `environment` step may say of the phone's surroundings.
  static let environment: [ValueSchema.Member] = [
    .optional(
      "appearance", .word(Environment.Appearance.allCases.map { $0.rawValue }),
      "whether the phone's appearance is light or dark"),
    .optional(
      "textSize", .number(Environment.textSizes),
      "the size of all texts, as a factor; 1 is the normal size"),
    .optional(
      "direction", .word(Environment.Direction.allCases.map { $0.rawValue }),
      "the reading direction: left to right (ltr) or right to left (rtl)"),
    .optional("reducedMotion", .bool, "whether the phone shows fades instead of large motions"),
    .optional(
      "contrast", .word(Environment.Contrast.allCases.map { $0.rawValue }),
      "the contrast between texts or lines and their background"),
    .optional(
      "time", .either([.pattern(line(1, StatusReadings.timeLength)), .null]),
      "the text that the status bar shows as the time; null: the time of the phone's clock"),
    .optional(
      "battery", .either([.number(StatusReadings.charges), .null]),
      "the charge of the battery, from 0 to 1; null: the value of the tuning status-bar.battery"),
    .optional("charging", .bool, "whether the phone is connected to its charger"),
    .optional(
      "signal", .either([.integer(StatusReadings.signals), .null]),
      "how many bars the mobile network has; null: the value of the tuning status-bar.signal"),
    .optional(
      "wifi", .either([.integer(StatusReadings.wifis), .null]),
      "how strong the wireless network is; null: the value of the tuning status-bar.wifi"),
    .optional(
      "carrier", .either([.pattern(line(0, StatusReadings.carrierLength)), .null]),
      "the name of the mobile network; null or empty: the status bar shows no name"),
    .optional("call", .bool, "whether a call is in progress; if so, the status bar shows it"),
    .optional(
      "hardwareKeyboard", .bool,
      "whether a hardware keyboard is attached; the screen then shows no keyboard"),
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
