import Files
import TouchKit

extension MotionTracks {
  /// The version of the JSON.
  public static let version = 1

  /// A line for each time, a column for each track; empty where a view is not there.
  public var csv: [UInt8] {
    var lines = ["time,\(tracks.map(\.name).joined(separator: ","))"]
    for (place, time) in times.enumerated() {
      let cells = tracks.map { track in
        track.values[place].map { MotionTracks.number($0) } ?? ""
      }
      lines.append(
        ([MotionTracks.number(time.milliseconds)] + cells).joined(separator: ","))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// All of it.
  public var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("trace", MotionTracks.version)
      object.key("times")
      object.array(onOneLine: true) { array in
        for time in times { array.number(time.milliseconds, .rounded(3)) }
      }
      object.key("tracks")
      object.array { array in for track in tracks { MotionTracks.write(track, to: &array) } }
      object.key("motions")
      object.array { array in for span in spans { MotionTracks.write(span, to: &array) } }
    }
    return writer.bytes
  }

  private static func write(_ track: Track, to array: inout JSONWriter) {
    array.object(onOneLine: true) { object in
      object.member("id", track.id)
      object.member("property", track.property.rawValue)
      object.key("values")
      object.array { values in
        for value in track.values {
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

  /// A number with three decimals at most.
  static func number(_ value: Double) -> String {
    var writer = JSONWriter()
    writer.number(value, .rounded(3))
    return writer.text
  }
}
