import TouchKit

/// What a row is judged by while a finger swipes it.
extension RowActionMachine {
  /// What of a swipe acts at once instead of asking.
  struct FullSwipe: Equatable {
    /// From so many revealed points on, however slowly.
    var distance: Double
    /// From so many on, where the finger is as fast as this.
    var fastDistance: Double
    var velocity: Double
  }

  /// What a row needs to be judged by while a finger drags it and when the finger leaves.
  struct Measures: Equatable {
    /// The revealed points of the open trailing and leading button, 0 where there is none.
    var trailing: Double
    var leading: Double
    var width: Double
    /// How far ahead a velocity counts, in seconds.
    var projection: Double
    /// When letting go acts at once; nil where a swipe only ever asks.
    var full: FullSwipe?
    /// How willingly a row that only asks is pulled further than its open button.
    var give = RubberBand.usualGive

    func rest(_ side: RowSide) -> Double { side == .trailing ? trailing : leading }

    /// What is revealed when a finger has pulled on from there.
    ///
    /// An end without a button reveals nothing, and one that only ever asks gives ever less past its open button.
    func reveal(from: Double, pulledBy distance: Double) -> Double {
      let reveal = band.shown(
        at: band.position(showing: from, within: free) + distance, within: free)
      return min(max(reveal, most.lowerBound), most.upperBound)
    }

    /// How fast what is revealed follows a finger's 1.
    func slope(at reveal: Double) -> Double { band.slope(showing: reveal, within: free) }

    /// No pull takes a button that only asks to the row's other end.
    private var band: RubberBand {
      RubberBand(size: max(0, width - max(trailing, leading)), give: give)
    }
    private var most: ClosedRange<Double> {
      (leading > 0 ? -width : 0)...(trailing > 0 ? width : 0)
    }
    /// What follows the finger point for point.
    private var free: ClosedRange<Double> { full == nil ? -leading...trailing : most }
  }
}
