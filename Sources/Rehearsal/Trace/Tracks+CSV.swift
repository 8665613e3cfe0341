import Files
import TouchKit

/// Writes tracks as CSV.
extension Tracks {
  /// The name of the first column.
  static let timeName = "time"
  private static let decimals = 3

  /// A line for each time, in milliseconds, with a column for each track; a cell without a number is empty. Numbers have at
  /// most three decimals.
  public var csv: [UInt8] {
    var lines = [([Tracks.timeName] + tracks.map(\.name)).joined(separator: ",")]
    for (index, time) in times.enumerated() {
      let cells = tracks.map { track in track.values[index].map(Tracks.text) ?? "" }
      lines.append(([Tracks.text(time.milliseconds)] + cells).joined(separator: ","))
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func text(_ number: Double) -> String {
    var writer = JSONWriter()
    writer.number(number, .rounded(decimals))
    return writer.text
  }
}
