import JSON
import TouchKit

/// Writes a comparison as JSON.
extension RunComparison {
  /// The version of the JSON.
  private static let version = 1

  /// All of it: times in milliseconds, lengths in points, velocities in units a second.
  package var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("compare", RunComparison.version)
      object.key("runs")
      object.array { array in
        for run in runs {
          array.object(onOneLine: true) { object in
            object.member("tuning", run.name)
            RunComparison.write("settled", run.settled, to: &object)
          }
        }
      }
      object.key("tracks")
      object.array { array in for track in tracks { RunComparison.write(track, to: &array) } }
      object.key("parts")
      if let divergence {
        object.object(onOneLine: true) { object in
          RunComparison.write("at", divergence.time, to: &object)
          object.member("what", divergence.meaning)
        }
      } else {
        object.null()
      }
    }
    return writer.bytes
  }

  private static func write(_ track: ComparedTrack, to array: inout JSONWriter) {
    let decimals = JSONWriter.NumberFormat.rounded(track.isLength ? 2 : 4)
    array.object { object in
      object.member("name", track.name)
      object.key("runs")
      object.array { array in
        for measures in track.measures {
          array.object(onOneLine: true) { object in
            write("begins", measures?.begins, to: &object)
            write("arrives", measures?.arrives, to: &object)
            write("ends", measures?.ends, to: &object)
            write("duration", measures?.duration, to: &object)
            for (key, value) in [
              ("overshoot", measures?.overshoot), ("peakVelocity", measures?.peakVelocity),
              ("from", measures?.from), ("to", measures?.to),
            ] {
              object.key(key)
              if let value { object.number(value, decimals) } else { object.null() }
            }
          }
        }
      }
      object.key("farthest")
      if let farthest = track.farthest {
        object.object(onOneLine: true) { object in
          object.member("points", farthest.distance, decimals)
          write("at", farthest.time, to: &object)
        }
      } else {
        object.null()
      }
    }
  }

  private static func write(_ key: String, _ time: Time?, to object: inout JSONWriter) {
    object.key(key)
    if let time { object.number(time.milliseconds, .rounded(3)) } else { object.null() }
  }
}
