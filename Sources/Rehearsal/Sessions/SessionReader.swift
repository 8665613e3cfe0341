import JSON
import TouchKit

/// Reads sessions of a prototype, also those whose writer was stopped in the middle.
public struct SessionReader: Sendable {
  /// A session has at most this many branches, each with a name of at most this many characters.
  public static let mostBranches = 1000
  public static let longestName = 200

  /// A session, and the remarks about its file.
  public struct Reading: Equatable, Sendable {
    public var tree: SessionTree
    /// The line on which something happened last.
    public var latest = SessionTree.main
    /// What could not be used as it is written.
    public var remarks: [Problem] = []

    init(tree: SessionTree, latest: String, remarks: [Problem]) {
      self.tree = tree
      self.latest = latest
      self.remarks = remarks
    }

    /// A take as a session of one line.
    public init(_ take: Scenario) {
      let line = Recording(take)
      tree = SessionTree(start: line.start, inputs: take.recorded, end: line.end)
      tree.rename(SessionTree.main, to: take.name)
    }
  }

  private let reader: ScenarioReader
  private let header: ValueSchema.ObjectSchema

  public init(_ reader: ScenarioReader) {
    self.reader = reader
    header = ValueSchema.ObjectSchema(SessionReader.header(of: reader.prototype), least: 0)
  }

  /// Whether bytes begin as a session does, and not as a scenario or a take.
  public static func isSession(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard let value = try? JSONReader.parse(Array(start)) else { return false }
    return value["session"] != nil
  }

  /// Reads a file's bytes. A last line that is cut is left out, with a remark.
  public func read(_ bytes: [UInt8], file: String?) throws(Problem) -> Reading {
    do throws(Problem) {
      guard bytes.count <= ScenarioReader.limits.bytes else {
        throw Problem(
          what: "the session has more than \(ScenarioReader.limits.bytes >> 20) MiB",
          remedy: "keep a range of it as a take")
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
      .required("prototype", .text(1...200), "whose session it is"),
      .required("device", .text(1...200), "the phone it runs on"),
      .required("screen", .text(1...200), "the screen it starts with"),
      .required(
        "settings",
        .object(
          StepTable.environment + [
            .optional(
              "orientation", .word(Orientation.allCases.map(\.rawValue)),
              "the orientation of the interface at the start")
          ]), "the phone's surroundings at the start"),
      .required("tuning", .text(1...200), "a tuning of the program"),
      .optional("set", .tunings, "values that differed from the tuning"),
      .required("now", .pattern(ScenarioReader.civilTime), "the time on the wall at the start"),
    ]
  }
}
