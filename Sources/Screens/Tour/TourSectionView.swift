import TouchKit
import TouchStyle

/// The second page of the tour's popover: a section above two buttons.
final class TourSectionView: ScrollView {
  let read = Button("Read it", id: "section-read", style: .steel)
  let watch = Button(
    "Watch it", icon: Icon.fullscreen.view(Palette.accent), id: "section-watch", style: .second)
  private let title: Label
  private let summary: Label
  private let hasMovie: Bool

  init(_ section: TourContent.Section, hasMovie: Bool) {
    self.hasMovie = hasMovie
    title = Label(section.title, style: TypeScale.title, lines: 0)
    summary = Label(section.summary, style: TypeScale.body, color: Palette.ink2, lines: 0)
    super.init()
    background = Palette.raised
    indicatorColor = Palette.mark
    watch.isHidden = !hasMovie
    title.role = .heading
    for view in [title, summary] { view.isProse = true }
    for view in [title, summary, read, watch] as [View] { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let margin = Space.large
    let width = max(1, size.width - margin * 2)
    var y = margin
    for label in [title, summary] {
      label.frame = Rect(margin, y, width, label.sizeThatFits(Size(width, 0)).height)
      y = label.frame.maxY + Space.small
    }
    y += Space.small
    for button in hasMovie ? [read, watch] : [read] {
      let height = max(Space.target, button.sizeThatFits(size).height)
      button.frame = Rect(margin, y, width, height)
      y += height + Space.small
    }
    contentSize = Size(size.width, y + Space.small)
    super.layout()
  }
}

extension Button.Style {
  /// A button that is less important than the one in the accent colour.
  static let second = Button.Style(
    text: TypeScale.headline, title: StateColors(Palette.accent),
    background: StateColors(Palette.pressedOnRaised), radius: Radius.button,
    insets: EdgeInsets(
      top: Space.small, left: Space.large, bottom: Space.small, right: Space.large))
}
