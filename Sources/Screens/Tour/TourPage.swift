import TouchKit
import TouchStyle

/// A page of the tour: one section, which reports when its end was seen.
final class TourPage: ScrollView {
  static let creditFade = TunableAnimation(
    "tour.credit", in: 0...3, duration: "how long a credit takes to appear",
    curve: "how a credit appears")

  let section: TourContent.Section
  /// The moving picture, if the section has one that this phone can show.
  private(set) var movie: MovieView?
  /// Called with the address of a link that was touched.
  var onLink: ((String, TourLink) -> Void)?
  /// Called once, when the end is seen for the first time.
  var onEnd: (() -> Void)?
  private let title: Label
  private var parts: [(view: View, gapAbove: Double)] = []
  private let earned = Label(style: TypeScale.secondStrong, color: Palette.good)
  private let check = Icon.check.view(Palette.good)
  private var hasEnded = false
  private var crossing: Stage.EventID?
  /// The view that holds the moving picture; it keeps its room while the picture fills the screen.
  private var movieSlot: View?

  /// How far a sum of distances may be below the exact value, in points.
  private static let tolerance = 0.005
  private static let greatestWidth = 640.0
  private static let checkSide = 18.0

  init(_ section: TourContent.Section, player: MoviePlayer?) {
    self.section = section
    title = Label(section.title, style: TypeScale.title, lines: 0)
    super.init(id: "tour-page")
    role = .group
    label = section.title
    background = Palette.surface
    indicatorColor = Palette.mark
    title.role = .heading
    title.isProse = true
    addSubview(title)
    var links = 0
    for block in section.blocks {
      switch block {
      case .heading(let words):
        add(words, TypeScale.headline, role: .heading, gap: Space.large)
      case .text(let words): add(words, TypeScale.body, role: .text, gap: Space.medium)
      case .media:
        guard movie == nil, let player else { continue }
        let movie = MovieView(player, title: section.title)
        let slot = View()
        slot.addSubview(movie)
        self.movie = movie
        movieSlot = slot
        parts.append((slot, Space.medium))
        addSubview(slot)
      case .link(let words, let address):
        links += 1
        let link = TourLink(words, number: links)
        link.on(
          .touchUpInside, "follow",
          weakly(with: link) { me, link in
            me.onLink?(address, link)
          })
        parts.append((link, Space.tiny))
        addSubview(link)
      }
    }
    earned.string = "One credit earned"
    for view in [earned, check] as [View] {
      view.alpha = 0
      addSubview(view)
    }
  }

  private func add(_ words: String, _ style: TextStyle, role: Role, gap: Double) {
    let label = Label(words, style: style, lines: 0)
    label.role = role
    label.isProse = true
    label.isCenteredVertically = false
    parts.append((label, gap))
    addSubview(label)
  }

  /// The view that holds the moving picture on the page.
  var slot: View? { movieSlot }

  /// Shows the moving picture again after it filled the screen.
  func takeMovieBack() {
    guard let movie, let slot = movieSlot else { return }
    slot.addSubview(movie)
    movie.frame = slot.bounds
  }

  /// Makes way for the next page.
  func retire() {
    standing = .leaving
    movie?.retire()
  }

  /// Shows that the credit of the page was earned.
  func showEarned(animated: Bool) {
    let show = { [self] in
      earned.alpha = 1
      check.alpha = 1
    }
    if animated, let stage = window?.stage {
      stage.animate(stage.tuning[TourPage.creditFade], show)
    } else {
      show()
    }
  }

  // MARK: Layout

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    let area = safeArea
    let margin = stage.settings.device.margin
    // Lines that are longer are hard to read.
    let room = size.width - area.left - area.right - margin * 2
    let width = max(1, min(room, TourPage.greatestWidth))
    let x = area.left + margin + (room - width) / 2
    func height(_ view: View) -> Double {
      view === movieSlot
        ? MovieView.height(width: width) : view.sizeThatFits(Size(width, 0)).height
    }
    var y = Space.large
    title.frame = Rect(x, y, width, height(title))
    y = title.frame.maxY
    for (view, gap) in parts {
      y += gap
      view.frame = Rect(x, y, width, height(view))
      y = view.frame.maxY
    }
    if let slot = movieSlot, movie?.superview === slot { movie?.frame = slot.bounds }
    y += Space.huge
    let side = TourPage.checkSide * textSize
    let line = earned.style.lineHeight * textSize
    check.frame = mirrored(Rect(0, y + (line - side) / 2, side, side), at: x, width)
    let start = side + Space.small
    earned.frame = mirrored(Rect(start, y, width - start, line), at: x, width)
    y += line + Space.large
    contentInset.bottom = area.bottom
    contentSize = Size(size.width, y)
    super.layout()
    lookForEnd()
  }

  /// A rectangle in the column that begins at `x`, mirrored if text runs from right to left.
  private func mirrored(_ rect: Rect, at x: Double, _ column: Double) -> Rect {
    let inset = isRightToLeft ? column - rect.maxX : rect.x
    return Rect(x + inset, rect.y, rect.width, rect.height)
  }

  // MARK: The end

  override func offsetChanged() {
    super.offsetChanged()
    lookForEnd()
  }

  override func willLeaveWindow() {
    forgetCrossing()
    super.willLeaveWindow()
  }

  /// The offset from which on the end can be seen.
  private var endOffset: Double { contentSize.height - size.height - TourPage.tolerance }

  private func lookForEnd() {
    forgetCrossing()
    guard !hasEnded, window != nil, size.height > 0, contentSize.height > 0 else { return }
    if shownOffset >= endOffset {
      hasEnded = true
      onEnd?()
    } else if let moving = movingOffset, moving.isMoving {
      crossing = moving.schedule(
        crossing: endOffset, "the end of \(section.name) is seen",
        weakly { me in
          me.crossing = nil
          me.lookForEnd()
        })
    }
  }

  private func forgetCrossing() {
    if let crossing { stage.cancel(crossing) }
    crossing = nil
  }
}
