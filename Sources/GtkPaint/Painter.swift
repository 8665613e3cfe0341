import CGtkShim.Paint
import TouchKit

/// Paints display lists as scenes.
///
/// Each thread has one of its own, as it has a measurer, whose text layouts it paints.
package final class Painter {
  /// Raised when pixels change on purpose: baselines that were made with another number are expected to differ.
  /// `Tests/numbers/painter.txt` holds what each number paints.
  package static let number = 2

  package let measurer: PangoMeasurer
  let builder: OpaquePointer
  private var outlines = OutlineCache()
  private var shadows = GenerationCache<SoftShadow.Key, SoftShadow>(limit: 64)
  private var pictures = PictureCache()
  private var bitmaps = ScaledBitmaps()

  package init(measurer: PangoMeasurer) {
    self.measurer = measurer
    builder = dp_scene_new()
  }

  deinit { dp_scene_free(builder) }

  /// The picture of a display list on a screen of `size` points with `scale` pixels to a point.
  ///
  /// Items wholly off the screen, or under an opaque fill of the whole screen, are left out.
  package func scene(
    _ list: DisplayList, size: Size, scale: Double, for use: Scene.Use = .pixels
  ) -> Scene {
    precondition(
      scale.isFinite && scale > 0, "a picture needs a scale above 0, and this one is \(scale)")
    pictures.begin()
    var player = DisplayListPlayer(
      painter: self, builder: builder, screen: Rect(origin: .zero, size: size), scale: scale,
      use: use)
    player.play(list.items)
    return Scene(handle: dp_scene_finish(builder), player, size: size, scale: scale)
  }

  /// The pixels of a scene.
  package func pixels(_ scene: Scene) throws(PaintError) -> Surface {
    let surface = try Surface(
      width: Painter.side(scene.size.width * scene.scale),
      height: Painter.side(scene.size.height * scene.scale))
    surface.draw(scene)
    return surface
  }

  /// The picture of some items, from the cache or newly painted.
  ///
  /// It is the same picture for every use: a document gets its pixels, too.
  func picture(_ items: ArraySlice<DisplayItem>, _ source: Rect, scale: Double) -> CachedPicture? {
    if let known = pictures.find(items, source, scale) { return known }
    let inner = dp_scene_new()
    defer { dp_scene_free(inner) }
    var player = DisplayListPlayer(
      painter: self, builder: inner, screen: source, scale: scale, use: .pixels)
    player.play(Array(items))
    let node = dp_scene_finish(inner)
    defer { dp_node_free(node) }
    guard let made = dp_picture_new(node, DPRect(source), scale) else { return nil }
    let picture = CachedPicture(adopting: made, items, source, scale)
    pictures.keep(picture)
    return picture
  }

  /// The node of a part of a bitmap at a size.
  func bitmap(_ bitmap: Bitmap, _ form: ScaledBitmaps.Form) -> SharedNode? {
    bitmaps.picture(of: bitmap, form)
  }

  func outline(_ path: Path) -> Outline { outlines.outline(path) }

  func shadow(_ key: SoftShadow.Key) -> SoftShadow? {
    if let known = shadows.find(key) { return known }
    guard let made = SoftShadow(key) else { return nil }
    shadows.keep(made, for: key)
    return made
  }

  /// The pixels of a picture's side; if the number is not sensible, more than any picture may have.
  private static func side(_ pixels: Double) -> Int {
    pixels.isFinite && pixels < 32768 ? Int(exactly: pixels.rounded()) ?? Int.max : Int.max
  }
}
