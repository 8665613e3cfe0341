import GtkPaint
import Testing
import TouchKit

/// Paints items on a small screen and tells what became of the pixels.
struct PainterFixture {
  let painter: Painter
  var size = Size(40, 40)
  var scale = 1.0

  init(size: Size = Size(40, 40), scale: Double = 1) throws {
    painter = Painter(measurer: PangoMeasurer(fonts: try Fonts()))
    self.size = size
    self.scale = scale
  }

  var measurer: PangoMeasurer { painter.measurer }

  func scene(_ items: [DisplayItem]) -> Scene {
    painter.scene(DisplayList(items: items), size: size, scale: scale)
  }

  /// The picture of items over `ground`, or over nothing.
  func paint(_ items: [DisplayItem], on ground: Color? = .white) throws -> Pixels {
    let cover = ground.map { [DisplayItem.fill(Rect(origin: .zero, size: size), .zero, $0)] } ?? []
    return Pixels(try painter.pixels(scene(cover + items)))
  }
}

/// Pixels as words of alpha, red, green and blue, premultiplied.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  let words: [UInt32]

  init(_ surface: Surface) {
    width = surface.width
    height = surface.height
    let count = surface.width * surface.height
    words = surface.withPixels { bytes, stride in
      [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
        for y in 0..<surface.height {
          let row = UnsafeRawBufferPointer(
            rebasing: bytes[y * stride..<(y * stride + surface.width * 4)])
          UnsafeMutableRawBufferPointer(words).baseAddress?.advanced(by: y * surface.width * 4)
            .copyMemory(from: row.baseAddress!, byteCount: row.count)
        }
        initialized = count
      }
    }
  }

  /// The colour at a pixel as six digits; what is clear counts as black.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] & 0xFF_FFFF }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(words[y * width + x] >> 24) }

  /// The red part, which is the lightness of a gray.
  func red(_ x: Int, _ y: Int) -> Int { Int(words[y * width + x] >> 16 & 0xFF) }

  /// The pixels that are not of a colour, as the smallest rectangle around them.
  func extent(besides ground: UInt32 = 0xFF_FFFF) -> PixelRect? {
    var box: PixelRect?
    for y in 0..<height {
      for x in 0..<width where self[x, y] != ground {
        guard let known = box else {
          box = PixelRect(x, y, x + 1, y + 1)
          continue
        }
        box = PixelRect(
          min(known.left, x), min(known.top, y), max(known.right, x + 1), max(known.bottom, y + 1))
      }
    }
    return box
  }

  /// The greatest difference of any part of any pixel.
  func difference(_ other: Pixels) -> Int {
    var greatest = 0
    for (a, b) in zip(words, other.words) where a != b {
      for shift in [0, 8, 16, 24] {
        let (one, two) = (Int(a >> shift & 0xFF), Int(b >> shift & 0xFF))
        greatest = max(greatest, abs(one - two))
      }
    }
    return greatest
  }

  /// The picture moved by whole pixels; what comes in is of the ground.
  func moved(_ dx: Int, _ dy: Int, ground: UInt32 = 0xFFFF_FFFF) -> [UInt32] {
    (0..<height).flatMap { y in
      (0..<width).map { x in
        let (sx, sy) = (x - dx, y - dy)
        let inside = (0..<width).contains(sx) && (0..<height).contains(sy)
        return inside ? words[sy * width + sx] : ground
      }
    }
  }
}

/// A rectangle of pixels by its edges.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  init(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
