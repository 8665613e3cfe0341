import Files
import TouchKit

/// An input of a take, with the view that it landed on for people who read the file.
public struct RecordedInput: Hashable, Sendable {
  public var input: Input
  public var landing: Landing?

  public init(_ input: Input, landing: Landing? = nil) {
    self.input = input
    self.landing = landing
  }

  /// The view with an id that a finger landed in, and where in it.
  public struct Landing: Hashable, Sendable {
    public var view: String
    public var offset: Point

    public init(view: String, offset: Point) {
      self.view = view
      self.offset = offset
    }

    /// Where a finger that has just landed is; nil if no view with an id is there.
    init?(finger: Int, on stage: Stage) {
      guard let touch = stage.touches.active.first(where: { $0.finger == finger }) else {
        return nil
      }
      guard let landed = touch.view else { return nil }
      for named in landed.ancestors {
        guard let id = named.id, stage.prototype.ids.contains(id) else { continue }
        let offset = touch.location(in: named)
        view = id
        self.offset = Point(Landing.tenth(offset.x), Landing.tenth(offset.y))
        return
      }
      return nil
    }

    private static func tenth(_ x: Double) -> Double { (x * 10).rounded() / 10 }
  }
}
