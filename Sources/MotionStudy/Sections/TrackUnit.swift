import JSON
import TouchKit

/// What a number counts in, and what is little of it.
package enum TrackUnit: String, CaseIterable, Sendable {
  /// Points of the screen.
  case points
  /// An alpha or another share from 0 to 1.
  case share
  /// An animated value that counts in a unit of its own.
  case other

  /// The unit of a track. If it is a view's track, its name shows the unit.
  init(_ name: String, isLength: Bool) {
    let last = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) }
    let property = last.flatMap(MotionTracks.Property.init)
    self =
      if let property { property.isLength ? .points : .share } else if isLength {
        .other
      } else { .share }
  }

  /// A number in words, with its unit if that has a name.
  func words(_ number: Double) -> String {
    self == .points ? "\(number.twoDecimals) pt" : digits(number)
  }

  /// A number in words without its unit.
  func digits(_ number: Double) -> String {
    switch self {
    case .points: return number.twoDecimals
    case .share, .other:
      var writer = JSONWriter()
      writer.number(number, .rounded(4))
      return writer.text
    }
  }
}

extension SectionTrack {
  var unit: TrackUnit { TrackUnit(name, isLength: isLength) }

  /// What counts as a point does for a length: a hundredth for a share, and a hundredth of its whole path for a number
  /// of which nothing is known.
  var one: Double {
    switch unit {
    case .points: return 1
    case .share: return 0.01
    case .other:
      let there = values.compactMap(\.self)
      guard let least = there.min(), let greatest = there.max() else { return 0 }
      return (greatest - least) / 100
    }
  }
}
