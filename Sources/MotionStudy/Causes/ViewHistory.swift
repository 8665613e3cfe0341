import Rehearsal
import TouchKit

/// What a view's place was at times of a line.
struct ViewHistory {
  /// A smaller change does not count: in points, and in hundredths of alpha.
  static let least = 0.01

  private var places: [Time: ShownView.Place] = [:]

  /// Runs a line and looks at the view at some times.
  init(_ id: String, at times: [Time], in run: Run) {
    for time in Set(times).sorted() {
      let views = run.state(at: time).shownViews([id])
      places[time] = views.index(of: id).map { views[$0].place }
    }
  }

  func place(at time: Time) -> ShownView.Place? { places[time] }

  /// How far the view is at the second time from where it was at the first, in points or hundredths of alpha, whichever is
  /// more; without end if it appeared or disappeared.
  func distance(_ first: Time, _ second: Time) -> Double {
    ViewHistory.distance(places[first], places[second])
  }

  static func distance(_ one: ShownView.Place?, _ other: ShownView.Place?) -> Double {
    guard let one, let other else { return one == nil && other == nil ? 0 : .infinity }
    let (a, b) = (one.frame, other.frame)
    let corners = [a.x - b.x, a.y - b.y, a.maxX - b.maxX, a.maxY - b.maxY].map(abs)
    return max(corners.max() ?? 0, abs(one.alpha - other.alpha) * 100)
  }
}
