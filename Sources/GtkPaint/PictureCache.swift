import CGtkShim.Paint
import TouchKit

/// A cache of the few pictures that were drawn last. They are as large as a screen, so no picture is kept for long.
struct PictureCache {
  private var pictures: [CachedPicture] = []
  private var scenes = 0
  /// The most scenes without a picture before it is dropped: other parts of a window are scenes, too.
  private static let patience = 8
  /// A turn shows two pictures; a turn that interrupts another paints two more.
  private static let most = 4

  /// A scene begins.
  mutating func begin() {
    scenes += 1
    pictures.removeAll { $0.lastScene < scenes - PictureCache.patience }
  }

  func find(_ items: ArraySlice<DisplayItem>, _ source: Rect, _ scale: Double) -> CachedPicture? {
    guard let found = pictures.first(where: { $0.shows(items, source, scale) }) else { return nil }
    found.lastScene = scenes
    return found
  }

  mutating func keep(_ picture: CachedPicture) {
    picture.lastScene = scenes
    if pictures.count == PictureCache.most { pictures.removeFirst() }
    pictures.append(picture)
  }
}
