import Files
import GtkPaint
import Rehearsal
import Screens
import TouchKit

/// Ten takes of the phone, recorded on its smallest device, each of something else that a finger does.
enum PhoneTakes {
  /// A take's name, and where it begins and the steps by which a finger records it.
  static let all: [(name: String, steps: String)] = [
    (
      "the drawer by the strip, and a switch in it",
      #"""
      "steps": [{ "tap": {"x": 100, "y": 7} }, { "wait": 900 },
        { "tap": "drawer-toggle-dark" }, { "wait": 900 }, { "tap": {"x": 220, "y": 13} }, { "wait": 900 },
        { "drag": [[160, 10], [168, 140]], "duration": 200 }, { "wait": 900 }]
      """#
    ),
    (
      "a row is deleted by a swipe that asks",
      #"""
      "steps": [{ "swipe": "row-1", "direction": "left", "distance": 90, "duration": 220 }, { "wait": 900 },
        { "tap": "delete-1" }, { "wait": 900 }, { "tap": "undo" }, { "wait": 900 }]
      """#
    ),
    (
      "days scroll by, and a meal is opened",
      #"""
      "screen": "schedule", "steps": [
        { "drag": [[200, 140], [202, 92]], "duration": 260 }, { "wait": 2500 },
        { "tap": "meal-2026-01-05-2" }, { "wait": 900 }]
      """#
    ),
    (
      "a banner is pulled open, and its second button pressed",
      #"""
      "steps": [{ "notify": { "title": "Jonas Okafor", "message": "I bring the ladder.", "icon": "mail",
          "actions": ["Reply", "Archive"] } }, { "wait": 1000 },
        { "drag": [[160, 60], [160, 160]], "duration": 300 }, { "wait": 900 },
        { "tap": "notification-action-2" }, { "wait": 1500 }]
      """#
    ),
    (
      "one tab after another",
      #"""
      "steps": [{ "tap": "tab-schedule" }, { "wait": 600 }, { "tap": "tab-colours" }, { "wait": 600 },
        { "tap": "tab-device" }, { "wait": 600 }, { "tap": "tab-inbox" }, { "wait": 600 }]
      """#
    ),
    (
      "a message, and back by the edge",
      #"""
      "steps": [{ "tap": {"x": 90, "y": 170} }, { "wait": 900 },
        { "drag": [[6, 250], [210, 262]], "duration": 400 }, { "wait": 900 },
        { "tap": "row-1" }, { "wait": 900 }, { "tap": "back-button" }, { "wait": 900 }]
      """#
    ),
    (
      "words on the phone's keyboard",
      #"""
      "steps": [{ "tap": "search-field" }, { "wait": 900 }, { "tap": "key-t" }, { "wait": 80 },
        { "tap": "key-r" }, { "wait": 80 }, { "tap": "key-a" }, { "wait": 80 }, { "tap": "key-return" },
        { "wait": 900 }]
      """#
    ),
    (
      "two fingers on a surface",
      #"""
      "screen": "reporter", "steps": [
        { "touch": 1, "phase": "began", "x": 120, "y": 230 }, { "wait": 30 },
        { "touch": 2, "phase": "began", "x": 200, "y": 270 }, { "wait": 50 },
        { "touch": 1, "phase": "moved", "x": 100, "y": 220 }, { "touch": 2, "phase": "moved", "x": 220, "y": 280 },
        { "wait": 50 }, { "touch": 1, "phase": "moved", "x": 80, "y": 210 },
        { "touch": 2, "phase": "moved", "x": 240, "y": 290 }, { "wait": 50 },
        { "touch": 2, "phase": "ended", "x": 240, "y": 290 }, { "wait": 40 },
        { "touch": 1, "phase": "ended", "x": 80, "y": 210 }, { "wait": 300 }]
      """#
    ),
    (
      "a date from the popover of months",
      #"""
      "screen": "schedule", "steps": [{ "tap": "month-button" }, { "wait": 900 }, { "tap": "month-2" },
        { "wait": 900 }, { "tap": "date-2026-02-11" }, { "wait": 900 }, { "tap": "today-button" }, { "wait": 900 }]
      """#
    ),
    (
      "a long press on a key",
      #"""
      "steps": [{ "tap": "search-field" }, { "wait": 900 }, { "tap": "key-o" }, { "wait": 80 },
        { "tap": "key-k" }, { "wait": 80 }, { "hold": "key-delete", "duration": 900 }, { "wait": 400 }]
      """#
    ),
  ]

  /// The take of this name, as a window would have saved it.
  static func take(_ index: Int, _ measurer: PangoMeasurer) throws -> Scenario {
    try take(all[index].steps, all[index].name, measurer)
  }

  /// The take of these steps.
  static func take(
    _ steps: String, _ name: String = "t", _ measurer: PangoMeasurer
  ) throws -> Scenario {
    let reader = ScenarioReader(phone)
    let run = Run(
      phone,
      try reader.read(
        Array("{\"scenario\": 1, \"device\": \"classic\", \(steps)}".utf8), file: name),
      measurer: measurer)
    run.finish()
    if let failure = run.failures.first { throw failure.problem(in: name) }
    return try reader.read(run.write(name: name), file: name)
  }

  private static let fonts = Result { try Fonts() }

  static func measurer() throws -> PangoMeasurer { PangoMeasurer(fonts: try fonts.get()) }

  /// A take from the text of a file.
  static func read(_ steps: String, _ header: String = "") throws -> Scenario {
    try ScenarioReader(phone).read(
      Array("{\"scenario\": 1, \"take\": true, \(header)\n\"steps\": [\n\(steps)\n]}".utf8),
      file: "t")
  }

  /// A start with another device, direction or text size.
  static func start(
    _ take: Scenario, on device: String? = nil, _ direction: Environment.Direction = .leftToRight,
    textSize: Double = 1
  ) -> StartState {
    var start = take.startState
    if let device = device.flatMap(phone.device) { start.settings.device = device }
    start.settings.environment.direction = direction
    start.settings.environment.textSize = textSize
    return start
  }
}
