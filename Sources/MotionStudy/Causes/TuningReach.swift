import Rehearsal
import TouchKit

/// Which tunings a view's place depends on, found by trying: each is changed a little, and the line is run again.
package struct TuningReach: Equatable, Sendable {
  /// What was tried.
  package var change: TuningChange
  /// How far the view was then from where it is, at the most, in points or hundredths of alpha; without end if it
  /// appeared or disappeared.
  package var distance: Double

  /// How often the view is looked at, so that its path counts too and not only its end.
  private static let looks = 8

  /// What is tried for each tuning of a catalogue: a value near the one that it has.
  package static func changes(_ catalogue: TuningCatalogue, _ tuning: Tuning) -> [TuningChange] {
    catalogue.entries.compactMap { entry in
      near(tuning[entry.name], entry.kind).map { TuningChange(entry.name, $0) }
    }
  }

  /// Times of a thread, for `found`.
  package static func times(from: Time, to: Time) -> [Time] {
    guard to > from else { return [to] }
    let step = Double((to - from).microseconds) / Double(looks)
    return (1...looks).map { from + .milliseconds((step * Double($0)).rounded() / 1000) }
  }

  /// The view's places on a line at some times.
  package static func places(of id: String, at times: [Time], in run: Run) -> [ShownView.Place?] {
    let history = ViewHistory(id, at: times, in: run)
    return times.map { history.place(at: $0) }
  }

  package init(_ change: TuningChange, moves distance: Double) {
    (self.change, self.distance) = (change, distance)
  }

  /// What another value does to a view, whose places are known without it; nil if nothing.
  package init?(
    _ change: TuningChange, _ places: [ShownView.Place?], with others: [ShownView.Place?]
  ) {
    let distance = zip(places, others).map { ViewHistory.distance($0, $1) }.max() ?? 0
    guard distance > ViewHistory.least else { return nil }
    self.init(change, moves: distance)
  }

  /// Another value; nil for what moves nothing.
  private static func near(_ value: TuningValue, _ kind: TuningEntry.Kind) -> TuningValue? {
    let (share, slower) = (0.1, 1.25)
    switch (kind, value) {
    case (.number(let range, let step), .number(let number)):
      let wanted = number + max(step, (number * share / step).rounded() * step)
      let other = range.contains(wanted) ? wanted : max(range.lowerBound, number - step)
      return other == number ? nil : .number(other)
    case (.choice(let words), .choice(let word)):
      return words.first { $0 != word }.map(TuningValue.choice)
    case (.curve, .curve(.spring(let response, let damping))):
      return .curve(.spring(response: response * slower, damping: damping))
    case (.curve, .curve(let curve)): return .curve(curve == .linear ? .easeInOut : .linear)
    default: return nil
    }
  }
}
