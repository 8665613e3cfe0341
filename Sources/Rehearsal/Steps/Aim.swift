import TouchKit

/// What a finger aims at.
package enum Aim: Hashable, Sendable {
  /// The middle of the visible part of a view, when the finger lands.
  case view(String)
  case point(Point)
}
