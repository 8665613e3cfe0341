import TouchKit

/// Plays a moving picture: its position in seconds moves with the stage's clock.
final class MoviePlayer: Referable {
  enum State: String, Equatable, Sendable {
    /// It was not played yet.
    case poster
    case playing, paused, ended
  }

  let media: Media
  private(set) var state = State.poster
  /// The position in seconds.
  let position: AnimatedValue
  /// Called when the state has changed, but not for each frame.
  var onChange: (() -> Void)?
  private var end: Stage.EventID?
  /// Whether it plays on when the finger leaves the scrub bar.
  private var playsAfterScrub = false
  private(set) var isScrubbing = false
  @Unowned private var stage: Stage

  /// The name is that of the view which shows it; logs and tracks use it.
  init(_ media: Media, name: String = "video", on stage: Stage) {
    self.media = media
    self.stage = stage
    position = AnimatedValue(0, name: "\(name).position", on: stage)
  }

  /// The seconds shown now.
  var seconds: Double { min(max(position.shown, 0), media.seconds) }

  /// The position in whole seconds, as people read it: `3 of 12 s`.
  var words: String {
    let now = Int(exactly: seconds.rounded(.down)) ?? 0
    let all = Int(exactly: media.seconds.rounded(.down)) ?? 0
    return "\(now) of \(all) s"
  }

  func toggle() {
    if state == .playing { pause() } else { play() }
  }

  /// Plays from the present position; from the end it starts again.
  func play() {
    guard state != .playing, !isScrubbing else { return }
    let from = state == .ended ? 0 : seconds
    position.run(.endless(.run(from: from, rate: 1, start: stage.now)))
    end = stage.schedule(
      after: .seconds(media.seconds - from), "the moving picture ends",
      weakly { me in me.stop(.ended, at: me.media.seconds) })
    become(.playing)
  }

  func pause() {
    playsAfterScrub = false
    guard state == .playing else { return }
    stop(.paused, at: nil)
  }

  // MARK: Scrubbing

  func beginScrubbing() {
    guard !isScrubbing else { return }
    let wasPlaying = state == .playing
    if wasPlaying { stop(.paused, at: nil) }
    isScrubbing = true
    playsAfterScrub = wasPlaying
  }

  /// Moves to a position, as a share of the whole length.
  func scrub(to share: Double) {
    position.set(min(max(share, 0), 1) * media.seconds)
    if state != .playing { become(position.shown >= media.seconds ? .ended : .paused) }
  }

  func endScrubbing() {
    guard isScrubbing else { return }
    isScrubbing = false
    if playsAfterScrub, state != .ended { play() }
    playsAfterScrub = false
  }

  private func stop(_ next: State, at seconds: Double?) {
    if let end { stage.cancel(end) }
    end = nil
    position.set(seconds ?? self.seconds)
    become(next)
  }

  private func become(_ next: State) {
    guard next != state else { return }
    state = next
    stage.note(.action, "the moving picture \(media.id): \(next.rawValue) at \(words)")
    onChange?()
  }
}
