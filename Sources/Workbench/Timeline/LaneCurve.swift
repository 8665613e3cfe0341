/// A number over the width of the timeline.
package struct LaneCurve: Equatable {
  /// Between two columns, in logical pixels.
  package static let step = 2.0

  package var name: String
  /// A value for each column, from the left; nil if the view is not there or the time is in the future.
  package var values: [Double?]

  package init(name: String, values: [Double?]) {
    self.name = name
    self.values = values
  }

  package var range: ClosedRange<Double>? {
    let all = values.compactMap(\.self)
    guard let low = all.min(), let high = all.max() else { return nil }
    return low...high
  }
}
