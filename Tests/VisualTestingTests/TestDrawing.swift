import Files

@testable import VisualTesting

/// A picture drawn by code with smoothed edges: how much of a pixel a shape covers is counted on a grid of samples.
struct TestDrawing {
  var picture: PixelBuffer
  /// Samples a pixel, each way.
  var samples = 8

  init(_ width: Int = 48, _ height: Int = 32, _ ground: Pixel = .white) {
    picture = PixelBuffer(width, height, ground)
  }

  /// Fills where `covers` says, in pixels with parts.
  mutating func fill(_ color: Pixel, _ covers: (_ x: Double, _ y: Double) -> Bool) {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        var hits = 0
        for sy in 0..<samples {
          for sx in 0..<samples
          where covers(
            Double(x) + (Double(sx) + 0.5) / Double(samples),
            Double(y) + (Double(sy) + 0.5) / Double(samples))
          {
            hits += 1
          }
        }
        guard hits > 0 else { continue }
        let share = Double(hits) / Double(samples * samples)
        picture[x, y] = picture[x, y].mixed(with: color, share)
      }
    }
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ color: Pixel) {
    fill(color) { px, py in
      (px - x) * (px - x) + (py - y) * (py - y) <= radius * radius
    }
  }

  /// The side of a slanted line.
  mutating func slope(_ offset: Double, _ steepness: Double, _ color: Pixel) {
    fill(color) { x, y in y > offset + x * steepness }
  }

  mutating func stroke(
    _ x: Double, _ y: Double, to endX: Double, _ endY: Double, width: Double, _ color: Pixel
  ) {
    let (dx, dy) = (endX - x, endY - y)
    let length = dx * dx + dy * dy
    fill(color) { px, py in
      let t = min(max(((px - x) * dx + (py - y) * dy) / length, 0), 1)
      let (ox, oy) = (px - x - t * dx, py - y - t * dy)
      return ox * ox + oy * oy <= width * width / 4
    }
  }

  /// Strokes as letters have them.
  mutating func letters(_ x: Double, _ y: Double, weight: Double, _ color: Pixel) {
    for letter in 0..<4 {
      let left = x + Double(letter) * 9
      stroke(left, y + 10, to: left + 3, y, width: weight, color)
      stroke(left + 3, y, to: left + 6, y + 10, width: weight, color)
      stroke(left + 1.5, y + 6.5, to: left + 4.5, y + 6.5, width: weight, color)
    }
  }
}

extension Pixel {
  func mixed(with other: Pixel, _ share: Double) -> Pixel {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Pixel(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
