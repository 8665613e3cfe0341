import Rehearsal
import TouchKit

/// One of the ways in which tests play a scenario.
struct TestVariant: Equatable, Sendable {
  var opening: Opening
  /// Pixels a point of its shots.
  var scale: Int
  var naming = Naming()

  /// What the names of its pictures have to tell, since the scenario plays in several of them.
  struct Naming: Equatable, Sendable {
    var device = false
    var orientation = false
  }

  var device: String { opening.settings.device.name }
  private var environment: Environment { opening.settings.environment }
  private var orientation: String { environment.orientation.rawValue }
  private var isDark: Bool { environment.appearance == .dark }
  private var isRightToLeft: Bool { environment.direction == .rightToLeft }

  /// What follows a shot's name in the name of its picture: `@2x-dark`.
  var suffix: String {
    "@\(scale)x" + (naming.device ? "-\(device)" : "")
      + (naming.orientation ? "-\(orientation)" : "") + (isRightToLeft ? "-rtl" : "")
      + (isDark ? "-dark" : "")
  }

  /// For people: `classic@2x landscape-left dark`.
  var title: String {
    var words = ["\(device)@\(scale)x"]
    if environment.orientation != .portrait { words.append(orientation) }
    if isRightToLeft { words.append("rtl") }
    words.append(isDark ? "dark" : "light")
    return words.joined(separator: " ")
  }
}
