import CWebPPlayer

/// What libwebp's own player shows of an animated WebP.
public struct PlayedWebP {
  /// The size of every frame.
  public private(set) var width = 0
  public private(set) var height = 0
  /// Each as RGBA without gaps between rows.
  public private(set) var frames: [[UInt8]] = []
  /// When each frame ends, in milliseconds.
  public private(set) var ends: [Int] = []

  /// Nil if the file is no animation.
  public init?(_ file: [UInt8]) {
    var size: (UInt32, UInt32) = (0, 0)
    let isPlayed = file.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress,
        let player = dp_webp_player_new(start, bytes.count, &size.0, &size.1)
      else { return false }
      defer { dp_webp_player_free(player) }
      var end: CInt = 0
      while let frame = dp_webp_player_next(player, &end) {
        frames.append(
          Array(UnsafeBufferPointer(start: frame, count: Int(size.0 * size.1) * 4)))
        ends.append(Int(end))
      }
      return true
    }
    guard isPlayed else { return nil }
    (width, height) = (Int(size.0), Int(size.1))
  }
}
