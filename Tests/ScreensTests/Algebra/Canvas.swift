import GtkPaint
import TouchKit

/// A picture's pixels, premultiplied words of alpha, red, green and blue from the top left on.
struct Canvas: Equatable {
  let width: Int
  let height: Int
  private(set) var words: [UInt32]

  init(_ surface: Surface) {
    let (width, height) = (surface.width, surface.height)
    (self.width, self.height) = (width, height)
    words = surface.withPixels { bytes, stride in
      [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
        for y in 0..<height {
          let row = UnsafeRawBufferPointer(rebasing: bytes[(y * stride)..<(y * stride + width * 4)])
          let target = UnsafeMutableBufferPointer(rebasing: words[(y * width)..<((y + 1) * width)])
          UnsafeMutableRawBufferPointer(target).copyMemory(from: row)
        }
        count = width * height
      }
    }
  }

  private init(width: Int, height: Int, words: [UInt32]) {
    (self.width, self.height, self.words) = (width, height, words)
  }

  /// The picture with each pixel where a mapping that keeps pixels puts it.
  func mapped(_ mapping: Mapping, scale: Double) -> Canvas {
    let wide = Int(mapping.size.width * scale)
    let high = Int(mapping.size.height * scale)
    // The middle of a pixel goes to the middle of a pixel, and so does each step from it.
    func offset(_ x: Int, _ y: Int) -> Int {
      let there = mapping.transform.apply(
        Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale))
      return Int(there.y * scale) * wide + Int(there.x * scale)
    }
    let start = offset(0, 0)
    let (right, down) = (offset(1, 0) - start, offset(0, 1) - start)
    let count = words.count
    let mapped = words.withUnsafeBufferPointer { words in
      [UInt32](unsafeUninitializedCapacity: count) { mapped, initialized in
        for y in 0..<height {
          for x in 0..<width { mapped[start + x * right + y * down] = words[y * width + x] }
        }
        initialized = count
      }
    }
    return Canvas(width: wide, height: high, words: mapped)
  }

  /// So many copies beside and below each other.
  func tiled(_ columns: Int, _ rows: Int) -> Canvas {
    let line = (0..<height).flatMap { y in
      (0..<columns).flatMap { _ in words[(y * width)..<((y + 1) * width)] }
    }
    return Canvas(
      width: width * columns, height: height * rows, words: (0..<rows).flatMap { _ in line })
  }

  /// How many pixels differ, and the greatest difference of any part of one.
  func difference(_ other: Canvas) -> (pixels: Int, most: Int) {
    guard width == other.width, height == other.height else { return (.max, .max) }
    guard words != other.words else { return (0, 0) }
    var found = (pixels: 0, most: 0)
    words.withUnsafeBufferPointer { words in
      other.words.withUnsafeBufferPointer { others in
        for i in words.indices where words[i] != others[i] {
          found.pixels += 1
          for shift in [0, 8, 16, 24] as [UInt32] {
            let part = Int(words[i] >> shift & 0xFF)
            found.most = max(found.most, abs(part - Int(others[i] >> shift & 0xFF)))
          }
        }
      }
    }
    return found
  }
}
