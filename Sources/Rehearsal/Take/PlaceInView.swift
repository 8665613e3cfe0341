import TouchKit

/// A place in a view that is found again in the same view at another size.
///
/// Near an edge a place keeps its distance from the edge: marks and the starts of gestures are there. Between the edges
/// it is a share of the distance between them.
struct PlaceInView: Equatable {
  /// From the top left of what the view shows.
  var offset: Point
  var size: Size

  /// How wide an edge is: as wide as that of gestures that begin at one.
  private static let edge = 24.0
  /// Each edge of a small view uses at most this share of it.
  private static let edgeShare = 1.0 / 3

  /// The place in a view of another size; mirrored if one of the two is laid out from the right.
  func offset(in other: Size, mirrored: Bool) -> Point {
    let x = PlaceInView.along(offset.x, of: size.width, in: other.width)
    return Point(
      mirrored ? other.width - x : x,
      PlaceInView.along(offset.y, of: size.height, in: other.height))
  }

  private static func along(_ place: Double, of length: Double, in other: Double) -> Double {
    guard length != other, length > 0 else { return place }
    let margin = min(edge, length * edgeShare)
    let otherMargin = min(edge, other * edgeShare)
    if place < margin { return place * otherMargin / margin }
    if place > length - margin { return other - (length - place) * otherMargin / margin }
    let share = (place - margin) / (length - 2 * margin)
    return otherMargin + share * (other - 2 * otherMargin)
  }
}
