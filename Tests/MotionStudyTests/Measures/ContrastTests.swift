import Testing
import TouchKit

@testable import MotionStudy

@Suite struct ContrastTests {
  /// Against white, as the tables of the guidelines' own calculators have them.
  private static let onWhite: [(hex: UInt32, ratio: Double)] = [
    (0x000000, 21), (0xFFFFFF, 1), (0x767676, 4.54), (0x777777, 4.48), (0x595959, 7.0),
    (0x949494, 3.03), (0x808080, 3.95), (0xC0C0C0, 1.82), (0xFF0000, 4.0), (0x00FF00, 1.37),
    (0x0000FF, 8.59), (0x800000, 10.95), (0x008000, 5.14), (0x000080, 16.01), (0x808000, 4.2),
    (0x800080, 9.42), (0x008080, 4.77), (0xFFFF00, 1.07), (0xFF00FF, 3.14), (0x00FFFF, 1.25),
  ]

  @Test(arguments: onWhite) func `Ratios against white are the published ones`(
    _ example: (hex: UInt32, ratio: Double)
  ) {
    let ratio = Contrast.ratio(Color(hex: example.hex), .white)
    #expect(abs(ratio - example.ratio) < 0.006, "\(ratio)")
    #expect(Contrast.ratio(.white, Color(hex: example.hex)) == ratio)
  }

  @Test func `The curve is that of sRGB at every byte`() {
    for byte in 0...255 {
      let part = Double(byte) / 255
      let wanted = Contrast.linear(part)
      // Back again: the inverse of the power, by its own definition.
      guard part > 0.04045 else { continue }
      let fifth = wanted * wanted * wanted * wanted * wanted
      let base = (part + 0.055) / 1.055
      var twelfth = 1.0
      for _ in 0..<12 { twelfth *= base }
      #expect(abs(fifth - twelfth) <= 1e-14 * max(twelfth, 1e-3), "\(byte)")
    }
  }

  @Test func `Levels begin at their bounds, lower ones for large letters`() {
    #expect(Contrast.level(4.49, isLarge: false) == .fails)
    #expect(Contrast.level(4.5, isLarge: false) == .aa)
    #expect(Contrast.level(7, isLarge: false) == .aaa)
    #expect(Contrast.level(2.99, isLarge: true) == .fails)
    #expect(Contrast.level(3, isLarge: true) == .aa)
    #expect(Contrast.level(4.5, isLarge: true) == .aaa)
    #expect(!Contrast.isLarge(23.9, weight: 400) && Contrast.isLarge(24, weight: 400))
    #expect(!Contrast.isLarge(18.6, weight: 700) && Contrast.isLarge(18.7, weight: 700))
    #expect(Contrast.Level.fails < .aa && .aa < Contrast.Level.aaa)
  }
}
