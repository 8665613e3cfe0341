import GtkPaint
import TouchKit
import Widgets
import Workbench

/// A phone as it is put into frames. What is painted of it is kept until something that it depends on changes.
struct PhoneFace {
  /// What the phone shows, and the fingers over it.
  private(set) var frame: DisplayList?
  private(set) var dots = TouchDots()
  /// How often it showed another frame.
  private(set) var frames = 0
  /// What is shown in place of the frame, until there is another one.
  var onionSkin: DisplayList? { didSet { if onionSkin != oldValue { phone = nil } } }
  /// What is drawn over the screen, on the canvas.
  var overlay: DisplayList? { didSet { if overlay != oldValue { overlaid = nil } } }
  private var chrome: PhoneChrome?
  private var layout: PhoneLayout?
  private var under: Scene?
  private var phone: Scene?
  private var bands: FrameBands?
  private var over: Scene?
  private var touched: Scene?
  private var overlaid: Scene?

  /// Shows something else from now on; false if it is the same.
  mutating func show(_ frame: DisplayList, _ dots: TouchDots) -> Bool {
    let isNewFrame = frame != self.frame
    guard isNewFrame || dots != self.dots else { return false }
    if isNewFrame {
      phone = nil
      onionSkin = nil
      frames += 1
    }
    if dots != self.dots { touched = nil }
    (self.frame, self.dots) = (frame, dots)
    return true
  }

  /// Shows the same as nothing that was shown before.
  mutating func forget() { frame = nil }

  /// Puts the phone into a frame on a canvas; `marks` paints over its screen, under the bezel.
  mutating func append(
    to snapshot: Canvas.Snapshot, _ chrome: PhoneChrome, on canvas: Size, _ painter: Painter,
    for use: Scene.Use, _ marks: () -> Void = {}
  ) {
    if chrome != self.chrome {
      self.chrome = chrome
      (under, over, touched, overlaid) = (nil, nil, nil, nil)
    }
    let layout = chrome.layout
    func onCanvas(_ list: DisplayList) -> Scene {
      painter.scene(list, size: canvas, scale: layout.density)
    }
    let (under, over) = (under ?? onCanvas(chrome.under), over ?? onCanvas(chrome.overBesideScreen))
    (self.under, self.over) = (under, over)
    snapshot.append(under, at: .zero, factor: 1)
    picture(layout, painter, for: use).append(to: snapshot)
    marks()
    if let overlay {
      let scene = overlaid ?? onCanvas(overlay)
      overlaid = scene
      snapshot.append(scene, at: .zero, factor: 1)
    }
    snapshot.append(over, at: .zero, factor: 1)
    guard !dots.isEmpty else { return }
    let fingers = touched ?? onCanvas(dots.list(layout, cornerRadius: chrome.cornerRadius))
    touched = fingers
    snapshot.append(fingers, at: .zero, factor: 1)
  }

  /// The phone's picture alone, without what is around it.
  mutating func picture(
    _ layout: PhoneLayout, _ painter: Painter, for use: Scene.Use
  ) -> Picture {
    if layout != self.layout { (phone, bands) = (nil, nil) }
    self.layout = layout
    let list = onionSkin ?? frame ?? DisplayList()
    if use == .pixels, let bands = bands(of: list, painter, layout) {
      return .bands(bands, layout.origin)
    }
    let scene =
      phone ?? painter.scene(list, size: layout.screen, scale: layout.scale, for: use)
    phone = scene
    return .scene(scene, layout.origin, factor: layout.factor)
  }

  /// The frame in memory, if there is memory for it.
  private mutating func bands(
    of list: DisplayList, _ painter: Painter, _ layout: PhoneLayout
  ) -> FrameBands? {
    if let bands {
      bands.show(list, painter)
    } else {
      bands = try? FrameBands(
        list, size: layout.screen, scale: layout.scale, density: layout.density, painter)
    }
    return bands
  }

  /// A painted screen with its place on the canvas.
  enum Picture {
    /// For what draws nodes to the display.
    case scene(Scene, Point, factor: Double)
    /// For what draws pixels.
    case bands(FrameBands, Point)

    func append(to snapshot: Canvas.Snapshot) {
      switch self {
      case .scene(let scene, let origin, let factor):
        snapshot.append(scene, at: origin, factor: factor)
      case .bands(let bands, let origin): snapshot.append(bands, at: origin)
      }
    }
  }
}
