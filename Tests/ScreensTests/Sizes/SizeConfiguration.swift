import Rehearsal
import TouchKit
import TouchStyle

/// A device, how it is held, and how its user reads.
struct SizeConfiguration: Hashable, Sendable, CustomStringConvertible {
  var device: Device
  var textSize: Double
  var direction: Environment.Direction
  var orientation: Orientation

  var description: String {
    let percent = Int((textSize * 100).rounded())
    return "\(device.name) \(percent) % \(direction.rawValue) \(orientation.rawValue)"
  }

  private static let directions = Environment.Direction.allCases
  private static let orientations = [Orientation.portrait, .landscapeLeft]

  /// Every device, text size, direction and orientation with every other.
  static let grid = Devices.all.flatMap { device in
    [0.8, 1, 1.5, 2].flatMap { textSize in
      directions.flatMap { direction in
        orientations.map {
          SizeConfiguration(
            device: device, textSize: textSize, direction: direction, orientation: $0)
        }
      }
    }
  }

  /// The smallest and the largest text: any two values meet once at least.
  static let corners = PairCover.combinations([
    Devices.all.count, textSizes.count, directions.count, orientations.count,
  ]).map { one in
    SizeConfiguration(
      device: Devices.all[one[0]], textSize: textSizes[one[1]], direction: directions[one[2]],
      orientation: orientations[one[3]])
  }

  private static let textSizes = [
    Environment.textSizes.lowerBound, Environment.textSizes.upperBound,
  ]

  /// A start under this configuration.
  func applied(to start: StartState) -> StartState {
    var start = start
    start.settings.device = device
    start.settings.environment.textSize = textSize
    start.settings.environment.direction = direction
    start.settings.environment.orientation = orientation
    return start
  }
}
