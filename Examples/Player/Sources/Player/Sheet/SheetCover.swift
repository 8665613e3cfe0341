import TouchKit
import TouchStyle

/// The cover of the present song, on the bar, in the sheet and over the queue.
final class SheetCover: View {
  private let player: Playback
  private var picture: CoverView
  /// 0 while music plays, 1 while it waits: then the large cover is smaller.
  private let rest: AnimatedValue
  @Unowned private var phone: Stage

  init(_ player: Playback, on stage: Stage) {
    self.player = player
    phone = stage
    picture = CoverView(player.album.cover, id: "cover")
    rest = AnimatedValue(1, name: "cover.rest", on: stage, rest: .progress)
    super.init()
    isUserInteractionEnabled = false
    addSubview(picture)
    player.listen(weakly { me in me.playerChanged() })
  }

  @Weak private var sheet: SheetView?

  /// Takes the cover's place and size from the sheet's progress and the queue's.
  func follow(_ sheet: SheetView) {
    self.sheet = sheet
    for (property, side) in Rect.sides {
      follow(
        property, [sheet.progress, sheet.queueProgress],
        weakly(or: 0) { me, values in side(me.place(sheet: values[0], queue: values[1])) })
    }
    for property in [AnimatableProperty.scaleX, .scaleY] {
      follow(
        property, [sheet.progress, sheet.queueProgress, rest],
        weakly(or: 1) { me, values in
          me.scale(sheet: values[0], queue: values[1], rest: values[2])
        })
    }
    attach(picture)
  }

  /// Keeps a picture as large as the cover.
  private func attach(_ picture: CoverView) {
    guard let sheet else { return }
    picture.follow(.width, sheet.progress, weakly(or: 0) { me, _ in me.shown.size.width })
    picture.follow(.height, sheet.progress, weakly(or: 0) { me, _ in me.shown.size.height })
    picture.depth = sheet.weakly(or: 0) { sheet in sheet.way }
  }

  private func clamp(_ share: Double) -> Double { min(max(share, 0), 1) }

  private func place(sheet progress: Double, queue: Double) -> Rect {
    guard let sheet else { return .zero }
    let metrics = sheet.metrics
    let way = clamp(sheet.way(progress))
    let bar = mirror(metrics.barCover, in: metrics.bar.width)
    let open = mix(
      mirror(metrics.largeCover, in: metrics.full.width),
      mirror(metrics.smallCover, in: metrics.full.width), clamp(queue))
    return mix(bar, open, way)
  }

  private func scale(sheet progress: Double, queue: Double, rest: Double) -> Double {
    guard let sheet, !phone.environment.reducedMotion else { return 1 }
    let share = clamp(sheet.way(progress)) * (1 - clamp(queue)) * rest
    return 1 - (1 - phone.tuning[Tunings.coverRest]) * share
  }

  private func mirror(_ rect: Rect, in width: Double) -> Rect {
    isRightToLeft ? Rect(width - rect.maxX, rect.y, rect.width, rect.height) : rect
  }

  private func mix(_ a: Rect, _ b: Rect, _ share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(mix(a.x, b.x), mix(a.y, b.y), mix(a.width, b.width), mix(a.height, b.height))
  }

  // MARK: Music

  private func playerChanged() {
    let target = player.isPlaying ? 0.0 : 1.0
    if rest.model != target {
      rest.animate(
        to: target, Animation(duration: .zero, curve: phone.tuning[Tunings.coverSpring]))
    }
    picture.label = player.album.title
    if picture.bitmap != player.album.cover { change(to: player.album.cover) }
  }

  /// One cover becomes another: the new one lies below, and the old one fades.
  private func change(to bitmap: Bitmap) {
    let old = picture
    old.id = nil
    let new = CoverView(bitmap, id: "cover")
    new.label = player.album.title
    picture = new
    insertSubview(new, below: old)
    attach(new)
    phone.animate(
      phone.tuning[Tunings.coverChange], { old.alpha = 0 },
      completion: old.weakly { old, _ in old.removeFromSuperview() })
  }
}
