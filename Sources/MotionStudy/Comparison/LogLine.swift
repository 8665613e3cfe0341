import JSON
import Rehearsal
import TouchKit

/// A line of a log in words, as `inspect --log` writes it: what runs of this program and of another one have in common.
struct LogLine: Equatable, Sendable {
  var time: Time
  var kind: LogEntry.Kind
  var text: String

  init(time: Time, kind: LogEntry.Kind, text: String) {
    self.time = time
    self.kind = kind
    self.text = text
  }

  init(_ entry: LogEntry) { self.init(time: entry.time, kind: entry.kind, text: entry.text) }

  /// Reads an item of a log's file.
  init(_ value: JSONValue) throws(Problem) {
    var line = try ObjectReader(value, in: "a line of the log")
    time = .milliseconds(try line.number("t", in: 0...Scenario.longest.milliseconds))
    let word = try line.enumeration("kind", of: LogEntry.Kind.allCases.map(\.rawValue))
    kind = LogEntry.Kind(rawValue: word) ?? .application
    text = try line.string("text")
    try line.finish()
  }

  /// A motion that begins, as the log has it; nil if the line is about something else.
  var motion: (what: String, from: Double, to: Double, isEndless: Bool)? {
    guard kind == .motion, let from = text.firstRange(of: " from ") else { return nil }
    let words = text[from.upperBound...].split(separator: " ")
    guard words.count >= 3, words[1] == "to", let first = Double(words[0]),
      let last = Double(words[2].hasSuffix(",") ? words[2].dropLast() : words[2])
    else { return nil }
    return (String(text[..<from.lowerBound]), first, last, text.hasSuffix(", endless"))
  }

  /// The name of a motion that is over; nil if the line is about something else.
  var endedMotion: String? {
    guard kind == .motion else { return nil }
    for ending in [" ended", " interrupted"] where text.hasSuffix(ending) {
      return String(text.dropLast(ending.count))
    }
    return nil
  }

  /// The finger that the line is about, and what comes after its number; nil if it is not about a finger.
  var finger: (number: Int, rest: Substring)? {
    guard kind == .touch, text.hasPrefix("finger ") else { return nil }
    let words = text.utf8.dropFirst("finger ".utf8.count).split(
      separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2, let number = Int(Substring(words[0])) else { return nil }
    return (number, Substring(words[1]))
  }
}

extension Substring {
  /// The same as `hasPrefix` for a prefix of plain letters, without looking at what letters are composed of.
  func begins(with word: String) -> Bool { utf8.starts(with: word.utf8) }
}

extension [LogLine] {
  /// When the last motion was over and the last finger had left; nil if something still moved or held at the end.
  var settled: Time? {
    var running: Set<String> = []
    var down: Set<Int> = []
    var last = Time.zero
    for line in self {
      if let motion = line.motion {
        if !motion.isEndless { running.insert(motion.what) }
      } else if let what = line.endedMotion {
        if running.remove(what) != nil { last = line.time }
      } else if let (finger, rest) = line.finger {
        if rest.begins(with: "began") { down.insert(finger) }
        if rest.begins(with: "ended") || rest.begins(with: "cancelled"),
          down.remove(finger) != nil
        {
          last = line.time
        }
      }
    }
    return running.isEmpty && down.isEmpty ? last : nil
  }
}
