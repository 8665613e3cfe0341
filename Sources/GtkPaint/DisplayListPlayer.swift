import CGtkShim.Paint
import JSON
import TouchKit

/// Plays a display list into a scene, item by item.
struct DisplayListPlayer {
  /// The state between a push and its pop.
  struct Level {
    /// The offset added to coordinates here, so that no translation reaches GSK's 32-bit numbers.
    var offset = Point.zero
    /// Whether no transform around scales or turns, so that edges are rounded to pixels.
    var isUpright = true
    /// The factor by which a point is drawn larger here.
    var magnification = 1.0
    /// The opacity that is multiplied into the leaves' colours.
    var alpha = 1.0
    /// Whether this is inside a group with an opacity.
    var isGrouped = false
    /// The visible rectangle; nil if it is not known.
    var visible: Rect?
    /// A rectangle outside of which turned pictures need no pixels.
    var limits: Rect
    /// Whether the builder has an open level for this one.
    var isPushed = false
  }

  let painter: Painter
  let builder: OpaquePointer
  let grid: PixelGrid
  let use: Scene.Use
  var isVector: Bool { use == .document }
  var level: Level
  var outer: [Level] = []
  /// Whether an opaque fill has covered the whole screen.
  var isCovering = false
  /// Whether a part of the picture that is drawn alone has the same pixels as in the whole. It has not for a slanted or
  /// rounded gradient, a turned edge or a turned picture: Cairo steps along them from the part's edge, with rounding.
  var isExactInParts = true
  /// The shapes with round corners, around which parts must grow.
  var roundedShapes: [RoundedShape] = []
  private let screen: Rect
  /// A part of the screen that has one opaque colour and nothing on it yet.
  private var plain: (rect: Rect, color: Color)?

  init(painter: Painter, builder: OpaquePointer, screen: Rect, scale: Double, use: Scene.Use) {
    self.painter = painter
    self.use = use
    self.screen = screen
    self.builder = builder
    grid = PixelGrid(scale: scale)
    level = Level(visible: screen, limits: screen)
    outer.reserveCapacity(16)
  }

  mutating func play(_ items: [DisplayItem]) {
    var index = 0
    while index < items.count {
      if isPaintedAlready(items[index]) {
        index += 1
        continue
      }
      switch items[index] {
      case .fill(let rect, let radii, let color):
        if outer.isEmpty && radii.isZero && color.alpha >= 1 && rect.contains(screen) {
          dp_scene_clear(builder)
          isCovering = true
        }
        noteRoundedShape(rect, radii)
        fill(rect, radii, color)
      case .gradient(let rect, let radii, let gradient):
        if gradient.start.x != gradient.end.x || !radii.isZero { isExactInParts = false }
        fill(rect, radii, gradient)
      case .border(let rect, let radii, let width, let color):
        noteRoundedShape(rect, radii)
        border(rect, radii, width, color)
      case .hairline(let rect, let edge, let color): hairline(rect, edge, color)
      case .shadow(let rect, let radii, let shadow): self.shadow(rect, radii, shadow)
      case .innerShadow(let rect, let radii, let shadow): innerShadow(rect, radii, shadow)
      case .text(let text, let point, let width, let color): self.text(text, point, width, color)
      case .fillPath(let path, let point, let scale, let color):
        self.path(path, point, scale, 0, color)
      case .strokePath(let path, let point, let scale, let width, let color):
        if width > 0 { self.path(path, point, scale, width, color) }
      case .bitmap(let bitmap, let part, let rect, let tint):
        self.bitmap(bitmap, part, rect, tint)
      case .pushClip(let rect, let radii):
        noteRoundedShape(rect, radii)
        if !pushClip(rect, radii) { index = DisplayListPlayer.pop(of: index, in: items) }
      case .pushOpacity(let opacity, _):
        if opacity > 0 {
          pushOpacity(opacity, hasOneLeaf: DisplayListPlayer.hasOneLeaf(after: index, in: items))
        } else {
          index = DisplayListPlayer.pop(of: index, in: items)
        }
      case .pushTransform(let transform):
        if !pushTransform(transform) { index = DisplayListPlayer.pop(of: index, in: items) }
      case .pushSlices(let source, let slices):
        if !pushSlices(source, slices) { index = DisplayListPlayer.pop(of: index, in: items) }
      case .pushPicture(let source, let shown, let transform, let opacity):
        let end = DisplayListPlayer.pop(of: index, in: items)
        picture(items[index + 1..<end], source, shown, transform, opacity)
        index = end
      case .pop: pop()
      }
      index += 1
    }
    precondition(
      outer.isEmpty,
      "a display list has \(NumberWords.count(outer.count, "push", "pushes")) without a pop")
  }

  /// Whether an item fills an area with the colour that it already has, as the grounds of nested screens do. Filling a
  /// whole screen costs more than all the letters on it.
  private mutating func isPaintedAlready(_ item: DisplayItem) -> Bool {
    switch item {
    case .fill(let rect, let radii, let color) where radii.isZero && color.alpha >= 1:
      let place = Rect(
        rect.x + level.offset.x, rect.y + level.offset.y, rect.width, rect.height)
      if let plain, plain.color == color, plain.rect.contains(place) { return true }
      // Inside a clip or a group, only a part of it would be plain.
      plain = outer.isEmpty && rect.width > 0 && rect.height > 0 ? (place, color) : nil
    case .pushClip, .pop: break
    default: plain = nil
    }
    return false
  }

  /// Notes a shape with round corners. Inside a group with an opacity, the pixels of corners depend on where the group
  /// begins.
  private mutating func noteRoundedShape(_ rect: Rect, _ radii: CornerRadii) {
    guard !radii.isZero else { return }
    if level.isGrouped { isExactInParts = false }
    guard isExactInParts, let shape = placed(rect) else { return }
    roundedShapes.append(RoundedShape(shape: shape, radii: radii))
  }

  /// The index of the pop of a push.
  private static func pop(of push: Int, in items: [DisplayItem]) -> Int {
    var depth = 0
    for index in push..<items.count {
      if items[index].isPush { depth += 1 } else if case .pop = items[index] { depth -= 1 }
      if depth == 0 { return index }
    }
    preconditionFailure("a display list's push number \(push) has no pop")
  }

  /// Whether there is at most one leaf between a push and its pop. Then the opacity can be put into the leaf's own
  /// colour, which saves a group of pixels.
  private static func hasOneLeaf(after push: Int, in items: [DisplayItem]) -> Bool {
    var depth = 0
    var leaves = 0
    for index in push..<items.count {
      switch items[index] {
      case .pushSlices, .pushPicture: return false
      case .pop:
        depth -= 1
        if depth == 0 { return true }
      case let item where item.isPush: depth += 1
      default:
        leaves += 1
        if leaves > 1 { return false }
      }
    }
    return false
  }
}
