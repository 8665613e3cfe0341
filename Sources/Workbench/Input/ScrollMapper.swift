import TouchKit

/// Turns wheels and touchpads into the phone's scrolling.
package struct ScrollMapper: Equatable {
  /// A touchpad that is silent for so long has been left, on displays that send no event for that; in microseconds.
  package static let silence: Int64 = 150_000

  /// Where two fingers on a touchpad began to scroll.
  private var start: Point?

  package init() {}

  package var isScrolling: Bool { start != nil }

  /// `notch` is how many points a notch of a wheel is worth.
  package mutating func map(
    _ scroll: CanvasEvent.Scroll, at point: Point, _ layout: PhoneLayout, notch: Double
  ) -> [Input.Kind] {
    if scroll.isStop { return end() }
    guard layout.isOnScreen(point) || isScrolling, scroll.dx.isFinite, scroll.dy.isFinite else {
      return []
    }
    let unit = scroll.isPrecise ? 1 / layout.factor : notch
    let distance = Point(scroll.dx * unit, scroll.dy * unit)
    guard distance != .zero else { return [] }
    guard scroll.isTouchpad || scroll.isPrecise else {
      return end() + [.scroll(by: distance, at: point, phase: .wheel)]
    }
    let phase: Input.ScrollPhase = isScrolling ? .moved : .began
    let start = start ?? point
    self.start = start
    return [.scroll(by: distance, at: start, phase: phase)]
  }

  /// The fingers left the touchpad.
  package mutating func end() -> [Input.Kind] {
    guard let start else { return [] }
    self.start = nil
    return [.scroll(by: .zero, at: start, phase: .ended)]
  }
}
