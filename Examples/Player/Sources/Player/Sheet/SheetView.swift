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
  @Unowned private var phone: Stage

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
    shade.onActivate = weakly { me in me.close() }
    shade.addGestureRecognizer(TapRecognizer(weakly { me, _ in me.close() }))
    for view in [bar, content, cover] { card.addSubview(view) }
    addSubview(shade)
    addSubview(card)
    followProgress()
    bar.onOpen = weakly { me in me.open() }
    content.onClose = weakly { me in me.close() }
    content.onQueue = weakly { me in me.toggleQueue() }
    card.onTouchLanded = weakly { me in me.fingerLanded() }
    card.addGestureRecognizer(pan)
    pan.onChange = weakly { me, _ in me.panChanged() }
    progress.onChange = weakly { me in me.progressChanged() }
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
    func follow(
      _ view: View, _ property: AnimatableProperty, _ map: @escaping (SheetView, Double) -> Double
    ) {
      view.follow(property, progress, weakly(or: 0, map))
    }
    func mix(_ property: AnimatableProperty, _ side: @escaping (Rect) -> Double) {
      follow(card, property) { me, value in
        let way = min(max(me.way(value), 0), 1)
        return side(me.metrics.bar) + (side(me.metrics.full) - side(me.metrics.bar)) * way
      }
    }
    mix(.x) { $0.x }
    mix(.width) { $0.width }
    mix(.height) { $0.height }
    // Past its ends the sheet goes on, as far as the spring or the finger takes it.
    follow(card, .y) { me, value in
      me.metrics.bar.y + (me.metrics.full.y - me.metrics.bar.y) * me.way(value)
    }
    follow(card, .alpha) { me, value in me.isReduced ? min(1, abs(2 * value - 1)) : 1 }
    follow(shade, .alpha) { me, value in
      me.phone.tuning[Tunings.sheetShade] * min(max(value, 0), 1)
    }
    follow(bar, .alpha) { me, value in max(0, 1 - SheetView.barFade * me.way(value)) }
    follow(content, .alpha) { me, value in
      let begins = SheetView.contentBegins
      return min(max((me.way(value) - begins) / (1 - begins), 0), 1)
    }
    follow(content, .x) { me, _ in (me.card.shown.size.width - me.metrics.full.width) / 2 }
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
