import TouchKit
import TouchStyle

/// The cover of the present song, on the bar, in the sheet and over the queue.
final class SheetCover: View {
  private let player: Playback
  private var picture: CoverView
  /// 0 while music plays, 1 while it waits: then the large cover is smaller.
  private let rest: AnimatedValue
  private unowned let phone: Stage

  init(_ player: Playback, on stage: Stage) {
    self.player = player
    phone = stage
    picture = CoverView(player.album.cover, id: "cover")
    rest = AnimatedValue(1, name: "cover.rest", on: stage, rest: .progress)
    super.init()
    isUserInteractionEnabled = false
    addSubview(picture)
    player.listen { [weak self] in self?.playerChanged() }
  }

  private weak var sheet: SheetView?

  /// Takes the cover's place and size from the sheet's progress and the queue's.
  func follow(_ sheet: SheetView) {
    self.sheet = sheet
    let sides: [(AnimatableProperty, (Rect) -> Double)] = [
      (.x, \.x), (.y, \.y), (.width, \.width), (.height, \.height),
    ]
    for (property, side) in sides {
      follow(property, [sheet.progress, sheet.queueProgress]) { [unowned self] values in
        side(place(sheet: values[0], queue: values[1]))
      }
    }
    for property in [AnimatableProperty.scaleX, .scaleY] {
      follow(property, [sheet.progress, sheet.queueProgress, rest]) {
        [unowned self, unowned sheet] values in
        guard !phone.environment.reducedMotion else { return 1 }
        let share = clamp(sheet.way(values[0])) * (1 - clamp(values[1])) * values[2]
        return 1 - (1 - phone.tuning[Tunings.coverRest]) * share
      }
    }
    attach(picture)
  }

  /// Keeps a picture as large as the cover.
  private func attach(_ picture: CoverView) {
    guard let sheet else { return }
    for (property, side) in [(AnimatableProperty.width, \Size.width), (.height, \Size.height)] {
      picture.follow(property, sheet.progress) { [unowned self] _ in shown.size[keyPath: side] }
    }
    picture.depth = { [unowned sheet] in sheet.way }
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

  private func mirror(_ rect: Rect, in width: Double) -> Rect {
    isRightToLeft ? Rect(width - rect.maxX, rect.y, rect.width, rect.height) : rect
  }

  private func mix(_ a: Rect, _ b: Rect, _ share: Double) -> Rect {
    func mix(_ side: KeyPath<Rect, Double>) -> Double {
      a[keyPath: side] + (b[keyPath: side] - a[keyPath: side]) * share
    }
    return Rect(mix(\.x), mix(\.y), mix(\.width), mix(\.height))
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
    phone.animate(phone.tuning[Tunings.coverChange]) {
      old.alpha = 0
    } completion: { [weak old] _ in
      old?.removeFromSuperview()
    }
  }
}
