import TouchKit
import TouchStyle

/// What stands in the open sheet besides the cover: the header, the song's words, the scrubber, the buttons and the queue.
final class SheetContent: View {
  var onClose: (() -> Void)?
  var onQueue: (() -> Void)?
  /// Set at layout of the sheet.
  var metrics = SheetMetrics() { didSet { setNeedsLayout() } }
  /// Whether the queue is, or is about to be, where the cover was.
  var showsQueue = false { didSet { showQueueButton() } }

  private let player: Playback
  private let grabber = View()
  private let close: Button
  private let queueButton: Button
  private let from: Label
  /// What stands below the large cover, and comes with it.
  private let lower = View()
  private let titles: SongTitles
  private let scrubber: Scrubber
  private let elapsed: SongClock
  private let remaining: SongClock
  private let transport: TransportView
  private let queue: QueueView

  private static let grabber = Size(36, 5)

  init(_ player: Playback) {
    self.player = player
    close = Button(
      icon: PlayerIcon.down.view(Palette.ink), id: "close-button",
      style: .icon(Palette.ink, side: Icon.side))
    queueButton = Button(
      icon: PlayerIcon.queue.view(Palette.ink), id: "queue-button",
      style: .icon(Palette.ink, side: Icon.side))
    from = Label(
      id: "from-label", style: TypeScale.caption, color: Palette.ink2, alignment: .center)
    titles = SongTitles(player)
    scrubber = Scrubber(player)
    elapsed = SongClock(player, .elapsed)
    remaining = SongClock(player, .remaining)
    transport = TransportView(player)
    queue = QueueView(player)
    super.init()
    grabber.background = Palette.mark
    grabber.cornerRadii = CornerRadii(all: SheetContent.grabber.height / 2)
    grabber.isUserInteractionEnabled = false
    close.label = "Close"
    close.on(.touchUpInside, "close", weakly { me in me.onClose?() })
    queueButton.on(.touchUpInside, "queue", weakly { me in me.onQueue?() })
    from.isProse = true
    for view in [titles, scrubber, elapsed, remaining, transport] { lower.addSubview(view) }
    for view in [lower, queue, grabber, from, close, queueButton] { addSubview(view) }
    player.listen(weakly { me in me.show() })
    show()
    showQueueButton()
  }

  private func show() {
    from.string = "\(player.library.words.from) \(player.album.title)"
  }

  private func showQueueButton() {
    queueButton.label = showsQueue ? "Cover" : player.library.words.next
    let color = showsQueue ? Palette.accent : Palette.ink
    queueButton.style = .icon(color, side: Icon.side)
  }

  var titlesHeight: Double { titles.height }
  var timesHeight: Double { elapsed.lineHeight }

  /// Takes a size without a place: that follows the sheet.
  func setSize(_ size: Size) {
    self[.width] = size.width
    self[.height] = size.height
  }

  /// Keeps what stands below the cover at its lower edge while the sheet opens and closes.
  func follow(_ sheet: SheetView) {
    lower.follow(
      .translationY, [sheet.progress, sheet.queueProgress],
      weakly(or: 0) { [sheet = Weak(sheet)] me, values in
        guard let sheet = sheet.wrappedValue else { return 0 }
        let way = min(max(sheet.way(values[0]), 0), 1)
        let missing = (me.metrics.barCover.maxY - me.metrics.largeCover.maxY) * (1 - way)
        return missing * (1 - me.share(values[1]))
      })
    followQueue(sheet.queueProgress)
  }

  /// The queue comes and goes, and the song's words make room for it.
  private func followQueue(_ progress: AnimatedValue) {
    for (property, side) in Rect.sides {
      titles.follow(
        property, progress,
        weakly(or: 0) { me, value in
          let large = side(me.mirrored(me.metrics.titles))
          let small = side(me.mirrored(me.metrics.titlesBesideCover))
          return large + (small - large) * me.share(value)
        })
    }
    // They cross the cover's way unseen.
    titles.follow(.alpha, progress) { value in
      let away = min(max(value, 0), max(1 - value, 0))
      return max(0, 1 - SheetContent.titlesFade * away)
    }
    queue.follow(.alpha, progress) { min(max(2 * $0 - 1, 0), 1) }
    queue.follow(
      .translationY, progress,
      weakly(or: 0) { me, value in (1 - me.share(value)) * SheetContent.queueRise })
  }

  /// The song's words are seen in the first and the last eighth of the queue's way.
  private static let titlesFade = 8.0
  /// How far the queue rises on its way, in points.
  private static let queueRise = 24.0

  private func share(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return stage.environment.reducedMotion ? value.rounded() : value
  }

  override func layout() {
    let header = metrics.header
    lower.frame = bounds
    grabber.frame = Rect(
      (size.width - SheetContent.grabber.width) / 2, Space.small, SheetContent.grabber.width,
      SheetContent.grabber.height)
    let overhang = (Space.target - Icon.side) / 2
    let y = header.maxY - Space.target - Space.tiny
    close.frame = mirrored(Rect(header.x - overhang, y, Space.target, Space.target))
    queueButton.frame = mirrored(
      Rect(header.maxX + overhang - Space.target, y, Space.target, Space.target))
    let side = Space.target + Space.small
    from.frame = Rect(
      header.x + side - overhang, y + (Space.target - from.lineHeight) / 2 + Space.hair,
      header.width - 2 * (side - overhang), from.lineHeight)
    let line = metrics.scrubber
    scrubber.frame = line
    let times = line.maxY - Space.tiny
    elapsed.frame = Rect(line.x, times, line.width / 2, elapsed.lineHeight)
    remaining.frame = Rect(line.midX, times, line.width / 2, elapsed.lineHeight)
    transport.frame = metrics.transport
    queue.frame = metrics.queue
    queue.margin = header.x
  }
}

/// Title and artist of the present song.
private final class SongTitles: View {
  private let player: Playback
  private let title = Label(id: "title", style: TypeScale.title, color: Palette.ink)
  private let artist = Label(id: "artist", style: TypeScale.body, color: Palette.ink2)

  init(_ player: Playback) {
    self.player = player
    super.init()
    isUserInteractionEnabled = false
    for label in [title, artist] {
      label.isProse = true
      addSubview(label)
    }
    player.listen(weakly { me in me.show() })
    show()
  }

  private func show() {
    title.string = player.song.title
    artist.string = player.album.artist
  }

  var height: Double { title.lineHeight + artist.lineHeight }

  override func didEnter(_ stage: Stage) {
    // The words are as wide as this view, which follows the queue's progress.
    let still = AnimatedValue(0, name: "titles", on: stage)
    for label in [title, artist] {
      label.follow(.width, still, weakly(or: 0) { me, _ in me.shown.size.width })
    }
  }

  override func layout() {
    title[.height] = title.lineHeight
    artist[.y] = title.lineHeight
    artist[.height] = artist.lineHeight
  }
}
