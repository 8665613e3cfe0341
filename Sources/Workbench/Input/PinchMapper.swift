import TouchKit

/// Turns two fingers that pinch or turn on a touchpad into two fingers on the phone, about the pointer.
package struct PinchMapper: Equatable {
  private struct Pair: Equatable {
    var numbers: [Int]
    var middle: Point
    /// From the middle to the first finger: the direction in radians, and how far at the beginning, in points.
    var angle = 0.0
    var spread = 1.0

    func points(_ layout: PhoneLayout) -> [Point] {
      let direction = Point(Maths.cos(angle), Maths.sin(angle))
      let arm = direction * (PinchMapper.reach * spread)
      return [middle + arm, middle - arm].map(layout.clamped)
    }
  }

  /// How far each finger lands from the pointer, in points: far enough to come together.
  private static let reach = 70.0

  private var pair: Pair?

  package init() {}

  package var isPinching: Bool { pair != nil }

  /// Where the fingers are, on the phone's screen.
  package func fingers(_ layout: PhoneLayout) -> [Point] { pair?.points(layout) ?? [] }

  /// The inputs of an event at a point of the screen. `taken` are the numbers of fingers that are on it.
  package mutating func map(
    _ pinch: CanvasEvent.Pinch, at point: Point, _ layout: PhoneLayout, taken: [Int]
  ) -> [Input.Kind] {
    switch pinch.phase {
    case .began:
      guard pair == nil, layout.isOnScreen(point) else { return [] }
      let numbers = (1...).lazy.filter { !taken.contains($0) }.prefix(2)
      pair = Pair(numbers: Array(numbers), middle: point)
      return touches(.began, layout)
    case .moved:
      guard pinch.scale.isFinite, pinch.scale > 0, pinch.angle.isFinite else { return [] }
      pair?.spread = pinch.scale
      pair?.angle += pinch.angle
      if let middle = pair?.middle { pair?.middle = middle + pinch.distance * (1 / layout.factor) }
      return touches(.moved, layout)
    case .ended: return end(.ended, layout)
    case .cancelled: return end(.cancelled, layout)
    }
  }

  /// Removes the fingers from the screen.
  package mutating func cancel(_ layout: PhoneLayout) -> [Input.Kind] { end(.cancelled, layout) }

  private mutating func end(_ phase: Touch.Phase, _ layout: PhoneLayout) -> [Input.Kind] {
    defer { pair = nil }
    return touches(phase, layout)
  }

  private func touches(_ phase: Touch.Phase, _ layout: PhoneLayout) -> [Input.Kind] {
    guard let pair else { return [] }
    return zip(pair.numbers, pair.points(layout)).map {
      .touch(finger: $0, phase: phase, at: $1)
    }
  }
}
