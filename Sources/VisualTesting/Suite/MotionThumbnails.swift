import Files
import TouchKit

/// A few small frames of a motion beside each other in one picture.
enum MotionThumbnails {
  /// Frames of one section.
  static let count = 8
  /// How wide a frame's place is in pixels, and how high at most.
  static let place = (width: 84, height: 180)

  /// Even times through a section, each in the middle of its part; one if the section has no duration.
  static func times(from begin: Time, for span: Time) -> [Time] {
    guard span > .zero else { return [begin] }
    return (0..<count).map { index in
      begin
        + Time(microseconds: span.microseconds * Int64(2 * index + 1) / Int64(2 * count))
    }
  }

  /// The frames from left to right, each as large as its place allows, in the middle of it.
  static func picture(_ frames: [PixelBuffer]) -> PixelBuffer {
    let small = frames.map(reduced)
    let height = small.map(\.height).max() ?? 1
    var row = PixelBuffer(width: place.width * max(1, frames.count), height: height)
    for (index, frame) in small.enumerated() {
      let left = index * place.width + (place.width - frame.width) / 2
      let top = (height - frame.height) / 2
      for y in 0..<frame.height {
        for x in 0..<frame.width { row[left + x, top + y] = frame[x, y] }
      }
    }
    return row
  }

  /// A picture with the mean of all pixels that fall on one.
  private static func reduced(_ frame: PixelBuffer) -> PixelBuffer {
    // Some room between neighbours, so that people can distinguish frames.
    let room = (width: place.width - 4, height: place.height)
    let ratio = max(
      1, max(Double(frame.width) / Double(room.width), Double(frame.height) / Double(room.height)))
    let width = max(1, Int(Double(frame.width) / ratio))
    let height = max(1, Int(Double(frame.height) / ratio))
    var small = PixelBuffer(width: width, height: height)
    func part(_ index: Int, of count: Int, _ whole: Int) -> Range<Int> {
      let start = index * whole / count
      return start..<max(start + 1, (index + 1) * whole / count)
    }
    for y in 0..<height {
      for x in 0..<width {
        var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
        for row in part(y, of: height, frame.height) {
          for column in part(x, of: width, frame.width) {
            let pixel = frame[column, row]
            red += Int(pixel.red)
            green += Int(pixel.green)
            blue += Int(pixel.blue)
            alpha += Int(pixel.alpha)
            count += 1
          }
        }
        small[x, y] = Pixel(
          red: UInt8(red / count), green: UInt8(green / count), blue: UInt8(blue / count),
          alpha: UInt8(alpha / count))
      }
    }
    return small
  }
}
