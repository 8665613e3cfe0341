import TouchKit

/// Plays songs in silence: the position in the song moves with the stage's time.
final class Playback: Referable {
  let library: Library
  private(set) var queue: PlayQueue
  /// The position in the present song, in seconds.
  let position: AnimatedValue
  private(set) var isPlaying = false
  private(set) var isScrubbing = false
  private var end: Stage.EventID?
  private var listeners: [() -> Void] = []
  @Unowned private var stage: Stage

  init(_ library: Library, on stage: Stage) {
    self.library = library
    self.stage = stage
    queue = PlayQueue(count: library.songs.count)
    position = AnimatedValue(0, name: "song.position", on: stage)
    super.init()
  }

  /// Calls back after each change but the passing of time.
  func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }

  private func changed() { for listener in listeners { listener() } }

  var song: Library.Song { library.songs[queue.current] }
  var album: Library.Album { library.album(of: queue.current) }
  /// The position now, in seconds.
  var seconds: Double { min(max(position.shown, 0), song.seconds) }
  /// The position now as a share of the song.
  var share: Double { seconds / song.seconds }

  // MARK: Playing

  func toggle() {
    if isPlaying { pause() } else { play() }
  }

  func play() {
    guard !isPlaying else { return }
    isPlaying = true
    run()
    note("plays")
    changed()
  }

  func pause() {
    guard isPlaying else { return }
    isPlaying = false
    stop()
    note("pauses")
    changed()
  }

  /// Plays a song of the library, and the library from there on.
  func play(_ song: Int) {
    queue.start(with: song)
    begin(isPlaying: true)
  }

  /// Plays a song of the queue, past those before it.
  func jump(to song: Int) {
    queue.jump(to: song)
    begin(isPlaying: true)
  }

  func next() { begin(isPlaying: queue.goOn() && isPlaying) }

  /// Goes to the song's beginning or, if it just began, to the song before.
  func previous() {
    if position.shown <= stage.tuning[Tunings.songRestart].seconds { _ = queue.goBack() }
    begin(isPlaying: isPlaying)
  }

  func songEnded() {
    note("ends")
    if queue.repeats == .one { return begin(isPlaying: isPlaying) }
    begin(isPlaying: queue.goOn() && isPlaying)
  }

  /// Begins the present song anew.
  private func begin(isPlaying playing: Bool) {
    stop()
    position.set(0)
    isPlaying = playing
    if playing { run() }
    note(playing ? "plays" : "waits")
    changed()
  }

  private func run() {
    guard !isScrubbing else { return }
    let from = seconds
    position.run(.endless(.run(from: from, rate: 1, start: stage.now)))
    end = stage.schedule(
      after: .seconds(song.seconds - from), "the song ends", weakly { me in me.songEnded() })
  }

  private func stop() {
    if let end { stage.cancel(end) }
    end = nil
    position.set(seconds)
  }

  private func note(_ what: String) { stage.note(.sound, "«\(song.title)» \(what)") }

  // MARK: Scrubbing

  /// A finger holds the position: time stands still for the song.
  func beginScrubbing() {
    guard !isScrubbing else { return }
    stop()
    isScrubbing = true
  }

  func scrub(to share: Double) { position.set(min(max(share, 0), 1) * song.seconds) }

  func endScrubbing() {
    guard isScrubbing else { return }
    isScrubbing = false
    if isPlaying { run() }
  }

  // MARK: Order

  func toggleShuffle() {
    queue.toggleShuffle()
    changed()
  }

  func turnRepeat() {
    let all = PlayQueue.Repeat.allCases
    let index = all.firstIndex(of: queue.repeats) ?? 0
    queue.repeats = all[(index + 1) % all.count]
    changed()
  }

  func move(_ song: Int, to place: Int) {
    queue.move(song, to: place)
    changed()
  }
}
