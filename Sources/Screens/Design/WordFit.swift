import TouchKit

/// The sizes of letters at which no word is broken.
enum WordFit {
  /// The share of a size from one step to the next smaller one.
  private static let step = 0.05
  /// Letters get no smaller than this.
  private static let least = 0.4

  /// The factor on the size of texts at which the widest of their words has room in a width: 1 or a step below it.
  static func factor(_ texts: [Text], width: Double, _ measurer: any TextMeasuring) -> Double {
    let widest = texts.reduce(0) { max($0, measurer.widestWord($1)) }
    guard widest > width else { return 1 }
    let steps = (width / widest / step).rounded(.down)
    return max(least, steps * step)
  }
}
