import Files
import GtkPaint
import TouchKit

/// Paints display lists into bitmaps, which other lists can show.
extension Painter {
  /// A display list painted once and for all; nil if it doesn't fit in memory. `density` is how many pixels make a
  /// logical one, and `name` identifies it.
  func bitmap(
    _ list: DisplayList, size: Size, scale: Double, density: Double, name: String
  ) -> Bitmap? {
    guard let surface = try? pixels(scene(list, size: size, scale: scale)) else { return nil }
    let pixels = surface.pixelBuffer
    return Bitmap(
      hash: name, width: pixels.width, height: pixels.height, scale: density, bytes: pixels.bytes)
  }

  /// A list that draws the same pixels at once. GSK's Cairo draws all that a node holds whenever any part of the window
  /// under it has changed, and a long session's timeline holds hundreds of marks.
  func flattened(_ list: DisplayList, size: Size, density: Double, name: String) -> DisplayList {
    let bitmap = bitmap(list, size: size, scale: density, density: density, name: name)
    guard let bitmap else { return list }
    let whole = Rect(0, 0, Double(bitmap.width), Double(bitmap.height))
    let area = Rect(origin: .zero, size: size)
    return DisplayList(items: [.bitmap(bitmap, part: whole, area, tint: nil)])
  }
}
