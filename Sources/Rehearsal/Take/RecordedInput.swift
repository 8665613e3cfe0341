import TouchKit

/// An input of a take, with the view that it landed on: what it was meant for.
package struct RecordedInput: Hashable, Sendable {
  package var input: Input
  package var landing: Landing?

  package init(_ input: Input, landing: Landing? = nil) {
    self.input = input
    self.landing = landing
  }

  /// The view with an id that a finger landed in, and where in it.
  package struct Landing: Hashable, Sendable {
    package var view: String
    package var offset: Point

    package init(view: String, offset: Point) {
      self.view = view
      self.offset = offset
    }

    /// Where a finger that has just landed is; nil if no view with an id is there. `aim` is the view under it, which hears
    /// nothing of the finger if the application takes it for itself.
    init?(finger: Int, aimedAt aim: View?, on stage: Stage) {
      guard let touch = stage.touches.active.first(where: { $0.finger == finger }) else {
        return nil
      }
      guard let landed = touch.view ?? aim.flatMap({ $0.window == nil ? nil : $0 }),
        let target = TouchTarget(around: landed, on: stage)
      else { return nil }
      let offset = touch.location(in: target.view)
      view = target.id
      self.offset = Point(Landing.tenth(offset.x), Landing.tenth(offset.y))
    }

    private static func tenth(_ x: Double) -> Double { (x * 10).rounded() / 10 }
  }
}
