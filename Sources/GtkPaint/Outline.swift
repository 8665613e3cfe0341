import CGtkShim
import TouchKit

/// A path as Cairo wants it, with the masks of it that were painted lately.
final class Outline {
  /// What decides the form of a path's ink.
  struct Form: Hashable {
    /// 0 where the path is filled.
    var width: Double
    /// How many device pixels the path's unit has.
    var pixels: Double
  }

  /// The path; as long as it is kept here, no other path's elements can take its place in memory.
  let path: Path
  let handle: OpaquePointer
  private var masks = GenerationCache<Form, PlacedMask>(limit: 8)

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
    handle = dp_path_new(verbs, Int32(clamping: verbs.count), numbers)
  }

  deinit { dp_path_free(handle) }

  /// What the path's ink covers, in its own units.
  func extents(width: Double) -> Rect { Rect(dp_path_extents(handle, width)) }

  /// The mask of the path's ink, or nil where it is too large for one.
  func mask(_ form: Form) -> PlacedMask? {
    if let known = masks.find(form) { return known }
    let box = extents(width: form.width)
    let left = (box.x * form.pixels).rounded(.down) - 1
    let top = (box.y * form.pixels).rounded(.down) - 1
    let width = (box.maxX * form.pixels).rounded(.up) + 1 - left
    let height = (box.maxY * form.pixels).rounded(.up) + 1 - top
    // Also false for what is not a number.
    guard width <= Outline.largestMask, height <= Outline.largestMask else { return nil }
    let part = Rect(
      left / form.pixels, top / form.pixels, width / form.pixels, height / form.pixels)
    guard let made = dp_mask_new_path(handle, DPRect(part), form.pixels, form.width) else {
      return nil
    }
    let placed = PlacedMask(
      Mask(adopting: made), DPRect(x: left, y: top, width: width, height: height))
    masks.keep(placed, for: form)
    return placed
  }

  /// The longest side of a kept mask in pixels. What is larger is drawn as a path each time.
  private static let largestMask = 384.0
}

extension DPColor {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
