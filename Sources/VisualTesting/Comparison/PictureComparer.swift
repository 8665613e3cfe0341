import CCompare
import Files
import Rehearsal

/// Compares pictures pixel by pixel.
package struct PictureComparer: Equatable, Sendable {
  /// What is let pass; nil if a single bit counts.
  package var tolerance: Tolerance?
  /// Regions that are not looked at.
  package var masks: [PixelRect]

  package init(tolerance: Tolerance? = nil, masks: [PixelRect] = []) {
    self.tolerance = tolerance
    self.masks = masks
  }

  package func compare(expected: PixelBuffer, actual: PixelBuffer) -> Comparison {
    comparison(expected, actual, count(expected, actual, drawing: nil))
  }

  /// The comparison and a picture of it: equal pixels are pale, different ones red, smoothed edges yellow, masks blue.
  package func picture(expected: PixelBuffer, actual: PixelBuffer) -> (Comparison, PixelBuffer) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var count = DPCompareCount()
    let drawing = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initialized in
      if let start = buffer.baseAddress { count = self.count(expected, actual, drawing: start) }
      initialized = width * height * 4
    }
    return (
      comparison(expected, actual, count),
      PixelBuffer(width: width, height: height, bytes: drawing)
    )
  }

  private func count(
    _ expected: PixelBuffer, _ actual: PixelBuffer, drawing: UnsafeMutablePointer<UInt8>?
  ) -> DPCompareCount {
    let boxes = masks.compactMap(\.box)
    return boxes.withUnsafeBufferPointer { boxes in
      var rules = DPCompareRules()
      rules.masks = boxes.baseAddress
      rules.mask_count = boxes.count
      if let tolerance {
        rules.is_tolerant = true
        rules.passes_smoothing = tolerance.ignoresAntialiasing
        rules.squared_distance = tolerance.squaredDistance
      }
      return expected.withPicture { left in
        actual.withPicture { right in dp_compare(left, right, &rules, drawing) }
      }
    }
  }

  private func comparison(
    _ expected: PixelBuffer, _ actual: PixelBuffer, _ count: DPCompareCount
  ) -> Comparison {
    let isOneSize = expected.width == actual.width && expected.height == actual.height
    return Comparison(
      differing: Int(clamping: count.differing), smoothing: Int(clamping: count.smoothing),
      total: max(expected.width, actual.width) * max(expected.height, actual.height),
      box: PixelRect(count.box),
      sizes: isOneSize
        ? nil
        : .init(
          expected: [expected.width, expected.height], actual: [actual.width, actual.height]),
      tolerance: tolerance)
  }
}

extension PixelBuffer {
  fileprivate func withPicture<Result>(_ body: (DPComparePicture) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { nothing in
      bytes.withUnsafeBufferPointer { pixels in
        // An empty picture has no bytes to point at, and these bytes are never read.
        guard let start = pixels.baseAddress ?? UnsafePointer(nothing.baseAddress) else {
          preconditionFailure("\(width) x \(height) pixels without memory")
        }
        return body(
          DPComparePicture(
            pixels: start, width: UInt32(clamping: width), height: UInt32(clamping: height)))
      }
    }
  }
}

extension PixelRect {
  /// Nil if nothing of the rectangle has coordinates of a picture.
  fileprivate var box: DPCompareBox? {
    let (right, overflowsRight) = x.addingReportingOverflow(width)
    let (bottom, overflowsBottom) = y.addingReportingOverflow(height)
    let box = DPCompareBox(
      left: UInt32(clamping: x), top: UInt32(clamping: y),
      right: UInt32(clamping: overflowsRight ? Int.max : right),
      bottom: UInt32(clamping: overflowsBottom ? Int.max : bottom))
    return box.left < box.right && box.top < box.bottom ? box : nil
  }

  fileprivate init?(_ box: DPCompareBox) {
    guard box.right > box.left else { return nil }
    self.init(
      x: Int(box.left), y: Int(box.top), width: Int(box.right - box.left),
      height: Int(box.bottom - box.top))
  }
}
