import Rehearsal
import TouchKit

/// Values of one or two tunings around the present ones, for phones in a grid.
package enum ValueGrid {
  /// How many values of one tuning alone there are, and of each of two.
  private static let alone = 9
  private static let each = 3
  /// The values at the ends are the present value times this, and the present value divided by this.
  private static let wide = 2.0
  private static let narrow = 1.5
  /// How much the damping of a spring changes.
  private static let damping = 0.2
  private static let dampings = 0.1...1.5

  /// The designs of a grid, row by row; the present values are among them.
  package struct Designs: Equatable {
    package var designs: [Design]
    /// Nil if they are one row, which may be broken.
    package var columns: Int?
  }

  /// The grid of tunings with present values; nil if there are no values around these.
  package static func designs(_ entries: [(entry: TuningEntry, value: TuningValue)]) -> Designs? {
    guard let first = entries.first else { return nil }
    guard let second = entries.dropFirst().first else { return grid(of: first.entry, first.value) }
    let (down, across) = (
      values(first.entry, first.value, each, narrow),
      values(second.entry, second.value, each, narrow)
    )
    return grid(
      down.map { [TuningChange(first.entry.name, $0)] },
      across.map { [TuningChange(second.entry.name, $0)] },
      present: [
        TuningChange(first.entry.name, first.value), TuningChange(second.entry.name, second.value),
      ])
  }

  /// One tuning's grid: a spring has its two numbers, everything else its values one after the other.
  private static func grid(of entry: TuningEntry, _ value: TuningValue) -> Designs? {
    let present = [TuningChange(entry.name, value)]
    guard case .curve(.spring(let response, let damping)) = value else {
      let all = values(entry, value, alone, wide).map { [TuningChange(entry.name, $0)] }
      return grid(all, [[]], present: present)
    }
    let factors = [1 / narrow, 1, narrow]
    let dampings = [damping - Self.damping, damping, damping + Self.damping].map {
      min(max(hundredths($0), Self.dampings.lowerBound), Self.dampings.upperBound)
    }
    let springs = factors.flatMap { factor in
      unique(dampings).map { damping in
        [
          TuningChange(
            entry.name,
            .curve(
              .spring(
                response: factor == 1 ? response : hundredths(response * factor), damping: damping))
          )
        ]
      }
    }
    return grid(springs, [[]], present: present, columns: unique(dampings).count)
  }

  private static func grid(
    _ down: [[TuningChange]], _ across: [[TuningChange]], present: [TuningChange],
    columns: Int? = nil
  ) -> Designs? {
    let cells = down.flatMap { first in across.map { first + $0 } }
    guard cells.count > 1, cells.contains(present) else { return nil }
    let designs = cells.map { changes in
      var design = Design(changes.map(words).joined(separator: " · "))
      design.changes = changes
      return design
    }
    return Designs(
      designs: designs, columns: columns ?? (across.count > 1 ? across.count : nil))
  }

  private static func words(_ change: TuningChange) -> String {
    let name = change.name.split(separator: ".").dropFirst().joined(separator: " ")
    return "\(name) \(TuneWords.words(change.value))"
  }

  /// Values around one, in their order; the one itself is among them.
  private static func values(
    _ entry: TuningEntry, _ value: TuningValue, _ count: Int, _ span: Double
  ) -> [TuningValue] {
    switch (entry.kind, value) {
    case (.number(let range, let step), .number(let present)):
      let half = count / 2
      let numbers = (-half...half).map { place -> Double in
        guard place != 0 else { return present }
        let share = Double(place) / Double(half)
        let wanted =
          present == 0 ? Double(place) * step * 10 : present * power(span, share)
        return min(max(rounded(wanted, to: step), range.lowerBound), range.upperBound)
      }
      return unique(numbers).map(TuningValue.number)
    case (.choice(let words), .choice(let present)):
      return around(present, in: words, count).map(TuningValue.choice)
    case (.curve, .curve(let present)):
      let named = TimingCurve.named.map(\.curve)
      let all = named.contains(present) ? named : [present] + named
      return around(present, in: all, count).map(TuningValue.curve)
    default: return [value]
    }
  }

  /// The `count` neighbours of a thing in a list, with itself.
  private static func around<T: Equatable>(_ present: T, in all: [T], _ count: Int) -> ArraySlice<T>
  {
    let place = all.firstIndex(of: present) ?? 0
    let start = max(0, min(place - count / 2, all.count - count))
    return all[start..<min(all.count, start + count)]
  }

  /// A number between 1 and `span` or its inverse, for a share from -1 to 1.
  private static func power(_ span: Double, _ share: Double) -> Double {
    share < 0 ? 1 / (1 + (span - 1) * -share) : 1 + (span - 1) * share
  }

  private static func rounded(_ number: Double, to step: Double) -> Double {
    hundredThousandths((number / step).rounded() * step)
  }

  private static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
  private static func hundredThousandths(_ number: Double) -> Double {
    (number * 100_000).rounded() / 100_000
  }

  private static func unique<T: Equatable>(_ all: [T]) -> [T] {
    all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
