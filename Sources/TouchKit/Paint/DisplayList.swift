/// A picture as a printable value: what is painted, from back to front.
///
/// Coordinates are points of the screen. They are not rounded in the list; when the list is painted, edges are rounded
/// to device pixels, except inside a transform that scales or turns. Pushes and pops are balanced.
public struct DisplayList: Equatable, Sendable {
  /// The steps of painting, back to front.
  public var items: [DisplayItem]

  /// A list of these steps.
  public init(items: [DisplayItem] = []) { self.items = items }
}
