import Foundation
import Testing
import TouchKit

@testable import MotionStudy
@testable import Rehearsal

/// Pairs of motions, each with the words that tell them apart, made from closed forms: rows as a section has them, at each
/// 1/120 s and at events, with the decimals of its file.
struct LabelledMotion: Sendable, CustomTestStringConvertible {
  var label: String
  var old: Motion
  var new: Motion
  var toleranceBand: MotionSection.ToleranceBand?
  /// What is told; empty if the two count as equal.
  var words: [String]

  var testDescription: String { label }

  /// The numbers of one motion over milliseconds, with the times of its events.
  struct Motion: Sendable {
    var events: [Double] = []
    var end = 1000.0
    var tracks: [Track]

    struct Track: Sendable {
      var name: String
      var value: @Sendable (Double) -> Double?
    }

    /// One number.
    init(
      _ name: String = "box.y", events: [Double] = [],
      _ value: @escaping @Sendable (Double) -> Double?
    ) {
      self.events = events
      tracks = [Track(name: name, value: value)]
    }

    func and(_ other: Motion) -> Motion {
      var both = self
      both.events += other.events
      both.tracks += other.tracks
      return both
    }

    /// The table, with each number as the file has it.
    func table() throws -> Tracks {
      let even = (0...Int(end * 0.12)).map { Double(($0 * 1_000_000 + 119) / 120) / 1000 }
      let times = Set(even + events).sorted()
      var text = (["time"] + tracks.map(\.name)).joined(separator: ",") + "\n"
      for time in times {
        let cells = tracks.map { track in
          track.value(time).map {
            String(format: track.name.hasSuffix(".alpha") ? "%.4f" : "%.2f", $0)
          } ?? ""
        }
        text += ([String(format: "%.3f", time)] + cells).joined(separator: ",") + "\n"
      }
      return try Tracks(csv: Array(text.utf8))
    }
  }
}

/// Ways of a number over milliseconds.
enum Ways {
  typealias Way = @Sendable (Double) -> Double

  /// Evenly from one number to another between two times.
  static func line(_ begin: Double, _ end: Double, from: Double = 0, to: Double = 100) -> Way {
    { time in from + (to - from) * min(max((time - begin) / (end - begin), 0), 1) }
  }

  /// A spring from rest, as the drawer's.
  static func spring(
    _ begin: Double, response: Double = 380, damping: Double = 0.86, from: Double = 0,
    to: Double = 120
  ) -> Way {
    { time in
      guard time > begin else { return from }
      let t = (time - begin) / 1000
      let omega = 2 * Double.pi / (response / 1000)
      let damped = omega * (1 - damping * damping).squareRoot()
      let envelope = exp(-damping * omega * t)
      return to
        - (to - from) * envelope * (cos(damped * t) + damping * omega / damped * sin(damped * t))
    }
  }

  /// One way up to a time, and another from there.
  static func then(_ time: Double, _ one: @escaping Way, _ other: @escaping Way) -> Way {
    { $0 < time ? one($0) : other($0) }
  }

  /// Something more in a span.
  static func plus(_ height: Double, _ from: Double, _ to: Double, _ way: @escaping Way) -> Way {
    { way($0) + ($0 >= from && $0 < to ? height : 0) }
  }
}
