import TouchKit
import TouchStyle

/// A column of cards and words that scrolls where it is higher than its room.
final class CardColumn: ScrollView {
  private let parts: [View]
  /// What the column keeps free at its sides and at its lower end.
  var margins = EdgeInsets.zero { didSet { if margins != oldValue { setNeedsLayout() } } }

  init(_ parts: [View]) {
    self.parts = parts
    super.init()
    indicatorColor = Palette.mark
    alwaysBounces = false
    for part in parts { addSubview(part) }
  }

  override func environmentChanged() { setNeedsLayout() }

  /// The height of all parts in a column of a width, without the margins.
  func height(width: Double) -> Double {
    let inner = width - margins.left - margins.right
    let seen = seen
    return seen.indices.reduce(Space.small) {
      $0 + CardColumn.gap(above: $1, of: seen) + height(of: seen[$1], inner)
    }
  }

  private var seen: [View] { parts.filter { !$0.isHidden } }

  private func height(of part: View, _ width: Double) -> Double {
    let height = part.sizeThatFits(Size(width, 0)).height
    return part is Control ? max(Space.target, height) : height
  }

  /// Words are near the card that they belong to.
  private static func gap(above index: Int, of parts: [View]) -> Double {
    guard index > 0 else { return Space.large }
    switch (parts[index - 1], parts[index]) {
    case (is Label, is Label): return Space.hair
    case (is Label, _), (_, is Control): return Space.small
    case (_, is Label): return Space.huge
    default: return Space.large
    }
  }

  override func layout() {
    let width = max(0, size.width - margins.left - margins.right)
    var y = 0.0
    let seen = seen
    for (index, part) in seen.enumerated() {
      y += CardColumn.gap(above: index, of: seen)
      part.frame = Rect(margins.left, y, width, height(of: part, width))
      part.setNeedsLayout()
      y = part.frame.maxY
    }
    contentInset.bottom = margins.bottom
    contentSize = Size(size.width, y + Space.small)
    super.layout()
  }
}
