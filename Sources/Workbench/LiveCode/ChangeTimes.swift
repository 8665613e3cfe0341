/// How long the parts of a change took, from the moment a source was saved until the phone shows it.
package struct ChangeTimes: Equatable {
  /// In the order in which they come. Each lasts until the next one begins.
  package enum Part: String, CaseIterable {
    case plan, compile, link, start
    case handOver = "hand-over"
  }

  /// In microseconds, those that have begun.
  private var begins: [Part: Int64]

  /// `moment` is when the source was saved, in microseconds.
  package init(savedAt moment: Int64) { begins = [.plan: moment] }

  /// Notes what a line that a build prints says of the build's parts: SwiftPM's own, or that of `script/progress.bash`.
  package mutating func add(_ line: String, at moment: Int64) {
    guard let part = ChangeTimes.part(in: line) else { return }
    begin(part, at: moment)
  }

  /// Only the first time counts.
  package mutating func begin(_ part: Part, at moment: Int64) {
    if begins[part] == nil { begins[part] = moment }
  }

  /// What the terminal says once the phone shows the change.
  package func words(shownAt end: Int64) -> String {
    let begun = Part.allCases.compactMap { part in begins[part].map { (part, $0) } }
    let ends = begun.dropFirst().map(\.1) + [end]
    let parts = zip(begun, ends).map { begun, end in
      "\(word(begun.0)) \(ChangeTimes.seconds(from: begun.1, to: end))"
    }
    let whole = ChangeTimes.seconds(from: begun.first?.1 ?? end, to: end)
    return "shown after \(whole) s: \(parts.joined(separator: ", "))"
  }

  /// A build that did not say what it does is one part.
  private func word(_ part: Part) -> String {
    part == .plan && begins[.compile] == nil && begins[.link] == nil ? "build" : part.rawValue
  }

  /// SwiftPM writes a list before it begins with a part: `[0/3] Write sources`, `[5/7] Write Objects.LinkFileList`. The script's
  /// lines are `  1 s  planned` and `  2 s  linking`.
  private static func part(in line: String) -> Part? {
    let words = line.split(separator: " ")
    guard let last = words.last else { return nil }
    let isScripts = words.count == 3 && Int(words[0]) != nil && words[1] == "s"
    let isWritten = words.count == 3 && words[0].hasPrefix("[") && words[1] == "Write"
    switch last {
    case "planned" where isScripts, "sources" where isWritten: return .compile
    case "linking" where isScripts, "Objects.LinkFileList" where isWritten: return .link
    default: return nil
    }
  }

  /// With one decimal.
  private static func seconds(from begin: Int64, to end: Int64) -> String {
    let tenths = (max(0, end - begin) + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10)"
  }
}
