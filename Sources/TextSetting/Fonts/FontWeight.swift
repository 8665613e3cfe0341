/// How bold letters are, on the scale of designers and on fontconfig's.
enum FontWeight {
  /// Equal weights on both scales; those between are in proportion.
  private static let pairs: [(design: Double, fontconfig: Double)] = [
    (100, 0), (200, 40), (300, 50), (350, 55), (380, 75), (400, 80), (500, 100), (600, 180),
    (700, 200), (800, 205), (900, 210), (1000, 215),
  ]

  static func forFontconfig(_ weight: Double) -> Double {
    let weight = min(max(weight, 100), 1000)
    var index = 0
    while weight > pairs[index].design { index += 1 }
    let (above, exact) = (pairs[index], weight == pairs[index].design)
    if exact || index == 0 { return above.fontconfig }
    let below = pairs[index - 1]
    return below.fontconfig + (above.fontconfig - below.fontconfig) * (weight - below.design)
      / (above.design - below.design)
  }
}
