import CGtkShim.Paint
import TouchKit

/// A shadow's mask in nine slices, whose middles stretch.
///
/// Slices are on whole device pixels, so that a shadow that moves keeps the same pixels.
final class SoftShadow {
  /// Everything that decides a shadow's pixels; lengths are device pixels.
  struct Key: Hashable {
    var across: AxisSlices
    var down: AxisSlices
    var radii: CornerRadii
    var x: Double
    var y: Double
    var blur: Double
    var spread: Double
    var isInner: Bool
  }

  /// The slices of a shadow along one axis: near end, middle, far end.
  struct AxisSlices: Hashable {
    /// How many of the shape's pixels are not stretched, at either end.
    var near = 0
    var far = 0
    /// The baked shape's length.
    var length: Int
    /// Whether the middle stretches; if not, the shape is baked at its own length.
    var isStretched = false
  }

  struct Piece {
    var part: Mask.Part
    /// 0, 1 or 2: near end, middle, far end.
    var column: Int
    var row: Int
  }

  /// How far the shadow reaches beyond the shape, in pixels; 0 for an inner one.
  let reach: Int
  let mask: Mask
  private(set) var pieces: [Piece] = []

  init?(_ key: Key) {
    let room = SoftShadow.room(key)
    var spec = DPShadowSpec(
      width: Int32(clamping: key.across.length), height: Int32(clamping: key.down.length),
      reach: Int32(clamping: room), radii: DPRadii(key.radii), x: key.x, y: key.y,
      spread: key.spread, deviation: SoftShadow.deviation(key.blur), inner: key.isInner)
    guard let made = dp_mask_new_shadow(&spec) else { return nil }
    mask = Mask(adopting: made)
    reach = key.isInner ? 0 : room
    let columns = key.across.bands(from: room - reach, reach: reach)
    let rows = key.down.bands(from: room - reach, reach: reach)
    // If both middles stretch, the one in the centre has no ink: the shape covers it, or it is beyond an inner shadow's
    // reach.
    let isHollow = key.across.isStretched && key.down.isStretched
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated()
      where !vertical.isEmpty && !horizontal.isEmpty {
        if isHollow && row == 1 && column == 1 { continue }
        let part = Mask.Part(
          x: horizontal.lowerBound, y: vertical.lowerBound, width: horizontal.count,
          height: vertical.count)
        pieces.append(Piece(part: part, column: column, row: row))
      }
    }
  }

  /// The Gaussian's deviation in pixels, limited to a sensible size.
  static func deviation(_ blur: Double) -> Double { min(max(blur / 2, 0), 256) }

  /// The reach of the softness: three running means make a bell three deviations wide, and each may be a pixel wider
  /// than necessary.
  static func softness(_ blur: Double) -> Double {
    let deviation = deviation(blur)
    return deviation > 0 ? (deviation * 3).rounded(.up) + 3 : 0
  }

  private static func room(_ key: Key) -> Int {
    let reach = softness(key.blur) + max(abs(key.x), abs(key.y)) + abs(key.spread)
    return Int(exactly: min(reach, 4096).rounded(.up)) ?? 0
  }
}

extension SoftShadow.AxisSlices {
  /// The slices of a shape `length` pixels long; `nearRadius` and `farRadius` are those of its corners at either end.
  init(
    length: Double, nearRadius: Double, farRadius: Double, offset: Double, spread: Double,
    softness: Double
  ) {
    func soft(_ radius: Double) -> Double { radius > 0 ? max(radius + spread, 0) : 0 }
    let near = max(nearRadius, offset - spread + soft(nearRadius) + softness, 0).rounded(.up)
    let far = max(farRadius, -offset - spread + soft(farRadius) + softness, 0).rounded(.up)
    if near + far + 1 < length, let near = Int(exactly: near), let far = Int(exactly: far) {
      self.init(near: near, far: far, length: near + far + 1, isStretched: true)
    } else {
      self.init(whole: length)
    }
  }

  init(whole length: Double) {
    self.init(length: Int(exactly: min(max(length, 1), 16384).rounded()) ?? 1)
  }

  /// The three bands of the baked picture, which begins `reach` before the shape; if nothing stretches, all is the
  /// middle.
  func bands(from start: Int, reach: Int) -> [Range<Int>] {
    let end = start + length + 2 * reach
    if !isStretched { return [start..<start, start..<end, end..<end] }
    let first = start + reach + near
    return [start..<first, first..<first + 1, first + 1..<end]
  }

  /// Where the three bands begin and end on a shape at `start` that is `length` pixels long.
  func places(from start: Double, length: Double, reach: Int) -> [Double] {
    let (low, high) = (start - Double(reach), start + length + Double(reach))
    if !isStretched { return [low, low, high, high] }
    return [low, start + Double(near), start + length - Double(far), high]
  }
}
