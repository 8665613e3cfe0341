import Testing
import TouchKit

@Suite struct RubberBandTests {
  let band = RubberBand(size: 480)

  @Test func `A pull shows as (1 − 1 ÷ (0.55·o ÷ size + 1))·size`() {
    for pull in stride(from: -2000.0, through: 2000, by: 12.5) {
      let size = 480.0
      let expected = (1 - 1 / (0.55 * pull.magnitude / size + 1)) * size
      let shown = band.shown(ofPull: pull)
      #expect((shown.magnitude - expected).magnitude < 1e-10)
      #expect(pull == 0 ? shown == 0 : (shown < 0) == (pull < 0))
    }
    #expect((band.shown(ofPull: 0.001) / 0.001 - 0.55).magnitude < 1e-5)
  }

  @Test func `The inverse gives the pull back, to both sides`() {
    for pull in stride(from: -5000.0, through: 5000, by: 7) {
      let back = band.pull(showing: band.shown(ofPull: pull))
      #expect((back - pull).magnitude < 1e-8)
    }
  }

  @Test func `It gives ever less and never more than its size`() {
    var last = 0.0
    var step = Double.infinity
    for pull in 1...3000 {
      let shown = band.shown(ofPull: Double(pull))
      #expect(shown > last && shown < 480 && shown - last < step)
      step = shown - last
      last = shown
    }
    #expect(band.shown(ofPull: .greatestFiniteMagnitude) == 480)
    #expect(band.pull(showing: 480).isFinite)
    #expect(band.pull(showing: -1e300) == -band.pull(showing: 1e300))
  }

  @Test func `Without room nothing gives`() {
    for size in [0.0, -5] {
      #expect(RubberBand(size: size).shown(ofPull: 50) == 0)
      #expect(RubberBand(size: size).pull(showing: 50) == 0)
    }
  }

  @Test func `Positions are held back outside of the bounds alone, and caught where they are`() {
    let bounds = 100.0...700.0
    #expect(band.shown(at: 300, within: bounds) == 300)
    #expect(band.shown(at: 100, within: bounds) == 100)
    #expect(band.shown(at: 40, within: bounds) == 100 + band.shown(ofPull: -60))
    #expect(band.shown(at: 760, within: bounds) == 700 + band.shown(ofPull: 60))
    for position in stride(from: -900.0, through: 1700, by: 13) {
      let back = band.position(showing: band.shown(at: position, within: bounds), within: bounds)
      #expect((back - position).magnitude < 1e-9)
    }
  }

  @Test func `Its slope is how fast what is shown moves with the pull`() {
    for pull in stride(from: -900.0, through: 900, by: 31) {
      let h = 1e-4
      let measured = (band.shown(ofPull: pull + h) - band.shown(ofPull: pull - h)) / (2 * h)
      #expect((band.slope(showing: band.shown(ofPull: pull)) - measured).magnitude < 1e-6)
    }
    #expect(band.slope(showing: 50, within: 0...100) == 1)
    #expect(band.slope(showing: 100, within: 0...100) == 1)
    #expect(band.slope(showing: 130, within: 0...100) == band.slope(showing: 30))
    #expect(band.slope(showing: 10_000, within: 0...100) == 0)
  }
}
