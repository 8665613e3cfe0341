/// The order in which songs play: those that were, the present one, and those to come.
struct PlayQueue: Equatable, Sendable {
  enum Repeat: String, CaseIterable, Sendable { case off, all, one }

  /// The number of songs in the library.
  let count: Int
  private(set) var played: [Int] = []
  private(set) var current: Int
  private(set) var upcoming: [Int]
  private(set) var isShuffled = false
  var repeats = Repeat.off
  /// How often songs were shuffled, from which the next order is made: there is no chance in a prototype.
  private var shuffles: UInt64 = 0

  /// Begins with a song; the others of the library follow, and after the last the first.
  init(count: Int, from song: Int = 0) {
    self.count = count
    current = song
    upcoming = PlayQueue.songs(after: song, of: count)
  }

  private static func songs(after song: Int, of count: Int) -> [Int] {
    (1..<max(1, count)).map { (song + $0) % count }
  }

  mutating func start(with song: Int) {
    played = []
    current = song
    upcoming = PlayQueue.songs(after: song, of: count)
    if isShuffled { upcoming = mixed(upcoming) }
  }

  /// Goes on to the next song; false if there is none.
  mutating func goOn() -> Bool {
    if upcoming.isEmpty {
      guard repeats != .off, !played.isEmpty else { return false }
      upcoming = played + [current]
      played = []
    } else {
      played.append(current)
    }
    current = upcoming.removeFirst()
    return true
  }

  /// Goes back a song; false if the present one is the first.
  mutating func goBack() -> Bool {
    guard let last = played.popLast() else { return false }
    upcoming.insert(current, at: 0)
    current = last
    return true
  }

  /// Goes to a song to come, past those before it.
  mutating func jump(to song: Int) {
    guard let index = upcoming.firstIndex(of: song) else { return }
    played += [current] + upcoming[..<index]
    current = song
    upcoming.removeSubrange(...index)
  }

  mutating func move(_ song: Int, to place: Int) {
    guard let index = upcoming.firstIndex(of: song) else { return }
    upcoming.remove(at: index)
    upcoming.insert(song, at: min(max(place, 0), upcoming.count))
  }

  /// Mixes the songs to come, or puts them back into the library's order.
  mutating func toggleShuffle() {
    isShuffled.toggle()
    let inOrder = PlayQueue.songs(after: current, of: count).filter(upcoming.contains)
    upcoming = isShuffled ? mixed(inOrder) : inOrder
  }

  /// Fisher and Yates' shuffle with Knuth's generator.
  private mutating func mixed(_ songs: [Int]) -> [Int] {
    shuffles += 1
    var state = shuffles &* 0x9E37_79B9_7F4A_7C15
    var songs = songs
    for last in stride(from: songs.count - 1, to: 0, by: -1) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      songs.swapAt(last, Int((state >> 33) % UInt64(last + 1)))
    }
    return songs
  }
}
