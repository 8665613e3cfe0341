import Files

/// Two pictures of one size, for looking at them side by side.
struct PixelPair {
  let left: UnsafeBufferPointer<UInt32>
  let right: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int

  @inline(__always)
  func rowsEqual(_ y: Int) -> Bool {
    let start = y * width
    var difference: UInt32 = 0
    for x in start..<start + width { difference |= left[x] ^ right[x] }
    return difference == 0
  }

  /// Whether a pixel only smooths an edge in either picture.
  func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    smooths(left, other: right, x, y) || smooths(right, other: left, x, y)
  }

  /// A smoothing pixel lies between a darker and a brighter neighbour and is like few of its neighbours, while that
  /// darker or brighter one belongs to a flat area in both pictures (Vyšniauskas, «Anti-aliased pixel and intensity slope
  /// detector», 2009).
  private func smooths(
    _ here: UnsafeBufferPointer<UInt32>, other: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int
  ) -> Bool {
    let middle = here[y * width + x]
    let brightness = ColorDifference.brightness(middle)
    var likeNeighbours = isOnBorder(x, y) ? 1 : 0
    var darkest = 0.0
    var brightest = 0.0
    var darkestAt = (0, 0)
    var brightestAt = (0, 0)
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
        let neighbour = here[ny * width + nx]
        let step = neighbour == middle ? 0 : ColorDifference.brightness(neighbour) - brightness
        if step == 0 {
          likeNeighbours += 1
          if likeNeighbours > 2 { return false }
        } else if step < darkest {
          darkest = step
          darkestAt = (nx, ny)
        } else if step > brightest {
          brightest = step
          brightestAt = (nx, ny)
        }
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isFlat(here, darkestAt) && isFlat(other, darkestAt)
      || isFlat(here, brightestAt) && isFlat(other, brightestAt)
  }

  /// Whether at least three neighbours of a pixel are exactly like it; a border counts as one.
  private func isFlat(_ picture: UnsafeBufferPointer<UInt32>, _ place: (Int, Int)) -> Bool {
    let (x, y) = place
    let middle = picture[y * width + x]
    var like = isOnBorder(x, y) ? 1 : 0
    for ny in max(0, y - 1)...min(height - 1, y + 1) {
      for nx in max(0, x - 1)...min(width - 1, x + 1) where nx != x || ny != y {
        if picture[ny * width + nx] == middle {
          like += 1
          if like > 2 { return true }
        }
      }
    }
    return false
  }

  private func isOnBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
