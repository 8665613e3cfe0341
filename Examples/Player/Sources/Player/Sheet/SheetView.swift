import TouchKit
import TouchStyle

/// The bar at the bottom that is pulled up into a sheet.
///
/// One value, `progress`, is 0 for the bar and 1 for the sheet; the card, the cover, the words and the shade are functions of
/// it, so that they stay together at any time, also under a finger and when a motion is caught.
final class SheetView: View {
  let progress: AnimatedValue
  /// 0 while the cover is large, 1 while the queue has its place.
  let queueProgress: AnimatedValue
  /// Called when the sheet is about to be open, or no longer is.
  var onTurn: ((Bool) -> Void)?

  /// Called after layout, when the bar has its place.
  var onLayout: (() -> Void)?

  private(set) var metrics = SheetMetrics()
  let card: SheetCard
  let pan = PanRecognizer(name: "sheet", axis: .vertical)
  /// The progress that a finger asked for when its drag began, and whether the sheet was open then.
  var grabbed: (free: Double, wasOpen: Bool)?
  private let player: Playback
  private let shade = View(id: "shade")
  private let bar: BarView
  private let content: SheetContent
  private let cover: SheetCover
  private var isTurned = false
  private unowned let phone: Stage

  init(_ player: Playback, on stage: Stage) {
    self.player = player
    phone = stage
    progress = AnimatedValue(0, name: "sheet.progress", on: stage, rest: .progress)
    queueProgress = AnimatedValue(0, name: "queue.progress", on: stage, rest: .progress)
    card = SheetCard()
    bar = BarView(player)
    content = SheetContent(player)
    cover = SheetCover(player, on: stage)
    super.init()
    shade.background = DynamicColor(.black)
    shade.label = "Close"
    shade.onActivate = { [unowned self] in close() }
    shade.addGestureRecognizer(TapRecognizer { [unowned self] _ in close() })
    for view in [bar, content, cover] { card.addSubview(view) }
    addSubview(shade)
    addSubview(card)
    followProgress()
    bar.onOpen = { [unowned self] in open() }
    content.onClose = { [unowned self] in close() }
    content.onQueue = { [unowned self] in toggleQueue() }
    card.onTouchLanded = { [unowned self] in fingerLanded() }
    card.addGestureRecognizer(pan)
    pan.onChange = { [unowned self] _ in panChanged() }
    progress.onChange = { [unowned self] in progressChanged() }
  }

  // MARK: Functions of the progress

  private var isReduced: Bool { phone.environment.reducedMotion }
  var behind: Double { isReduced ? 1 : phone.tuning[Tunings.sheetBehind] }

  /// The share of the way as places show it. Under reduced motion nothing travels: half way the bar has faded out, and the
  /// sheet fades in.
  func way(_ progress: Double) -> Double { isReduced ? (progress < 0.5 ? 0 : 1) : progress }
  /// The same now, without the parts past the ends.
  var way: Double { min(max(way(progress.shown), 0), 1) }

  private func followProgress() {
    func mix(_ property: AnimatableProperty, _ side: @escaping (Rect) -> Double) {
      card.follow(property, progress) { [unowned self] value in
        let way = min(max(way(value), 0), 1)
        return side(metrics.bar) + (side(metrics.full) - side(metrics.bar)) * way
      }
    }
    mix(.x, \.x)
    mix(.width, \.width)
    mix(.height, \.height)
    // Past its ends the sheet goes on, as far as the spring or the finger takes it.
    card.follow(.y, progress) { [unowned self] value in
      metrics.bar.y + (metrics.full.y - metrics.bar.y) * way(value)
    }
    card.follow(.alpha, progress) { [unowned self] value in
      isReduced ? min(1, abs(2 * value - 1)) : 1
    }
    shade.follow(.alpha, progress) { [unowned self] value in
      phone.tuning[Tunings.sheetShade] * min(max(value, 0), 1)
    }
    bar.follow(.alpha, progress) { [unowned self] value in
      max(0, 1 - SheetView.barFade * way(value))
    }
    content.follow(.alpha, progress) { [unowned self] value in
      min(max((way(value) - SheetView.contentBegins) / (1 - SheetView.contentBegins), 0), 1)
    }
    content.follow(.x, progress) { [unowned self] value in
      (card.shown.size.width - metrics.full.width) / 2
    }
    bar.follow(self)
    content.follow(self)
    cover.follow(self)
  }

  /// The bar's words are gone after an eighth of the way, before the sheet's come.
  private static let barFade = 8.0
  private static let contentBegins = 0.15

  // MARK: Layout

  var barTop: Double { metrics.bar.y }
  /// How far the card's upper edge goes, in points.
  var travel: Double { max(1, metrics.bar.y - metrics.full.y) }

  override func layout() {
    shade.frame = bounds
    metrics = SheetMetrics(
      size, safeArea, margin: max(Space.large, stage.settings.device.margin + Space.small),
      .init(barWords: bar.wordsHeight, titles: content.titlesHeight, times: content.timesHeight))
    bar.frame = Rect(origin: .zero, size: metrics.bar.size)
    content.setSize(metrics.full.size)
    content.metrics = metrics
    onLayout?()
  }

  override func environmentChanged() { superview?.setNeedsLayout() }

  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit === self ? nil : hit
  }

  // MARK: Open and close

  func open() { settle(to: 1) }
  func close() { settle(to: 0) }

  private func toggleQueue() { showQueue(queueProgress.model < 0.5) }

  private func showQueue(_ isShown: Bool) {
    queueProgress.animate(
      to: isShown ? 1 : 0,
      Animation(duration: .zero, curve: phone.tuning[Tunings.queueShow]))
    content.showsQueue = isShown
  }

  func goBack() -> Bool {
    guard progress.model > 0 else { return false }
    if queueProgress.model > 0 { showQueue(false) } else { close() }
    return true
  }

  private func progressChanged() {
    let turned = progress.model >= 0.5
    guard turned != isTurned else { return }
    isTurned = turned
    onTurn?(turned)
  }
}

/// The card that is the bar and the sheet.
final class SheetCard: View {
  var onTouchLanded: (() -> Void)?

  init() {
    super.init(id: "sheet")
    background = Palette.raised
    cornerRadii = CornerRadii(all: Radius.card)
    shadow = Shadows.popover
    border = Border(width: 0, color: Palette.edge.faded(0.6))
  }

  override func touchLanded() { onTouchLanded?() }
}
