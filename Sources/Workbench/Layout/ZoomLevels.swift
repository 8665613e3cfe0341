import TouchKit

/// The sizes at which the phone can be shown: logical pixels to a point.
package enum ZoomLevels {
  /// Where the commands and a wheel stop, in percent.
  package static let percents = [25, 50, 75, 100, 150, 200, 300, 400]
  /// What a touchpad can reach.
  package static let range = 0.2...4.0
  /// A touchpad that comes so near to a level means the level.
  private static let pull = 0.03

  /// The next level in a direction from what is shown, if there is one.
  package static func next(from factor: Double, isIn: Bool) -> Double? {
    // Rounding must not make the present level the next one.
    let slack = 0.005
    let levels = percents.map { Double($0) / 100 }
    return isIn
      ? levels.first { $0 > factor * (1 + slack) } : levels.last { $0 < factor * (1 - slack) }
  }

  /// A factor that a touchpad asks for; a level takes what comes near to it.
  package static func settled(_ factor: Double) -> Double {
    let factor = min(max(factor, range.lowerBound), range.upperBound)
    let level = percents.map { Double($0) / 100 }.first { abs($0 / factor - 1) < pull }
    return level ?? factor
  }

  package static func percent(_ factor: Double) -> Int {
    Int(exactly: (factor * 100).rounded()) ?? 100
  }
}
