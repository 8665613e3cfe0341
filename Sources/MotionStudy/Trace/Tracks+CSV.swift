import JSON
import TouchKit

/// Writes tracks as CSV.
extension Tracks {
  /// The name of the first column.
  static let timeName = "time"
  /// Milliseconds are written to the microsecond; an alpha counts as much as a hundred points.
  private static let decimals = (time: 3, length: 2, share: 4)

  /// A line for each time, in milliseconds, with a column for each track; a cell without a number is empty. Times have at
  /// most three decimals, lengths two, alphas and shares four.
  package var csv: [UInt8] {
    var lines = [([Tracks.timeName] + tracks.map(\.name)).joined(separator: ",")]
    for (index, time) in times.enumerated() {
      let decimals = Tracks.decimals
      let cells = tracks.map { track in
        track.values[index].map {
          Tracks.text($0, track.isLength ? decimals.length : decimals.share)
        } ?? ""
      }
      let time = Tracks.text(time.milliseconds, decimals.time)
      lines.append(([time] + cells).joined(separator: ","))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func text(_ number: Double, _ decimals: Int) -> String {
    var writer = JSONWriter()
    writer.number(number, .rounded(decimals))
    return writer.text
  }
}
