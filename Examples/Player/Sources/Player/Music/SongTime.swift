/// Writes a time in a song, such as `3:07`.
enum SongTime {
  static func words(_ seconds: Double) -> String {
    let whole = Int(exactly: seconds.rounded(.down)) ?? 0
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
