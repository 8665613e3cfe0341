import TouchKit
import TouchStyle

/// The songs to come. A row that is pressed long goes where the finger takes it, and the others make room.
final class QueueView: View {
  let player: Playback
  let list = ScrollView(id: "queue")
  var margin = 0.0 { didSet { if margin != oldValue { setNeedsLayout() } } }
  /// The songs in the order of their rows.
  var order: [Int] = []
  /// The row in the hand.
  var lift: Lift?
  private var rows: [Int: QueueRow] = [:]
  private let heading: Label
  private let empty: Label

  init(_ player: Playback) {
    self.player = player
    let words = player.library.words
    heading = Label(words.next, id: "queue-heading", style: TypeScale.headline, color: Palette.ink)
    empty = Label(
      words.empty, id: "empty-label", style: TypeScale.second, color: Palette.ink2,
      alignment: .center, lines: 0)
    super.init()
    heading.role = .heading
    list.indicatorColor = Palette.mark
    for view in [heading, empty, list] { addSubview(view) }
    player.listen(weakly { me in me.playerChanged() })
  }

  override func didEnter(_ stage: Stage) { show(player.queue.upcoming, animated: false) }

  var rowHeight: Double { rows.values.first?.sizeThatFits(size).height ?? Space.target }
  func row(_ song: Int) -> QueueRow? { rows[song] }
  func slot(_ index: Int) -> Rect {
    Rect(0, Double(index) * rowHeight, size.width, rowHeight)
  }

  // MARK: Rows

  private func playerChanged() {
    guard window != nil, player.queue.upcoming != order else { return }
    // What the hand holds is put down where it is when the queue changes under it.
    if lift != nil { putDown(isTold: false) }
    show(player.queue.upcoming, animated: true)
  }

  private func show(_ songs: [Int], animated: Bool) {
    for song in order where !songs.contains(song) { fadeOut(song) }
    order = songs
    for (index, song) in songs.enumerated() where rows[song] == nil { add(song, at: index) }
    empty.isHidden = !songs.isEmpty
    list.contentSize = Size(size.width, Double(songs.count) * rowHeight)
    placeRows(animated: animated)
    restack()
  }

  /// Moves every row but the one in the hand to its slot.
  func placeRows(animated: Bool) {
    let curve = stage.tuning[Tunings.queueRoom]
    let changes = { [self] in
      for (index, song) in order.enumerated() {
        guard let row = rows[song] else { continue }
        row.canMove = (index > 0, index < order.count - 1)
        row.margin = margin
        if song != lift?.song { row.frame = slot(index) }
      }
    }
    if animated, !stage.environment.reducedMotion {
      stage.animate(Animation(duration: .zero, curve: curve), changes)
    } else {
      changes()
    }
  }

  /// Lets the views lie in the order of their rows, in which they are read out; the one in the hand lies over them.
  func restack() {
    for song in order where song != lift?.song {
      if let row = rows[song] { list.bringToFront(row) }
    }
    if let lift, let row = rows[lift.song] { list.bringToFront(row) }
  }

  private func add(_ song: Int, at index: Int) {
    let row = QueueRow(song, in: player.library) { [player] in player.jump(to: song) }
    row.onMove = weakly { me, by in
      guard let index = me.order.firstIndex(of: song) else { return }
      me.player.move(song, to: index + by)
    }
    row.press.shouldBegin = weakly(or: false) { me in me.lift == nil }
    row.press.onChange = weakly(with: row) { me, row, _ in me.handChanged(row) }
    rows[song] = row
    stage.withoutAnimation {
      list.addSubview(row)
      row.frame = slot(index)
    }
  }

  private func fadeOut(_ song: Int) {
    guard let row = rows.removeValue(forKey: song) else { return }
    row.standing = .leaving
    stage.animate(
      stage.tuning[Tunings.coverChange], { row.alpha = 0 },
      completion: row.weakly { row, _ in row.removeFromSuperview() })
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    heading.frame = mirrored(
      Rect(margin, 0, size.width - 2 * margin, heading.lineHeight + Space.small))
    let top = heading.frame.maxY
    list.frame = Rect(0, top, size.width, max(0, size.height - top))
    let words = empty.sizeThatFits(Size(size.width - 2 * margin, 0)).height
    empty.frame = Rect(margin, top + Space.huge, size.width - 2 * margin, words)
    guard window != nil else { return }
    list.contentSize = Size(size.width, Double(order.count) * rowHeight)
    placeRows(animated: false)
  }

  override func drawOverlay(in context: inout DrawingContext) {
    context.hairline(list.frame, .top, context.color(Palette.hairline))
    context.hairline(list.frame, .bottom, context.color(Palette.hairline))
  }
}
