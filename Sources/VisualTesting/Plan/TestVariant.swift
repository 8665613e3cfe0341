import Rehearsal
import TouchKit

/// One of the variants under which tests play a scenario.
struct TestVariant: Equatable, Sendable {
  var startState: StartState
  /// Pixels a point of its shots.
  var scale: Int
  var nameParts = NameParts()

  /// Which properties are in the names of its pictures, because the scenario plays with several of them.
  struct NameParts: Equatable, Sendable {
    var device = false
    var orientation = false
    var tuning = false
  }

  var device: String { startState.settings.device.name }
  private var environment: Environment { startState.settings.environment }
  private var orientation: String { environment.orientation.rawValue }
  private var tuning: String { startState.tuningName }
  private var isDark: Bool { environment.appearance == .dark }
  private var isRightToLeft: Bool { environment.direction == .rightToLeft }

  /// What follows a shot's name in the name of its picture: `@2x-dark`.
  var suffix: String { "@\(scale)x" + motionSuffix }

  /// What follows a section's name in the name of its motion: `-dark`. How many pixels a point has makes no difference to it.
  var motionSuffix: String {
    (nameParts.device ? "-\(device)" : "")
      + (nameParts.orientation ? "-\(orientation)" : "") + (nameParts.tuning ? "-\(tuning)" : "")
      + (isRightToLeft ? "-rtl" : "") + (isDark ? "-dark" : "")
  }

  /// For people: `classic@2x landscape-left dark`.
  var title: String {
    var words = ["\(device)@\(scale)x"]
    if environment.orientation != .portrait { words.append(orientation) }
    if nameParts.tuning { words.append(tuning) }
    if isRightToLeft { words.append("rtl") }
    words.append(isDark ? "dark" : "light")
    return words.joined(separator: " ")
  }
}
