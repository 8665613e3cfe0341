import TouchKit

/// Numbers over the same times, each with a name.
package struct Tracks: Equatable, Sendable {
  /// One number over the times; nil at times without a number.
  package struct Track: Equatable, Sendable {
    package let name: String
    /// Whether it is a length in points, and no alpha or share.
    package let isLength: Bool
    package fileprivate(set) var values: [Double?]

    /// Whether the number ever changes.
    var isMoving: Bool {
      var last: Double?
      for value in values.compactMap(\.self) {
        if let last, last != value { return true }
        last = value
      }
      return false
    }
  }

  package private(set) var times: [Time] = []
  package private(set) var tracks: [Track] = []

  package init() {}

  /// Adds a track that has no number up to now.
  mutating func add(_ name: String, isLength: Bool) {
    tracks.append(
      Track(name: name, isLength: isLength, values: Array(repeating: nil, count: times.count)))
  }

  /// Begins the next time, at which there is no number yet.
  mutating func add(_ time: Time) {
    times.append(time)
    for index in tracks.indices { tracks[index].values.append(nil) }
  }

  /// Adds a time with the number of each track.
  mutating func add(_ time: Time, _ values: [Double?]) {
    times.append(time)
    for index in tracks.indices { tracks[index].values.append(values[index]) }
  }

  /// The number of a track at the last time.
  subscript(last index: Int) -> Double? {
    get { tracks[index].values[times.count - 1] }
    set { tracks[index].values[times.count - 1] = newValue }
  }

  mutating func keep(_ indices: [Int]) { tracks = indices.map { tracks[$0] } }
}
