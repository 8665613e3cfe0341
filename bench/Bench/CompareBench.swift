import Files
import GtkPaint
import Rehearsal
import Screens
import TouchKit
import VisualTesting

/// Measures comparing frames of the inbox on `modern` at scale 2.
struct CompareBench {
  /// One pixel of so many differs, scattered over the picture, so that few pixels can be skipped.
  private static let share: UInt64 = 100
  let fonts: Fonts

  /// Compares two equal frames, bit for bit.
  func equal(_ count: Int) throws -> [Double] {
    let expected = try frame()
    let actual = try frame()
    return (0..<count).map { _ in
      BenchProgram.time { _ = PictureComparer().compare(expected: expected, actual: actual) }
    }
  }

  /// Compares two frames of which one pixel in a hundred differs, with tolerance and a drawing of the differences.
  func tolerant(_ count: Int) throws -> [Double] {
    let (expected, actual) = try pair()
    let comparer = PictureComparer(tolerance: Tolerance())
    return (0..<count).map { _ in
      BenchProgram.time { _ = comparer.picture(expected: expected, actual: actual) }
    }
  }

  /// Writes the two frames that differ as rows of RGBA, for other programs.
  func write(to folder: String) throws {
    let (expected, actual) = try pair()
    try SafeFile.write(expected.bytes, to: folder + "/expected.rgba")
    try SafeFile.write(actual.bytes, to: folder + "/actual.rgba")
    print("{\"width\": \(expected.width), \"height\": \(expected.height)}")
  }

  private func pair() throws -> (PixelBuffer, PixelBuffer) {
    let expected = try frame()
    var bytes = expected.bytes
    // Knuth's generator, whose upper bits are random enough to scatter pixels.
    var state: UInt64 = 1
    for pixel in 0..<bytes.count / 4 {
      state = state &* 6_364_136_223_846_793_005 &+ 1
      guard (state >> 33) % CompareBench.share == 0 else { continue }
      for part in 0..<3 { bytes[4 * pixel + part] ^= 0x60 }
    }
    return (
      expected, PixelBuffer(width: expected.width, height: expected.height, bytes: bytes)
    )
  }

  private func frame() throws -> PixelBuffer {
    let phone = DrawerPhone(fonts: fonts)
    let surface = try phone.stage.surface()
    surface.draw(phone.scene())
    return surface.pixelBuffer
  }
}
