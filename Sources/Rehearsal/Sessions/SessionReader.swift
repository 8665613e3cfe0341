import JSON
import TouchKit

/// Reads sessions of a prototype, also those whose writer was stopped in the middle.
package struct SessionReader: Sendable {
  /// A session has at most this many branches, each with a name of at most this many characters.
  package static let mostBranches = 1000
  package static let longestName = 200

  /// A session, and the remarks about its file.
  package struct Reading: Equatable, Sendable {
    package var tree: SessionTree
    /// The line on which something happened last.
    package var latest = SessionTree.main
    /// What could not be used as it is written.
    package var remarks: [Problem] = []

    init(tree: SessionTree, latest: String, remarks: [Problem]) {
      self.tree = tree
      self.latest = latest
      self.remarks = remarks
    }

    /// A take as a session of one line.
    package init(_ take: Scenario) {
      let line = Recording(take)
      tree = SessionTree(start: line.start, inputs: take.recorded, end: line.end)
      tree.rename(SessionTree.main, to: take.name)
    }
  }

  private let reader: ScenarioReader
  private let header: ValueSchema.ObjectSchema

  package init(_ reader: ScenarioReader) {
    self.reader = reader
    header = ValueSchema.ObjectSchema(SessionReader.header(of: reader.prototype), least: 0)
  }

  /// Whether bytes begin as a session does, and not as a scenario or a take.
  package static func isSession(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let value = try? JSONReader.parse(Array(start)) else { return false }
    return value["session"] != nil
  }

  /// Reads a file's bytes. A last line that is cut is left out, with a remark.
  package func read(_ bytes: [UInt8], file: String?) throws(Problem) -> Reading {
    do throws(Problem) {
      guard bytes.count <= ScenarioReader.limits.bytes else {
        throw Problem(
          what: "the session has more than \(ScenarioReader.limits.bytes >> 20) MiB",
          remedy: "open a shorter session, or save a part of it as a take")
      }
      var parser = SessionParser(reader)
      try parser.read(bytes, header)
      var reading = parser.reading
      for index in reading.remarks.indices {
        reading.remarks[index] = reading.remarks[index].inFile(file)
      }
      return reading
    } catch {
      throw error.inFile(file)
    }
  }

  private static func header(of prototype: Prototype) -> [ValueSchema.Member] {
    [
      .required(
        "session", .exactly(.integer(SessionWriter.version)), "the version of the format"),
      .required(
        "prototype", .text(1...200), "the name of the prototype that the session belongs to"),
      .required("device", .text(1...200), "the device (the phone model) at the start"),
      .required("screen", .text(1...200), "the screen that the prototype shows at the start"),
      .required(
        "settings",
        .object(
          StepTable.environment + [
            .optional(
              "orientation", .word(Orientation.allCases.map { $0.rawValue }),
              "the orientation of the phone's interface at the start")
          ]), "the phone's settings and surroundings at the start"),
      .required(
        "tuning", .text(1...200), "the name of the tuning (the set of values) at the start"),
      .optional("set", .tunings, "the values of the tuning that were changed before the start"),
      .required(
        "now", .pattern(ScenarioReader.civilTime),
        "the date and time of the phone's clock at the start"),
    ]
  }
}
