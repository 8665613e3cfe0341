import Files
import Rehearsal
import TouchKit

/// A recording that a crash left behind; as long as this lives, no other window offers it.
final class LeftRecording {
  /// The take, as far as it got.
  let bytes: [UInt8]
  let scenario: Scenario
  private let file: JournalFile

  /// Nil where the file can't be read, or holds nothing that anybody would miss; then it is removed.
  private init?(_ file: JournalFile, _ reader: ScenarioReader) {
    guard let (bytes, scenario) = LeftRecording.whole(file, reader) else { return nil }
    guard scenario.steps.contains(where: LeftRecording.isMissed) else {
      file.remove()
      return nil
    }
    self.file = file
    self.bytes = bytes
    self.scenario = scenario
  }

  /// What crashes left in a folder, the latest first.
  static func all(in folder: String, _ prototype: Prototype) -> [LeftRecording] {
    let names = (try? Folder(opening: folder, followingLink: true).names()) ?? []
    let files = names.filter { $0.hasSuffix(JournalFile.ending) }.compactMap {
      JournalFile(leftBehind: "\(folder)/\($0)")
    }
    let reader = ScenarioReader(prototype)
    return files.sorted { $0.modified > $1.modified }.compactMap { LeftRecording($0, reader) }
  }

  /// When its last input was written, in seconds of the wall clock.
  var modified: Int64 { file.modified }
  /// When its last input came.
  var end: Time { scenario.steps.last?.at ?? .zero }

  func remove() { file.remove() }

  private static let closing = Array("\n  ]\n}\n".utf8)
  private static let parting = Array(",\n    ".utf8)

  /// The take made whole: closed after the last step that is complete.
  private static func whole(
    _ file: JournalFile, _ reader: ScenarioReader
  ) -> ([UInt8], Scenario)? {
    guard let bytes = try? file.read() else { return nil }
    // If the last step is cut off, it ends with the one before.
    let ends = [bytes.count, bytes.lastPlace(of: parting) ?? bytes.count]
    for end in ends {
      let closed = bytes[..<end] + closing
      if let scenario = try? reader.read(Array(closed), file: nil) {
        return (Array(closed), scenario)
      }
    }
    return nil
  }

  /// Whether a step is something that somebody did on purpose.
  private static func isMissed(_ step: Step) -> Bool {
    guard case .inputs(let kinds) = step.action else { return true }
    return kinds.contains {
      switch $0 {
      case .pointer, .environment: false
      case .touch, .scroll, .activate, .type, .compose, .key, .rotate, .shake, .interrupt, .set,
        .raw, .custom:
        true
      }
    }
  }
}

nonisolated extension [UInt8] {
  /// Where a sequence of bytes begins for the last time.
  fileprivate func lastPlace(of part: [UInt8]) -> Int? {
    guard count >= part.count else { return nil }
    return stride(from: count - part.count, through: 0, by: -1).first {
      self[$0..<$0 + part.count].elementsEqual(part)
    }
  }
}
