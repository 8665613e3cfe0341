import TouchKit

/// The measures by which a swipe on a row is judged.
extension RowActionMachine {
  /// How far a swipe must go to act at once instead of asking.
  struct FullSwipe: Equatable {
    /// From this many revealed points on a swipe of any speed acts.
    var distance: Double
    /// From this many on a swipe acts if the finger has this velocity.
    var fastDistance: Double
    var velocity: Double
  }

  /// The sizes of a row and its buttons, with the tuning of swipes.
  struct Measures: Equatable {
    /// The revealed points of the open trailing and leading button; 0 if the row has no such button.
    var trailing: Double
    var leading: Double
    var width: Double
    /// How many seconds ahead a velocity counts.
    var projection: Double
    /// When a swipe acts at once; nil if it only asks.
    var full: FullSwipe?
    /// How easily a row that only asks is pulled further than its open button.
    var give = RubberBand.usualGive

    func rest(_ side: RowSide) -> Double { side == .trailing ? trailing : leading }

    /// The revealed points after a finger has pulled on by a distance.
    ///
    /// An end without a button reveals nothing; an end that only asks resists ever more past its open button.
    func reveal(from: Double, pulledBy distance: Double) -> Double {
      let reveal = band.shown(
        at: band.position(showing: from, within: free) + distance, within: free)
      return min(max(reveal, most.lowerBound), most.upperBound)
    }

    /// How much the revealed points change with each point of the finger.
    func slope(at reveal: Double) -> Double { band.slope(showing: reveal, within: free) }

    /// The resistance past the open button: a button that only asks can't be pulled to the row's other end.
    private var band: RubberBand {
      RubberBand(size: max(0, width - max(trailing, leading)), give: give)
    }
    private var most: ClosedRange<Double> {
      (leading > 0 ? -width : 0)...(trailing > 0 ? width : 0)
    }
    /// The range in which the row follows the finger without resistance.
    private var free: ClosedRange<Double> { full == nil ? -leading...trailing : most }
  }
}
