import func Foundation.pow
import GtkPaint
import TouchKit

@testable import Screens

/// Reads off the painted picture how much every text differs from what lies under it.
///
/// The picture is painted with and without its texts: where both differ there is ink, and the ground under it is what the
/// second shows. The strongest pixel of a text counts, as the others are edges of letters.
struct ContrastReader {
  let tester: PhoneTester
  /// Texts that are seen through on purpose don't count, as those dimmed while a question is asked.
  var skipsFaded = false

  /// What was read of one text.
  struct Finding: CustomStringConvertible {
    var string: String
    var contrast: Double
    var style: TextStyle

    /// Large letters are read at less: from 24 points, or bold from 18.66.
    var least: Double {
      style.size >= 24 || style.weight >= 700 && style.size >= 18.66 ? 3 : 4.5
    }
    var isRead: Bool { contrast >= least }
    var description: String {
      "“\(string)” \(style.size)/\(style.weight): \((contrast * 100).rounded() / 100)"
    }
  }

  /// A text on the screen: what can be seen of each of its lines.
  private struct Placed {
    var text: Text
    var lines: [Rect]
  }

  /// Enough that the strokes of the smallest letters are wider than a pixel.
  private static let scale = 3.0
  /// A line of which less than this is seen is being scrolled or covered.
  private static let leastSeen = 0.9

  func findings() throws -> [Finding] {
    let whole = tester.stage.frame()
    let painter = Painter(measurer: tester.measurer)
    func pixels(_ list: DisplayList) throws -> Pixels {
      Pixels(
        try painter.pixels(
          painter.scene(list, size: tester.stage.screenSize, scale: ContrastReader.scale)))
    }
    let bare = whole.items.filter {
      if case .text = $0 { false } else { true }
    }
    let with = try pixels(whole)
    let without = try pixels(DisplayList(items: bare))
    let disabled = disabledFrames(tester.tree)
    return placed(whole).compactMap { placed in
      let lines = placed.lines.filter { line in !disabled.contains { $0.contains(line.center) } }
      let contrast = lines.map { strongest($0, with, without) }.max() ?? 0
      guard contrast > 1 else { return nil }
      return Finding(string: placed.text.string, contrast: contrast, style: placed.text.style)
    }
  }

  // MARK: Texts

  /// Controls that can't be used need no contrast.
  private func disabledFrames(_ tree: ViewTree) -> [Rect] {
    var frames: [Rect] = []
    func visit(_ node: ViewTree.Node) {
      if !node.enabled { frames.append(node.frame.inset(by: -1)) }
      for child in node.children { visit(child) }
    }
    for window in tree.windows { for node in window.views { visit(node) } }
    return frames
  }

  private struct Level {
    var transform = AffineTransform.identity
    var clip: Rect
    var isFaded = false
  }

  private func placed(_ list: DisplayList) -> [Placed] {
    let screen = Rect(origin: .zero, size: tester.stage.screenSize)
    var levels = [Level(clip: screen)]
    var found: [Placed] = []
    for item in list.items {
      guard var level = levels.last else { break }
      switch item {
      case .pushTransform(let transform):
        level.transform = level.transform.after(transform)
        levels.append(level)
      case .pushClip(let rect, _):
        level.clip = level.clip.intersection(level.transform.boundingBox(rect)) ?? .zero
        levels.append(level)
      case .pushOpacity(let alpha, _):
        level.isFaded = level.isFaded || alpha < 1
        levels.append(level)
      case .pushSlices: levels.append(level)
      case .bitmap: break
      case .pushPicture(_, let shown, let transform, _):
        // A turn is over before anything is read.
        level.transform = level.transform.after(transform)
        level.clip = level.clip.intersection(level.transform.boundingBox(shown)) ?? .zero
        levels.append(level)
      case .pop: levels.removeLast()
      case .text(let text, let point, let width, _):
        guard !(skipsFaded && level.isFaded) else { continue }
        let lines = tester.measurer.rectangles(
          text, width: width, from: 0, to: text.string.utf8.count
        ).compactMap { rect -> Rect? in
          let line = level.transform.boundingBox(rect.offset(by: point))
          guard let seen = level.clip.intersection(line),
            seen.height >= line.height * ContrastReader.leastSeen
          else { return nil }
          return seen
        }
        found.append(Placed(text: text, lines: lines))
      case .fill(let rect, _, let color):
        let drawn = level.transform.boundingBox(rect)
        guard color.alpha > 0, let cover = level.clip.intersection(drawn) else { continue }
        // What is covered, also by a shade, is not what is to be read.
        for index in found.indices {
          found[index].lines.removeAll { $0.width < cover.width && $0.intersects(cover) }
        }
      case .gradient, .border, .hairline, .shadow, .innerShadow, .fillPath, .strokePath: break
      }
    }
    return found
  }

  // MARK: Pixels

  private func strongest(_ rect: Rect, _ with: Pixels, _ without: Pixels) -> Double {
    func range(_ from: Double, _ to: Double, _ end: Int) -> Range<Int> {
      let first = Int((from * ContrastReader.scale).rounded(.down))
      let last = Int((to * ContrastReader.scale).rounded(.up))
      return max(0, first)..<max(max(0, first), min(end, last))
    }
    let columns = range(rect.x, rect.maxX, with.width)
    let rows = range(rect.y, rect.maxY, with.height)
    var best = 1.0
    var known: [UInt64: Double] = [:]
    for (ink, ground) in zip(with.part(columns, rows), without.part(columns, rows))
    where ink != ground {
      let key = UInt64(ink) << 32 | UInt64(ground)
      let ratio = known[key] ?? ContrastReader.ratio(ink, ground)
      known[key] = ratio
      best = max(best, ratio)
    }
    return best
  }

  /// Contrast as the Web Content Accessibility Guidelines 2.1 define it, of two colours 0xRRGGBB.
  static func ratio(_ a: UInt32, _ b: UInt32) -> Double {
    func linear(_ byte: UInt32) -> Double {
      let part = Double(byte & 0xFF) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func luminance(_ c: UInt32) -> Double {
      0.2126 * linear(c >> 16) + 0.7152 * linear(c >> 8) + 0.0722 * linear(c)
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}
