import TouchKit

/// Whether a take still means what it did when it was recorded.
package enum TakeMeaning {
  /// Whether a take's file says what its fingers hit, so that this can be checked.
  package static func isTold(by take: Scenario) -> Bool { !take.landings.isEmpty }

  /// The inputs that hit something else now than the take's file says, on the phone that it was recorded on.
  ///
  /// The others are judged as if those had hit what they should. `isOver` is asked between inputs and ends it.
  package static func divergences(
    of take: Scenario, _ prototype: Prototype, measurer: any TextMeasuring,
    isOver: () -> Bool = { false }
  ) -> [Divergence] {
    let recorded = RecordedTake(prototype, take, aimsPointers: false, measurer: measurer)
    var divergences: [Divergence] = []
    while recorded.nextTime != nil, !isOver() {
      if let divergence = recorded.next().divergence { divergences.append(divergence) }
    }
    return divergences
  }
}
