import JSON
import MotionStudy
import Rehearsal
import TouchKit

/// The log of a motion in the folder of a run: lines with their times from the section's beginning, as `inspect` writes them.
enum MotionLog {
  /// More lines are not kept of one motion.
  static let most = 400

  struct Line: Equatable {
    var time: Double
    var kind: String
    var text: String
  }

  static func file(_ motion: RecordedMotion) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.key("log")
      object.array { array in
        for line in motion.log.prefix(most) {
          array.beginObject(onOneLine: true)
          array.member("t", (line.time - motion.begin).milliseconds, .rounded(3))
          array.member("kind", line.kind.rawValue)
          array.member("text", line.text)
          array.endObject()
        }
      }
    }
    return writer.bytes
  }

  static func read(_ bytes: [UInt8]) throws(Problem) -> [Line] {
    var root = try ObjectReader(try JSONReader.parse(bytes), in: "a motion's log")
    var lines: [Line] = []
    for value in try root.array("log") {
      var line = try ObjectReader(value, in: "a line")
      lines.append(
        Line(
          time: try line.number("t", in: 0...1e12), kind: try line.string("kind"),
          text: try line.string("text")))
      try line.finish()
    }
    try root.finish()
    return Array(lines.prefix(most))
  }
}
