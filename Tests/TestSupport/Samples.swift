import Foundation

/// How often something random is done, or how closely something is gone through: enough to see a fault soon, or, with WHOLE in
/// the environment as `script/test whole` has it, enough to be sure.
public enum Samples {
  public static let isWhole = ProcessInfo.processInfo.environment["WHOLE"] != nil

  public static func often<Number: BinaryInteger>(_ usual: Number, whole: Number) -> Number {
    isWhole ? whole : usual
  }
}
