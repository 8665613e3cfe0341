import TouchKit

/// A frame as the numbers that a view can follow.
extension Rect {
  /// The properties that place a view, each with its number in a frame.
  static var sides: [(property: AnimatableProperty, number: (Rect) -> Double)] {
    [(.x, { $0.x }), (.y, { $0.y }), (.width, { $0.width }), (.height, { $0.height })]
  }
}
