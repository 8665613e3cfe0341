import JSON
import TouchKit
import TuningFiles

/// Motion tracks of several runs that differ in a value or two.
package struct VariedTracks: Sendable {
  let runs: [(variation: Variation, tracks: MotionTracks)]

  package init(_ runs: [(variation: Variation, tracks: MotionTracks)]) { self.runs = runs }

  /// A column for each track of each run, such as `drawer.open.duration=0.4 drawer.y`, and a line for each time of any run.
  package var csv: [UInt8] {
    var all = Tracks()
    for (variation, tracks) in runs {
      for track in tracks.numbers.tracks {
        all.add("\(variation.column) \(track.name)", isLength: track.isLength)
      }
    }
    var places = runs.map { _ in 0 }
    for time in Set(runs.flatMap(\.tracks.numbers.times)).sorted() {
      all.add(time)
      var column = 0
      for (number, run) in runs.enumerated() {
        let numbers = run.tracks.numbers
        let isThere = places[number] < numbers.times.count && numbers.times[places[number]] == time
        for track in numbers.tracks {
          if isThere { all[last: column] = track.values[places[number]] }
          column += 1
        }
        if isThere { places[number] += 1 }
      }
    }
    return all.csv
  }

  /// An object for each run, with the values that it has and what `MotionTracks` writes of one run.
  package var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("trace", MotionTracks.version)
      object.key("runs")
      object.array { array in
        for (variation, tracks) in runs {
          array.object { object in
            object.key("set")
            TuningWriter.write(variation.values.map(\.change), to: &object)
            tracks.writeMembers(to: &object)
          }
        }
      }
    }
    return writer.bytes
  }
}
