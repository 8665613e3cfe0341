import TouchKit
import TouchStyle

/// The phone's application: one screen, and an input of its own.
final class PlayerApplication: ScreenApplication {
  /// The song is over before its time, as scenarios write it: `{ "song-ends": {} }`.
  static let songEnds = Prototype.CustomInput(
    "song-ends", "the present song comes to its end", .object([ValueSchema.Member]()),
    examples: [.init("the song ends", "the next one begins", .object([]))])

  /// The ids that scenarios can name. Albums and songs count as in the library, from 1.
  static let ids = [
    "main-window", "screen", "library", "heading", "album-{number}", "song-{number}", "mini-player",
    "mini-title", "mini-play", "mini-next", "shade", "sheet", "cover", "close-button",
    "queue-button", "from-label", "title", "artist", "scrubber", "elapsed", "remaining",
    "shuffle-button", "previous-button", "play-button", "next-button", "repeat-button", "queue",
    "queue-heading", "queue-{number}", "empty-label", "status-time",
  ]

  private let player: Playback

  init(_ stage: Stage, _ library: Library) {
    let player = Playback(library, on: stage)
    self.player = player
    super.init(stage) { PlayerController(player, on: $0) }
  }

  override func receive(_ name: String, _ payload: Payload) {
    guard name == PlayerApplication.songEnds.name else { return super.receive(name, payload) }
    player.songEnded()
  }
}

/// Shows the player, upright on a phone.
private final class PlayerController: ViewController {
  private let player: Playback

  init(_ player: Playback, on stage: Stage) {
    self.player = player
    super.init(stage)
  }

  override var supportedOrientations: OrientationSet {
    stage.settings.device.isPad ? .all : .portrait
  }

  override func makeView() -> View { PlayerView(player, on: stage) }

  /// Escape and the back key close the sheet.
  override func goBack() -> Bool { (view as? PlayerView)?.goBack() ?? false }
}
