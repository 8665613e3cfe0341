import CGtkShim.Paint
import TestSupport
import Testing

/// Each glyph is on a whole pixel, so that no version of Cairo has a choice.
@Suite struct GlyphPlaceTests {
  @Test func `100,000 random runs at any scale and place have each glyph on the pixel of the rule`()
  {
    var random = SeededRandom(seed: 16)
    var wrong = 0
    for _ in 0..<100_000 {
      let pixels = [1.0, 2, 3, 1.25, Double.random(in: 0.2...5, using: &random)][
        Int.random(in: 0...4, using: &random)]
      // Runs begin anywhere; on whole pixels and on halves of them more often than by chance.
      let any = Double.random(in: -3000...3000, using: &random)
      let run = [any, any.rounded(), (any.rounded() + 0.5) / pixels][
        Int.random(in: 0...2, using: &random)]
      var before: Int32 = 0
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place =
          run + (Double(before) + Double(Int.random(in: -900...900, using: &random))) / 1024
        let offset = dp_glyph_offset(run, place, before, pixels)
        // Where Cairo draws it, and where the rule says that it is.
        let drawn = (run * pixels + 0.5).rounded(.down) + Double(before + offset) / 1024 * pixels
        let ruled = (place * pixels + 0.5).rounded(.down)
        // Cairo 1.16 takes the nearest pixel, later versions the nearest quarter.
        if abs(drawn - ruled) >= 0.125 { wrong += 1 }
        before += Int32.random(in: 0...40_000, using: &random)
      }
    }
    #expect(wrong == 0)
  }
}
