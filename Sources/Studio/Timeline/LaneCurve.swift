/// A number over the width of the timeline.
nonisolated struct LaneCurve: Equatable {
  /// Between two columns, in logical pixels.
  static let step = 2.0

  var name: String
  /// A value for each column, from the left; nil where the view is not there or the line has not come.
  var values: [Double?]

  var range: ClosedRange<Double>? {
    let all = values.compactMap(\.self)
    guard let low = all.min(), let high = all.max() else { return nil }
    return low...high
  }
}
