/// Where the touches of a take are played.
package enum TakeWay: Hashable, Sendable {
  /// At the same places of the screen as they were recorded.
  case asRecorded
  /// At the views that they hit when they were recorded, and the places in them.
  case following
}
