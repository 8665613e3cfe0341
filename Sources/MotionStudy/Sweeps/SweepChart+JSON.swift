import JSON
import Rehearsal
import TouchKit

/// A chart as a file, which a run of tests leaves for its report.
extension SweepChart {
  private static let version = 1
  private static let milliseconds = 0...(2 * Scenario.longest.milliseconds)

  package var json: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("sweep", Self.version)
      object.member("interruption", interruption)
      object.member("from", from.milliseconds, .rounded(3))
      object.member("to", to.milliseconds, .rounded(3))
      object.member("every", every.milliseconds, .rounded(3))
      object.member("count", count)
      object.member("failing", failing)
      object.key("lanes")
      object.array { array in
        for lane in lanes {
          array.object { object in
            object.member("title", lane.title)
            object.member("unit", lane.unit.rawValue)
            object.member("most", lane.most)
            object.member("at", lane.at.milliseconds, .rounded(3))
            object.key("marks")
            object.array(onOneLine: true) { marks in
              for mark in lane.marks {
                marks.array(onOneLine: true) { pair in
                  pair.number(mark.time.milliseconds, .rounded(3))
                  pair.number(mark.size)
                }
              }
            }
          }
        }
      }
    }
    return writer.bytes
  }

  /// Reads what `json` wrote.
  package init(json bytes: [UInt8]) throws(Problem) {
    var root = try ObjectReader(try JSONReader.parse(bytes), in: "a sweep's chart")
    guard try root.integer("sweep", in: 0...1_000_000) == Self.version else {
      throw root.problem(
        of: "sweep", "the chart has a version that this program does not know",
        "run the test again")
    }
    func time(_ key: String) throws(Problem) -> Time {
      .milliseconds(try root.number(key, in: Self.milliseconds))
    }
    self.init(
      interruption: try root.string("interruption"), from: try time("from"), to: try time("to"),
      every: try time("every"), count: try root.integer("count", in: 1...Sweep.most),
      failing: try root.integer("failing", in: 0...Sweep.most), lanes: [])
    for value in try root.array("lanes", count: 0...Self.mostLanes) {
      lanes.append(try Lane(value))
    }
    try root.finish()
  }
}

extension SweepChart.Lane {
  private static let sizes = -1e12...1e12

  fileprivate init(_ value: JSONValue) throws(Problem) {
    var reader = try ObjectReader(value, in: "a lane")
    title = try reader.string("title")
    let word = try reader.enumeration("unit", of: SweepFault.Unit.allCases.map(\.rawValue))
    unit = SweepFault.Unit(rawValue: word) ?? .none
    most = try reader.number("most", in: Self.sizes)
    at = .milliseconds(try reader.number("at", in: Scenario.milliseconds))
    marks = []
    for mark in try reader.array("marks", count: 0...SweepChart.mostMarks) {
      let pair = try mark.array("a mark", count: 2...2)
      marks.append(
        SweepChart.Mark(
          time: .milliseconds(try pair[0].number("a mark's time", in: Scenario.milliseconds)),
          size: try pair[1].number("a mark's size", in: Self.sizes)))
    }
    try reader.finish()
  }
}
