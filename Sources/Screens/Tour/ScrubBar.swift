import TouchKit

/// The bar on which a finger moves a moving picture to a position.
final class ScrubBar: Control {
  private let player: MoviePlayer
  private static let thickness = 4.0
  private static let thumb = 14.0

  init(_ player: MoviePlayer, id: String) {
    self.player = player
    super.init(id: id)
    role = .slider
    label = "Position"
  }

  override var value: String? { player.words }

  /// A press by assistive technology moves on by a tenth of the length.
  override func activate() {
    let share = player.seconds / player.media.seconds
    player.beginScrubbing()
    player.scrub(to: share + 0.1)
    player.endScrubbing()
  }

  override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    player.beginScrubbing()
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, _ event: Event) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: Touch, _ event: Event) { player.endScrubbing() }
  override func trackingCancelled() { player.endScrubbing() }

  private func follow(_ touch: Touch) {
    let travel = max(1, shown.size.width - ScrubBar.thumb)
    let share = (touch.location(in: self).x - ScrubBar.thumb / 2) / travel
    player.scrub(to: share)
  }

  override func allows(_ recognizer: GestureRecognizer) -> Bool {
    !(recognizer is PanRecognizer) && !(recognizer is SwipeRecognizer) && super.allows(recognizer)
  }

  override func draw(in context: inout DrawingContext) {
    let size = shown.size
    let share = player.seconds / player.media.seconds
    let line = Rect(0, (size.height - ScrubBar.thickness) / 2, size.width, ScrubBar.thickness)
    let radius = ScrubBar.thickness / 2
    context.fill(line, radius: radius, MoviePalette.scrubRest)
    let x = (size.width - ScrubBar.thumb) * share
    let filled = Rect(line.x, line.y, x + ScrubBar.thumb / 2, line.height)
    context.fill(filled, radius: radius, .white)
    let thumb = Rect(x, (size.height - ScrubBar.thumb) / 2, ScrubBar.thumb, ScrubBar.thumb)
    context.fill(thumb, radius: ScrubBar.thumb / 2, .white)
  }
}
