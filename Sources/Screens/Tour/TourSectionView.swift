import TouchKit
import TouchStyle

/// The second page of the tour's popover: a section above two buttons and its moving picture.
final class TourSectionView: ScrollView {
  let read = Button("Read it", id: "section-read", style: .steel)
  let watch = Button(
    "Watch it", icon: Icon.fullscreen.view(Palette.accent), id: "section-watch", style: .second)
  private let title: Label
  private let summary: Label
  private let movie: MovieView?
  /// Keeps the moving picture's room while it fills the screen.
  let slot = View()

  init(_ section: TourContent.Section, movie: MovieView?) {
    self.movie = movie
    title = Label(section.title, style: TypeScale.title, lines: 0)
    summary = Label(section.summary, style: TypeScale.body, color: Palette.ink2, lines: 0)
    super.init()
    background = Palette.raised
    indicatorColor = Palette.mark
    watch.isHidden = movie == nil
    title.role = .heading
    for view in [title, summary] { view.isProse = true }
    for view in [title, summary, read, watch, slot] as [View] { addSubview(view) }
    takeMovieBack()
  }

  func takeMovieBack() {
    guard let movie else { return }
    slot.addSubview(movie)
    movie.frame = slot.bounds
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
    y = layOutButtons(Rect(margin, y + Space.small, width, 0))
    if let movie {
      slot.frame = Rect(margin, y + Space.tiny, width, MovieView.height(width: width))
      if movie.superview === slot { movie.frame = slot.bounds }
      y = slot.frame.maxY + Space.small
    }
    contentSize = Size(size.width, y + Space.small)
    super.layout()
  }

  /// The buttons are beside each other if their words allow it. Returns where what follows may begin.
  private func layOutButtons(_ room: Rect) -> Double {
    let buttons = movie == nil ? [read] : [read, watch]
    let own = (room.width - Space.small * Double(buttons.count - 1)) / Double(buttons.count)
    let isBeside = buttons.allSatisfy { $0.sizeThatFits(size).width <= own }
    var place = room.origin
    for button in buttons {
      let height = max(Space.target, button.sizeThatFits(size).height)
      let frame = Rect(place.x, place.y, isBeside ? own : room.width, height)
      button.frame = mirrored(frame)
      if isBeside, button !== buttons.last {
        place.x += own + Space.small
      } else {
        place.y += height + Space.small
      }
    }
    return place.y
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
