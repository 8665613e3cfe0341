import TouchKit
import TouchStyle

/// The slider that shows the position in the song, which moves by a formula of the time, and on which a finger moves it.
final class Scrubber: Slider {
  private let player: Playback

  private static let look = Slider.Style(
    track: DynamicColor(0xC9CED8, 0x454B57), filled: Palette.ink, thickness: 5, thumb: Palette.ink,
    thumbSize: 14)

  init(_ player: Playback) {
    self.player = player
    super.init(0, id: "scrubber", style: Scrubber.look)
    label = "Position"
    // Time goes to the right also where words go to the left.
    isDirectional = false
    on(.valueChanged, "scrub", weakly { me in me.player.scrub(to: me.number) })
  }

  override var shownNumber: Double { isTracking ? number : player.share }

  override var value: String? {
    "\(SongTime.words(player.seconds)) of \(SongTime.words(player.song.seconds))"
  }

  /// A press by assistive technology goes on by a tenth of the song.
  override func activate() {
    player.beginScrubbing()
    player.scrub(to: player.share >= 1 ? 0 : player.share + 0.1)
    player.endScrubbing()
  }

  override func beginTracking(_ touch: Touch, _ event: Event) -> Bool {
    number = player.share
    player.beginScrubbing()
    return super.beginTracking(touch, event)
  }

  override func endTracking(_ touch: Touch, _ event: Event) {
    super.endTracking(touch, event)
    player.endScrubbing()
  }

  override func trackingCancelled() { player.endScrubbing() }
}
