import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// What the report for programs says about a motion: the numbers behind its sentences, times in milliseconds.
extension JSONReport {
  static func write(_ motion: Outcome.Motion, _ writer: inout JSONWriter) {
    writer.object { object in
      object.member("section", motion.section)
      if let toleranceBand = motion.toleranceBand {
        object.key("tube")
        object.object { parts in
          parts.member("points", toleranceBand.points)
          parts.member("milliseconds", toleranceBand.span.milliseconds)
        }
      }
      object.key("tracks")
      object.array { array in for measures in motion.measures { write(measures, &array) } }
    }
  }

  private static func write(_ measures: MotionMeasures, _ array: inout JSONWriter) {
    array.object { object in
      object.member("name", measures.name)
      object.member("unit", measures.unit.rawValue)
      for (key, side) in [("expected", measures.expected), ("actual", measures.actual)] {
        guard let side else { continue }
        object.key(key)
        object.beginObject(onOneLine: true)
        if let begins = side.begins { object.member("begins", begins, .rounded(3)) }
        object.member("arrives", side.arrives, .rounded(3))
        object.member("overshoot", side.overshoot, .rounded(4))
        object.member("peakVelocity", side.peakVelocity, .rounded(2))
        object.member("from", side.from, .rounded(4))
        object.member("to", side.to, .rounded(4))
        object.endObject()
      }
      for (key, distance) in [("farthest", measures.farthest), ("aligned", measures.aligned)] {
        guard let distance else { continue }
        object.key(key)
        object.beginObject(onOneLine: true)
        object.member("distance", distance.distance, .rounded(4))
        object.member("at", distance.at, .rounded(3))
        object.endObject()
      }
    }
  }

  static func motion(_ reader: ObjectReader) throws(Problem) -> Outcome.Motion {
    var reader = reader
    var motion = Outcome.Motion(section: try reader.string("section"))
    if var toleranceBand = try reader.optionalObject("tube", in: "the tolerance band") {
      motion.toleranceBand = MotionSection.ToleranceBand(
        points: try toleranceBand.number("points", in: 0...10_000),
        span: .milliseconds(try toleranceBand.number("milliseconds", in: 0...1000)))
      try toleranceBand.finish()
    }
    for value in try reader.array("tracks") { motion.measures.append(try measures(value)) }
    try reader.finish()
    return motion
  }

  private static func measures(_ value: JSONValue) throws(Problem) -> MotionMeasures {
    var reader = try ObjectReader(value, in: "a track")
    let unit = try reader.enumeration("unit", of: TrackUnit.allCases.map(\.rawValue))
    let measures = MotionMeasures(
      name: try reader.string("name"), unit: TrackUnit(rawValue: unit) ?? .other,
      expected: try side(reader.optionalObject("expected", in: "the expected values")),
      actual: try side(reader.optionalObject("actual", in: "the actual values")),
      farthest: try distance(reader.optionalObject("farthest", in: "the largest distance")),
      aligned: try distance(reader.optionalObject("aligned", in: "the aligned distance")))
    try reader.finish()
    return measures
  }

  private static func side(_ reader: ObjectReader?) throws(Problem) -> MotionMeasures.Side? {
    guard var reader else { return nil }
    let side = MotionMeasures.Side(
      begins: try reader.optionalNumber("begins"), arrives: try reader.number("arrives"),
      overshoot: try reader.number("overshoot"),
      peakVelocity: try reader.number("peakVelocity"), from: try reader.number("from"),
      to: try reader.number("to"))
    try reader.finish()
    return side
  }

  private static func distance(
    _ reader: ObjectReader?
  ) throws(Problem) -> MotionMeasures.Distance? {
    guard var reader else { return nil }
    let distance = MotionMeasures.Distance(
      distance: try reader.number("distance"), at: try reader.number("at"))
    try reader.finish()
    return distance
  }
}
