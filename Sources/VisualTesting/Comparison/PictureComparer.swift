import Files

/// Compares pictures pixel by pixel.
public struct PictureComparer: Sendable {
  public var tolerance: Tolerance?
  /// Regions that are not looked at.
  public var masks: [PixelRect]

  public init(tolerance: Tolerance? = nil, masks: [PixelRect] = []) {
    self.tolerance = tolerance
    self.masks = masks
  }

  /// What a pixel turned out to be.
  enum Kind: UInt8 {
    case same, smoothing, different, masked
  }

  public func compare(expected: PixelBuffer, actual: PixelBuffer) -> Comparison {
    compareAll(expected, actual, keepingKinds: false).0
  }

  /// The comparison and a picture of it: what is equal pale, what differs red, smoothing yellow, masks blue.
  public func picture(expected: PixelBuffer, actual: PixelBuffer) -> (Comparison, PixelBuffer) {
    let (comparison, kinds) = compareAll(expected, actual, keepingKinds: true)
    return (comparison, DifferencePicture.draw(actual, kinds))
  }

  private func compareAll(
    _ expected: PixelBuffer, _ actual: PixelBuffer, keepingKinds: Bool
  ) -> (Comparison, KindMap) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var map = KindMap(width: width, height: height, isKept: keepingKinds)
    var comparison = Comparison(
      differing: 0, smoothing: 0, total: width * height, box: nil, sizes: nil,
      tolerance: tolerance)
    guard expected.width == actual.width, expected.height == actual.height else {
      comparison.sizes = Comparison.Sizes(
        expected: [expected.width, expected.height], actual: [actual.width, actual.height])
      countWithSizes(expected, actual, &comparison, &map)
      return (comparison, map)
    }
    if expected.bytes == actual.bytes, !keepingKinds || masks.isEmpty { return (comparison, map) }
    let masked = MaskRows(masks, width: width, height: height)
    expected.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        let pixels = PixelPair(
          left: left.bindMemory(to: UInt32.self), right: right.bindMemory(to: UInt32.self),
          width: width, height: height)
        count(pixels, masked, &comparison, &map)
      }
    }
    return (comparison, map)
  }

  private func count(
    _ pixels: PixelPair, _ masked: MaskRows, _ comparison: inout Comparison, _ map: inout KindMap
  ) {
    let limit = tolerance.map { ColorDifference.greatest * $0.threshold * $0.threshold }
    var box = BoxBuilder()
    for y in 0..<pixels.height {
      let row = y * pixels.width
      if pixels.rowsEqual(y) {
        if map.isKept { masked.mark(y, &map) }
        continue
      }
      let isMasked = masked.row(y)
      for x in 0..<pixels.width {
        let a = pixels.left[row + x]
        let b = pixels.right[row + x]
        if let isMasked, isMasked[x] {
          map.set(x, y, .masked)
          continue
        }
        if a == b { continue }
        if let limit, let tolerance {
          if ColorDifference.squared(a, b) <= limit { continue }
          if tolerance.ignoresAntialiasing, pixels.isSmoothing(x, y) {
            comparison.smoothing += 1
            map.set(x, y, .smoothing)
            continue
          }
        }
        comparison.differing += 1
        box.add(x, y)
        map.set(x, y, .different)
      }
    }
    comparison.box = box.rect
  }

  private func countWithSizes(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ comparison: inout Comparison,
    _ map: inout KindMap
  ) {
    var box = BoxBuilder()
    for y in 0..<map.height {
      for x in 0..<map.width {
        let a = expected.pixel(x, y)
        let b = actual.pixel(x, y)
        guard a != b || a == nil else { continue }
        comparison.differing += 1
        box.add(x, y)
        map.set(x, y, .different)
      }
    }
    comparison.box = box.rect
  }
}

extension PixelBuffer {
  /// The four bytes of a pixel; nil outside the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8]? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }
}

/// The kind of every pixel, kept only where a picture will be drawn of it.
struct KindMap {
  let width: Int
  let height: Int
  let isKept: Bool
  private(set) var kinds: [PictureComparer.Kind]

  init(width: Int, height: Int, isKept: Bool) {
    (self.width, self.height, self.isKept) = (width, height, isKept)
    kinds = isKept ? Array(repeating: .same, count: width * height) : []
  }

  mutating func set(_ x: Int, _ y: Int, _ kind: PictureComparer.Kind) {
    if isKept { kinds[y * width + x] = kind }
  }
}

/// Which pixels of a row are masked.
struct MaskRows {
  private let rects: [PixelRect]
  private let width: Int

  init(_ masks: [PixelRect], width: Int, height: Int) {
    rects = masks.compactMap { $0.clamped(width: width, height: height) }
    self.width = width
  }

  /// Nil where nothing of the row is masked.
  func row(_ y: Int) -> [Bool]? {
    let here = rects.filter { y >= $0.y && y < $0.y + $0.height }
    guard !here.isEmpty else { return nil }
    var row = Array(repeating: false, count: width)
    for rect in here {
      for x in rect.x..<rect.x + rect.width { row[x] = true }
    }
    return row
  }

  func mark(_ y: Int, _ map: inout KindMap) {
    guard let row = row(y) else { return }
    for x in row.indices where row[x] { map.set(x, y, .masked) }
  }
}

/// Grows to hold pixels.
private struct BoxBuilder {
  private var left = Int.max
  private var top = Int.max
  private var right = Int.min
  private var bottom = Int.min

  mutating func add(_ x: Int, _ y: Int) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  var rect: PixelRect? {
    guard right >= left else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
