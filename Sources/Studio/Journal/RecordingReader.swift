import Files
import Rehearsal
import TouchKit

/// Reads recordings, also those whose writer was stopped in the middle.
nonisolated struct RecordingReader {
  private let reader: ScenarioReader

  init(_ reader: ScenarioReader) { self.reader = reader }

  private static let closing = Array("\n  ]\n}\n".utf8)
  private static let steps = Array("\"steps\": [".utf8)
  /// What each step begins with; a line break within its words is written otherwise.
  private static let beginning = Array("\n    {".utf8)
  /// What can stand between a step's end and the next one or the end of all.
  private static let between = Array(",]\n {".utf8)
  /// What follows the last step.
  private static let end = Array("\n  ],".utf8)

  /// The recording, closed after the last step that is complete. Nil if nothing can be read.
  func whole(_ bytes: [UInt8]) -> (bytes: [UInt8], scenario: Scenario)? {
    // A recording that is still being written has no last line break.
    if bytes.last == UInt8(ascii: "\n"), let scenario = try? reader.read(bytes, file: nil) {
      return (bytes, scenario)
    }
    // What is cut off is the last step or what follows it.
    let ends: [Int?] = [
      bytes.lastIndex { !RecordingReader.between.contains($0) }.map { $0 + 1 },
      bytes.lastStart(of: RecordingReader.end),
      bytes.lastStart(of: Array(",".utf8) + RecordingReader.beginning),
    ]
    for end in ends.compactMap({ $0 }) {
      let closed = Array(bytes[..<end]) + RecordingReader.closing
      if let scenario = try? reader.read(closed, file: nil) { return (closed, scenario) }
    }
    return nil
  }

  /// What a recording is about, without reading what is in the middle of it.
  struct Summary: Equatable {
    var screen: String
    /// The name of the file that it began with; empty if it was none.
    var name: String
    var length: Time
    var inputs: Int
  }

  /// Nil if the recording can't be read.
  func summary(of bytes: [UInt8]) -> Summary? {
    guard let header = bytes.firstStart(of: RecordingReader.steps) else { return nil }
    let body = header + RecordingReader.steps.count
    let count = bytes.count(of: RecordingReader.beginning, from: body)
    var scenario: Scenario?
    if let last = bytes.lastStart(of: RecordingReader.beginning), last >= body {
      scenario = try? reader.read(Array(bytes[..<body] + bytes[last...]), file: nil)
    }
    guard let scenario = scenario ?? whole(bytes)?.scenario else { return nil }
    return Summary(
      screen: scenario.startState.settings.screen, name: scenario.name,
      length: Line(scenario).end, inputs: count)
  }
}

nonisolated extension [UInt8] {
  /// Where a sequence of bytes begins for the last time.
  fileprivate func lastStart(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return stride(from: count - part.count, through: 0, by: -1).first { has(part, at: $0) }
  }

  /// Where a sequence of bytes begins for the first time.
  fileprivate func firstStart(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return (0...count - part.count).first { has(part, at: $0) }
  }

  /// How often a sequence of bytes begins at an index or after it.
  fileprivate func count(of part: [UInt8], from start: Int) -> Int {
    guard count - start >= part.count else { return 0 }
    return (start...count - part.count).count { has(part, at: $0) }
  }

  private func has(_ part: [UInt8], at index: Int) -> Bool {
    self[index] == part[0] && self[index..<index + part.count].elementsEqual(part)
  }
}
