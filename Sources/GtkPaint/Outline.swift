import CGtkShim.Paint
import TouchKit

/// A path, with what was made of it so far: its line as polygons, and masks.
final class Outline {
  /// Everything that decides the shape of the path's ink.
  struct MaskKey: Hashable {
    /// The width of the line; 0 if the path is filled.
    var width: Double
    /// Device pixels per unit of the path.
    var pixels: Double
  }

  /// The path; as long as it is kept here, no other path's elements can be at its place in memory.
  let path: Path
  /// The path as it is.
  let shape: CairoPath
  private var lines = GenerationCache<MaskKey, CairoPath>(limit: 8)
  private var masks = GenerationCache<MaskKey, PlacedMask>(limit: 8)

  init(_ path: Path) {
    self.path = path
    var verbs: [UInt8] = []
    var numbers: [Double] = []
    verbs.reserveCapacity(path.elements.count)
    numbers.reserveCapacity(path.elements.count * 4)
    func add(_ verb: DPVerb, _ points: Point...) {
      verbs.append(UInt8(truncatingIfNeeded: verb.rawValue))
      for point in points { numbers += [point.x, point.y] }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add(DPVerbMove, point)
      case .line(let point): add(DPVerbLine, point)
      case .curve(let first, let second, let end): add(DPVerbCurve, first, second, end)
      case .close: add(DPVerbClose)
      }
    }
    shape = CairoPath(verbs, numbers)
  }

  /// The box of the path's ink, in the path's units.
  func extents(width: Double) -> Rect { Rect(dp_path_extents(shape.handle, width)) }

  /// What is filled for pixels: the path, or its line as polygons.
  func filled(_ key: MaskKey) -> CairoPath {
    guard key.width > 0 else { return shape }
    if let known = lines.find(key) { return known }
    let made = line(key)
    lines.keep(made, for: key)
    return made
  }

  private func line(_ key: MaskKey) -> CairoPath {
    let line = StrokedPath(path, width: key.width, pixels: key.pixels)
    return CairoPath(line.verbs, line.numbers)
  }

  /// The mask of the path's ink, or nil if it is too large for one.
  func mask(_ key: MaskKey) -> PlacedMask? {
    if let known = masks.find(key) { return known }
    let box = extents(width: key.width)
    let left = (box.x * key.pixels).rounded(.down) - 1
    let top = (box.y * key.pixels).rounded(.down) - 1
    let width = (box.maxX * key.pixels).rounded(.up) + 1 - left
    let height = (box.maxY * key.pixels).rounded(.up) + 1 - top
    // Also false for what is not a number.
    guard width <= Outline.largestMask, height <= Outline.largestMask else { return nil }
    let part = Rect(
      left / key.pixels, top / key.pixels, width / key.pixels, height / key.pixels)
    let ink = key.width > 0 ? line(key) : shape
    guard let made = dp_mask_new_path(ink.handle, DPRect(part), key.pixels) else { return nil }
    let placed = PlacedMask(
      Mask(adopting: made), DPRect(x: left, y: top, width: width, height: height))
    masks.keep(placed, for: key)
    return placed
  }

  /// The longest side of a mask in pixels. Larger ink is drawn as a path each time.
  private static let largestMask = 384.0
}
