/// A picture as a printable value: what is painted, from back to front.
///
/// Coordinates are screen points near the screen, never rounded; the player rounds edges to device pixels while no
/// pushed transform scales or turns. Pushes and pops are balanced.
public struct DisplayList: Equatable, Sendable {
  public var items: [DisplayItem]

  public init(items: [DisplayItem] = []) { self.items = items }
}
