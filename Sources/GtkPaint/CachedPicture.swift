import CGtkShim.Paint
import TouchKit

/// The pixels of some display items, with the items, so that equal items need not be painted again.
final class CachedPicture {
  let handle: OpaquePointer
  private let items: ArraySlice<DisplayItem>
  private let source: Rect
  private let scale: Double
  /// The scene that showed it last.
  var lastScene = 0

  init(
    adopting handle: OpaquePointer, _ items: ArraySlice<DisplayItem>, _ source: Rect,
    _ scale: Double
  ) {
    self.handle = handle
    self.items = items
    self.source = source
    self.scale = scale
  }

  deinit { dp_picture_free(handle) }

  func shows(_ items: ArraySlice<DisplayItem>, _ source: Rect, _ scale: Double) -> Bool {
    self.source == source && self.scale == scale && self.items == items
  }
}
