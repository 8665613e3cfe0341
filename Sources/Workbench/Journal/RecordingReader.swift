import Files
import Rehearsal
import TouchKit

/// Reads recordings, also those whose writer was stopped in the middle.
package struct RecordingReader {
  private let reader: ScenarioReader

  package init(_ reader: ScenarioReader) { self.reader = reader }

  private static let closing = Array("\n  ]\n}\n".utf8)
  /// What the line of an input begins with in a session.
  private static let input = Array("{\"at\":".utf8)
  /// What each step begins with; a line break within its words is written differently.
  private static let beginning = Array("\n    {".utf8)
  /// What can be between a step's end and the next one or the end of all.
  private static let between = Array(",]\n {".utf8)
  /// What follows the last step.
  private static let end = Array("\n  ],".utf8)

  /// The session of a recording, as far as it is whole. Nil if nothing can be read.
  package func session(_ bytes: [UInt8]) -> SessionReader.Reading? {
    if SessionReader.isSession(bytes) {
      return try? SessionReader(reader).read(bytes, file: nil)
    }
    return take(bytes).map { SessionReader.Reading($0) }
  }

  /// A recording of an older version, which was a take, closed after the last step that is complete.
  private func take(_ bytes: [UInt8]) -> Scenario? {
    // A recording that is still being written has no last line break.
    if bytes.last == UInt8(ascii: "\n"), let scenario = try? reader.read(bytes, file: nil) {
      return scenario
    }
    // What is cut off is the last step or what follows it.
    let ends: [Int?] = [
      bytes.lastIndex { !RecordingReader.between.contains($0) }.map { $0 + 1 },
      bytes.lastStart(of: RecordingReader.end),
      bytes.lastStart(of: Array(",".utf8) + RecordingReader.beginning),
    ]
    for end in ends.compactMap({ $0 }) {
      let closed = Array(bytes[..<end]) + RecordingReader.closing
      if let scenario = try? reader.read(closed, file: nil) { return scenario }
    }
    return nil
  }

  /// What a recording is about, without reading what is in the middle of it.
  package struct Summary: Equatable {
    package var screen: String
    /// The name of the file that it began with; empty if there was no file.
    package var name: String
    package var length: Time
    package var inputs: Int
  }

  /// Nil if the recording can't be read.
  package func summary(of bytes: [UInt8]) -> Summary? {
    guard SessionReader.isSession(bytes) else { return summary(session(bytes), inputs: nil) }
    // Its start, its name and its last line say it all.
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let outline = lines.prefix(1) + lines.dropFirst().filter { !isInput($0) } + lines.suffix(1)
    let text = Array(outline.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    return summary(session(text) ?? session(bytes), inputs: lines.count(where: isInput))
  }

  private func isInput(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: RecordingReader.input)
  }

  private func summary(_ reading: SessionReader.Reading?, inputs: Int?) -> Summary? {
    guard let tree = reading?.tree else { return nil }
    return Summary(
      screen: tree.start.settings.screen, name: tree.branches[0].name,
      length: tree.branches.map(\.end).max() ?? .zero,
      inputs: inputs ?? tree.branches.map(\.inputs.count).reduce(0, +))
  }
}

extension [UInt8] {
  /// Where a sequence of bytes begins for the last time.
  fileprivate func lastStart(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return stride(from: count - part.count, through: 0, by: -1).first { has(part, at: $0) }
  }

  private func has(_ part: [UInt8], at index: Int) -> Bool {
    self[index] == part[0] && self[index..<index + part.count].elementsEqual(part)
  }
}
