import CGtkShim
import TouchKit

/// Pixels of some display items, owned, with the items themselves: what they show never has to be painted again.
final class KeptPicture {
  let handle: OpaquePointer
  private let items: ArraySlice<DisplayItem>
  private let source: Rect
  private let scale: Double
  /// The scene that showed it last.
  fileprivate var lastScene = 0

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

  fileprivate func shows(_ items: ArraySlice<DisplayItem>, _ source: Rect, _ scale: Double) -> Bool
  {
    self.source == source && self.scale == scale && self.items == items
  }
}

/// The few pictures that were drawn of late. They are as large as a screen, so that none is kept for long.
struct KeptPictures {
  private var kept: [KeptPicture] = []
  private var scenes = 0
  /// As many scenes that do not show a picture may come between two that do: a window's other parts are scenes too.
  private static let patience = 8
  /// A turn shows two, and one that interrupts another two more while it paints them.
  private static let most = 4

  /// A scene begins.
  mutating func begin() {
    scenes += 1
    kept.removeAll { $0.lastScene < scenes - KeptPictures.patience }
  }

  func find(_ items: ArraySlice<DisplayItem>, _ source: Rect, _ scale: Double) -> KeptPicture? {
    guard let found = kept.first(where: { $0.shows(items, source, scale) }) else { return nil }
    found.lastScene = scenes
    return found
  }

  mutating func keep(_ picture: KeptPicture) {
    picture.lastScene = scenes
    if kept.count == KeptPictures.most { kept.removeFirst() }
    kept.append(picture)
  }
}
