import TouchKit

/// A text of a frame, with the box that it takes on the screen.
package struct ShownText: Equatable, Sendable {
  package var string: String
  /// The part of its box that no clip cuts, on the screen.
  package var box: Rect
  /// How high its letters are on the screen, in points.
  package var size: Double
  package var weight: Int
  package var color: Color

  package var isLarge: Bool { Contrast.isLarge(size, weight: weight) }
}

/// Takes the texts of a frame apart from what is under them.
struct TextSplitter {
  /// What replaces a text.
  enum Substitute { case nothing, ink, otherInk }

  private(set) var texts: [ShownText] = []
  private let list: DisplayList
  private let measurer: any TextMeasuring

  init(_ list: DisplayList, screen: Size, measurer: any TextMeasuring) {
    (self.list, self.measurer) = (list, measurer)
    texts = found(Rect(origin: .zero, size: screen))
  }

  /// The frame with something else in place of its texts.
  func list(_ substitute: Substitute) -> DisplayList {
    DisplayList(
      items: list.items.compactMap { item in
        guard case .text(let text, let point, let width, let color) = item else { return item }
        switch substitute {
        case .nothing: return nil
        case .ink: return .fill(box(text, point, width), .zero, color)
        case .otherInk: return .fill(box(text, point, width), .zero, TextSplitter.other(color))
        }
      })
  }

  private static func other(_ color: Color) -> Color {
    Color(
      red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
  }

  /// Where the letters of a text are within its width.
  private func box(_ text: Text, _ point: Point, _ width: Double?) -> Rect {
    text.box(at: point, width: width, measurer)
  }

  /// The texts of the frame with their places, back to front. Texts of bent pictures are left out.
  private func found(_ screen: Rect) -> [ShownText] {
    struct Group {
      var transform = AffineTransform.identity
      /// On the screen; nil if nothing is seen.
      var clip: Rect?
      var isBent = false
    }
    var texts: [ShownText] = []
    var groups = [Group(clip: screen)]
    for item in list.items {
      var group = groups[groups.count - 1]
      func clipped(_ rect: Rect) -> Rect? {
        group.clip.flatMap { group.transform.boundingBox(rect).intersection($0) }
      }
      switch item {
      case .text(let text, let point, let width, let color):
        guard !group.isBent, let part = clipped(box(text, point, width)) else { continue }
        let scale = group.transform.boundingBox(Rect(0, 0, 0, 1)).height
        texts.append(
          ShownText(
            string: text.string, box: part, size: text.style.size * scale,
            weight: text.style.weight, color: color))
      case .pushClip(let rect, _):
        group.clip = clipped(rect)
        groups.append(group)
      case .pushTransform(let transform):
        group.transform = group.transform.after(transform)
        groups.append(group)
      case .pushPicture(_, let shown, let transform, _):
        group.transform = group.transform.after(transform)
        group.clip = clipped(shown)
        groups.append(group)
      case .pushSlices:
        group.isBent = true
        groups.append(group)
      case .pushOpacity: groups.append(group)
      case .pop: groups.removeLast()
      case .fill, .gradient, .border, .hairline, .shadow, .innerShadow, .fillPath, .strokePath,
        .bitmap:
        break
      }
    }
    return texts
  }
}
