import CGtkShim
import TouchKit

/// A path as Cairo wants it, with the pictures of it that were painted lately.
final class Outline {
  /// What decides a picture of the path.
  struct Ink: Hashable {
    /// 0 where the path is filled.
    var width: Double
    /// How many device pixels the path's unit has.
    var pixels: Double
    var color: Color
  }

  /// A picture of the path and where it lies, in device pixels from the path's origin.
  struct Picture {
    var texture: Texture
    var left: Double
    var top: Double
    var width: Double
    var height: Double
  }

  /// The path; as long as it is kept here, no other path's elements can take its place in memory.
  let path: Path
  let handle: OpaquePointer
  private var pictures = GenerationCache<Ink, Picture>(limit: 8)

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

  /// The picture of the path, or nil where it is too large for one.
  func picture(_ ink: Ink) -> Picture? {
    if let known = pictures.find(ink) { return known }
    let box = extents(width: ink.width)
    let left = (box.x * ink.pixels).rounded(.down) - 1
    let top = (box.y * ink.pixels).rounded(.down) - 1
    let width = (box.maxX * ink.pixels).rounded(.up) + 1 - left
    let height = (box.maxY * ink.pixels).rounded(.up) + 1 - top
    // Also false for what is not a number.
    guard width <= Outline.largestPicture, height <= Outline.largestPicture else { return nil }
    let part = Rect(left / ink.pixels, top / ink.pixels, width / ink.pixels, height / ink.pixels)
    let made = dp_texture_new_path(handle, DPRect(part), ink.pixels, ink.width, DPColor(ink.color))
    guard let made else { return nil }
    let picture = Picture(
      texture: Texture(adopting: made), left: left, top: top, width: width, height: height)
    pictures.keep(picture, for: ink)
    return picture
  }

  /// The longest side of a kept picture in pixels. What is larger is drawn as a path each time.
  private static let largestPicture = 384.0
}

extension DPColor {
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
