import JSON
import TouchKit

/// Writes motion tracks as JSON.
extension MotionTracks {
  /// The version of the JSON.
  static let version = 1

  /// All of it.
  package var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("trace", MotionTracks.version)
      writeMembers(to: &object)
    }
    return writer.bytes
  }

  /// Everything but the version, as members of an object.
  func writeMembers(to object: inout JSONWriter) {
    object.key("times")
    object.array(onOneLine: true) { array in
      for time in numbers.times { array.number(time.milliseconds, .rounded(3)) }
    }
    object.key("tracks")
    object.array { array in
      for (subject, track) in zip(subjects, numbers.tracks) {
        MotionTracks.write(subject, track.values, to: &array)
      }
    }
    object.key("motions")
    object.array { array in for span in spans { MotionTracks.write(span, to: &array) } }
  }

  private static func write(
    _ subject: Subject, _ all: [Double?], to array: inout JSONWriter
  ) {
    array.object(onOneLine: true) { object in
      object.member("id", subject.id)
      object.member("property", subject.property.rawValue)
      object.key("values")
      object.array { values in
        for value in all {
          if let value { values.number(value, .rounded(3)) } else { values.null() }
        }
      }
    }
  }

  private static func write(_ span: Span, to array: inout JSONWriter) {
    array.object(onOneLine: true) { object in
      object.member("what", span.what)
      object.member("from", span.from, .rounded(3))
      object.member("to", span.to, .rounded(3))
      object.member("began", span.began.milliseconds, .rounded(3))
      if let ended = span.ended {
        object.member("ended", ended.milliseconds, .rounded(3))
        object.member("interrupted", span.wasInterrupted)
      }
    }
  }
}
