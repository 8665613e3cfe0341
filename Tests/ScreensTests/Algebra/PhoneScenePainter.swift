import GtkPaint
import Testing
import TouchKit

/// Paints a scene of the phone and what mappings make of it.
struct PhoneScenePainter {
  /// Pixels to a point: most phones'.
  static let scale = 2.0
  /// How much of 255 a smooth pixel may change by when it is turned: two of the fifteen steps in which a row is measured.
  static let mostSmoothing = 2 * 255 / 15
  /// How much a pixel may change by that is drawn scaled: pixman knows such a place to a 65536th, which adds up on the way.
  static let mostSampling = 16
  /// Of so many pixels one may be such a smooth one; and one may belong to a letter that moved.
  static let (mostSmoothShare, mostMovedShare) = (100, 100)

  let whole: DisplayList
  let size: Size
  private let painter: Painter

  init(_ scene: PhoneScene) throws {
    let measurer = PangoMeasurer(fonts: try PhoneTester.fonts.get())
    painter = Painter(measurer: measurer)
    (whole, size) = try scene.take(measurer)
  }

  func paint(
    _ list: DisplayList, _ size: Size? = nil, scale: Double = PhoneScenePainter.scale
  ) throws -> Canvas {
    Canvas(try painter.pixels(painter.scene(list, size: size ?? self.size, scale: scale)))
  }
}

extension DisplayList {
  /// What a mapping treats unlike other things.
  enum Kind { case words, icons, gradients }

  func without(_ kinds: Kind...) -> DisplayList {
    DisplayList(
      items: items.filter { item in
        switch item {
        case .text: !kinds.contains(.words)
        case .fillPath, .strokePath: !kinds.contains(.icons)
        case .gradient: !kinds.contains(.gradients)
        default: true
        }
      })
  }

  /// With everything in its own size and upright, on whole points.
  var upright: DisplayList {
    func move(_ transform: AffineTransform) -> DisplayItem {
      .pushTransform(.translation(transform.tx.rounded(), transform.ty.rounded()))
    }
    return DisplayList(
      items: items.map { item in
        switch item {
        case .pushTransform(let transform) where !transform.isTranslation: move(transform)
        case .pushPicture(_, _, let transform, _): move(transform)
        case .pushSlices: move(.identity)
        default: item
        }
      })
  }

  /// With a right angle for every round corner.
  var squared: DisplayList {
    DisplayList(
      items: items.map { item in
        switch item {
        case .fill(let rect, _, let color): .fill(rect, .zero, color)
        case .border(let rect, _, let width, let color):
          .border(rect, .zero, width: width, color)
        case .shadow(let rect, _, let shadow): .shadow(rect, .zero, shadow)
        case .innerShadow(let rect, _, let shadow): .innerShadow(rect, .zero, shadow)
        case .pushClip(let rect, _): .pushClip(rect, .zero)
        default: item
        }
      })
  }
}
