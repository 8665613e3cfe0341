import TouchKit

/// How well people can distinguish two colours, by the formula of the guidelines for web content (WCAG 2): from 1 to
/// 21.
package enum Contrast {
  /// The level of the guidelines that a text reaches.
  package enum Level: String, Comparable, Sendable {
    case fails, aa = "AA", aaa = "AAA"

    package static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .fails: 0
      case .aa: 1
      case .aaa: 2
      }
    }
  }

  /// Large letters may have less contrast.
  private static let least = (aa: 4.5, aaa: 7.0, largeAA: 3.0, largeAAA: 4.5)
  /// From here on letters are large, in points; the second for bold ones.
  private static let (large, largeBold, bold) = (24.0, 56.0 / 3, 700)

  package static func ratio(_ one: Color, _ other: Color) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  package static func level(_ ratio: Double, isLarge: Bool) -> Level {
    let (aa, aaa) = isLarge ? (least.largeAA, least.largeAAA) : (least.aa, least.aaa)
    return ratio >= aaa ? .aaa : ratio >= aa ? .aa : .fails
  }

  static func isLarge(_ size: Double, weight: Int) -> Bool {
    size >= (weight >= bold ? largeBold : large)
  }

  /// The relative luminance of an opaque colour, from 0 to 1.
  static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    // To the power of 2.4: its square, and the fifth root of its square.
    let base = (part + 0.055) / 1.055
    return base * base * fifthRoot(base * base)
  }

  /// By Newton's steps, so that it is the same on every machine.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = 1.0
    for _ in 0..<newtonSteps {
      let fourth = root * root * root * root
      root -= (root * fourth - number) / (5 * fourth)
    }
    return root
  }

  /// Enough for numbers from 0.008 to 1.
  private static let newtonSteps = 12
}
