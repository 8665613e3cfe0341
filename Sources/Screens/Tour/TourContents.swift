import TouchKit

/// The first page of the tour's popover: all sections, and which were read.
final class TourContentsController: ViewController {
  /// Called with the place of the section that was touched.
  var onSection: ((Int) -> Void)?
  private let sections: [TourContent.Section]
  private let isRead: (Int) -> Bool
  private lazy var list = TourContentsView(rows: rows)
  private lazy var rows = sections.enumerated().map { place, section in
    let row = TourContentsRow(section, number: place + 1)
    row.on(.touchUpInside, "open") { [unowned self] in onSection?(place) }
    return row
  }

  init(_ sections: [TourContent.Section], isRead: @escaping (Int) -> Bool, on stage: Stage) {
    self.sections = sections
    self.isRead = isRead
    super.init(stage)
  }

  override var title: String { "Contents" }
  override func makeView() -> View { list }
  override func popoverHeight(in most: Size) -> Double { list.height(in: most) }

  /// What is cut off is pointed out, each time anew.
  override func viewDidAppear() { list.flashIndicator() }

  override func viewWillAppear() {
    for (place, row) in rows.enumerated() { row.isRead = isRead(place) }
  }
}

/// The sections in a list.
final class TourContentsView: ScrollView {
  private let title = Label("Contents", style: TypeScale.headline, color: Palette.ink)
  private let rows: [TourContentsRow]

  init(rows: [TourContentsRow]) {
    self.rows = rows
    super.init()
    background = Palette.raised
    indicatorColor = Palette.mark
    role = .list
    title.role = .heading
    for view in [title] + rows as [View] { addSubview(view) }
  }

  override func environmentChanged() { setNeedsLayout() }

  private var bar: Double { Space.target * max(1, textSize) }

  /// The share of a row that is seen at the end of a list that goes on, and that which may be seen at least and at most.
  private static let peek = 0.55
  private static let peeks = 0.25...0.75

  /// The height of all, or of as much as ends within a row: a list cut off between two looks as if it were whole.
  func height(in most: Size) -> Double {
    var y = bar
    var before: Double?
    for row in rows {
      let height = row.sizeThatFits(most).height
      if y + height > most.height {
        let share = (most.height - y) / height
        if TourContentsView.peeks.contains(share) { return most.height }
        if share > TourContentsView.peek { return y + height * TourContentsView.peek }
        return before ?? most.height
      }
      before = y + height * TourContentsView.peek
      y += height
    }
    return min(most.height, y + Space.small)
  }

  /// Where the list goes on it fades out, over this length.
  private static let fade = 28.0

  override func drawOverlay(in context: inout DrawingContext) {
    let left = offsetRange.upperBound - shownOffset
    if left > 0 {
      let color = context.color(Palette.raised)
      let share = min(1, left / TourContentsView.fade)
      let size = shown.size
      context.gradient(
        Rect(
          0, shownOffset + size.height - TourContentsView.fade, size.width, TourContentsView.fade),
        Gradient(stops: [.init(0, color.faded(0)), .init(1, color.faded(share))]))
    }
    super.drawOverlay(in: &context)
  }

  override func layout() {
    let bar = bar
    let margin = Space.large
    title.frame = mirrored(Rect(margin, 0, max(0, size.width - margin * 2), bar))
    var y = bar
    for row in rows {
      row.frame = Rect(0, y, size.width, row.sizeThatFits(size).height)
      row.setNeedsLayout()
      y = row.frame.maxY
    }
    contentSize = Size(size.width, y + Space.small)
    super.layout()
  }
}

/// A section in the list: its title, its summary and whether it was read.
final class TourContentsRow: Control {
  var isRead = false { didSet { check.alpha = isRead ? 1 : 0 } }
  private let title: Label
  private let summary: Label
  private let check = Icon.check.view(Palette.good)
  private static let checkSide = 20.0
  private var checkSide: Double { TourContentsRow.checkSide * symbolFactor }

  init(_ section: TourContent.Section, number: Int) {
    title = Label(section.title, style: TypeScale.headline, color: Palette.ink, lines: 0)
    summary = Label(section.summary, style: TypeScale.second, color: Palette.ink2, lines: 0)
    super.init(id: "section-\(number)")
    role = .button
    label = section.title
    isElement = true
    check.alpha = 0
    background = Palette.raised
    for view in [title, summary] { view.isProse = true }
    for view in [title, summary, check] { addSubview(view) }
  }

  override var text: String? { title.string }
  override var value: String? { isRead ? "read" : nil }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressedOnRaised : Palette.raised }
  }

  private func inner(_ width: Double) -> Double {
    max(1, width - Space.large * 2 - checkSide - Space.small)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let inner = Size(inner(size.width), 0)
    return Size(
      size.width,
      max(
        Space.target,
        title.sizeThatFits(inner).height + summary.sizeThatFits(inner).height + Space.medium * 2))
  }

  override func layout() {
    let width = inner(size.width)
    let height = title.sizeThatFits(Size(width, 0)).height
    title.frame = mirrored(Rect(Space.large, Space.medium, width, height))
    summary.frame = mirrored(
      Rect(
        Space.large, Space.medium + height, width,
        summary.sizeThatFits(Size(width, 0)).height))
    let side = checkSide
    check.frame = mirrored(
      Rect(size.width - Space.large - side, (size.height - side) / 2, side, side))
  }

  override func draw(in context: inout DrawingContext) {
    context.hairline(
      mirrored(Rect(Space.large, 0, size.width - Space.large, size.height)), .top,
      context.color(Palette.hairline))
  }
}

/// The second page of the tour's popover: one section and what can be done with it.
final class TourSectionController: ViewController {
  var onRead: (() -> Void)?
  var onWatch: (() -> Void)?
  private let section: TourContent.Section
  private let place: String
  private let hasMovie: Bool

  /// `place` says where the section stands among all, such as `2 of 4`.
  init(_ section: TourContent.Section, place: String, hasMovie: Bool, on stage: Stage) {
    self.section = section
    self.place = place
    self.hasMovie = hasMovie
    super.init(stage)
  }

  override var title: String { place }

  override func makeView() -> View {
    let view = TourSectionView(section, hasMovie: hasMovie)
    view.read.on(.touchUpInside, "read") { [unowned self] in onRead?() }
    view.watch.on(.touchUpInside, "watch") { [unowned self] in onWatch?() }
    return view
  }
}

/// A section's title and summary over two buttons.
final class TourSectionView: ScrollView {
  let read = Button("Read it", id: "section-read", style: .steel)
  let watch = Button(
    "Watch it", icon: Icon.fullscreen.view(Palette.accent), id: "section-watch", style: .second)
  private let title: Label
  private let summary: Label
  private let hasMovie: Bool

  init(_ section: TourContent.Section, hasMovie: Bool) {
    self.hasMovie = hasMovie
    title = Label(section.title, style: TypeScale.title, color: Palette.ink, lines: 0)
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
  /// A button that steps back behind the one in the accent.
  static let second = Button.Style(
    text: TypeScale.headline, title: StateColors(Palette.accent),
    background: StateColors(Palette.pressedOnRaised), radius: Radius.button,
    insets: EdgeInsets(
      top: Space.small, left: Space.large, bottom: Space.small, right: Space.large))
}
