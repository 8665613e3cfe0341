/// A picture as a printable value: what is painted, from back to front.
///
/// Coordinates are screen points near the screen, never rounded; the player rounds edges to device pixels while no
/// pushed transform scales or turns. Pushes and pops are balanced.
public struct DisplayList: Equatable, Sendable {
  /// The steps of painting, back to front.
  public var items: [DisplayItem]

  /// A list of these steps.
  public init(items: [DisplayItem] = []) { self.items = items }
}
