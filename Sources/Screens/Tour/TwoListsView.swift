import TouchKit
import TouchStyle

/// The page with two lists beside each other, and words that say what a tap on the status bar does.
final class TwoListsView: View {
  let claims = SegmentedControl(
    TopClaims.allCases.map { $0.title }, id: "top-claims", style: .onGround)
  let lists = [NumberedList("List A", number: 1), NumberedList("List B", number: 2)]
  private let info: CardColumn
  private let words = Label(style: TypeScale.body, lines: 0)
  private let hint = Label(
    "Here the status bar opens the drawer. The tuning status-bar.tap lets it scroll.",
    style: TypeScale.second, color: Palette.ink2, lines: 0)

  /// From this width on the words are beside the lists.
  private static let wide = 440.0
  /// The share of the width or the height that the words have at most.
  private static let share = 0.45

  init() {
    info = CardColumn([words, hint, claims])
    info.scrollsToTop = false
    super.init()
    role = .screen
    label = "Two lists"
    background = Palette.ground
    words.isProse = true
    hint.isProse = true
    claims.label = "Which lists claim the top"
    addSubview(info)
    for list in lists { addSubview(list) }
  }

  func say(_ what: String) {
    words.string = what
    info.setNeedsLayout()
    setNeedsLayout()
  }

  override func environmentChanged() {
    hint.isHidden = stage.tuning[PhoneApplication.statusBarTap] != .drawer
    setNeedsLayout()
  }

  override func didEnter(_ stage: Stage) { environmentChanged() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    let left = area.left + margin
    let right = area.right + margin
    let room = size.width - left - right
    let isBeside = room >= TwoListsView.wide
    let side = isBeside ? (room * TwoListsView.share).rounded() : room
    info.margins = EdgeInsets(bottom: isBeside ? area.bottom : 0)
    let wanted = info.height(width: side)
    let infoHeight =
      isBeside ? size.height : min(wanted, (size.height * TwoListsView.share).rounded())
    let start = isRightToLeft ? right : left
    info.frame = mirrored(Rect(start, 0, side, infoHeight))
    let x = isBeside ? start + side + Space.large : start
    let y = isBeside ? Space.large : infoHeight + Space.small
    let width = ((isBeside ? room - side - Space.large : room) - Space.small) / 2
    for (index, list) in lists.enumerated() {
      let height = max(0, size.height - y - area.bottom - Space.small)
      list.frame = mirrored(Rect(x + Double(index) * (width + Space.small), y, width, height))
    }
  }
}

extension SegmentedControl.Style {
  /// Segments on the ground of a screen.
  static let onGround = SegmentedControl.Style(
    text: TypeScale.second, title: StateColors(Palette.ink2, selected: Palette.ink),
    track: Palette.fill, pill: Palette.raised, pillShadow: Shadows.segment,
    radius: Radius.button, height: Space.target)
}
