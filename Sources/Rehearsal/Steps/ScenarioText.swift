import JSON
import TouchKit
import TuningFiles

/// The text of a plain scenario that does what happened at known times.
package struct ScenarioText {
  private let variant: StartState
  private var lines: [String] = []
  /// How many steps it has.
  private(set) var steps = 0
  private var now = Time.zero

  /// A scenario that starts as `variant` says. A scenario's beginning has no changes of a tuning, so its first step makes
  /// them.
  package init(_ variant: StartState) {
    self.variant = variant
    guard !variant.changes.isEmpty else { return }
    var kinds = JSONWriter()
    kinds.object { object in
      object.key("set")
      TuningWriter.write(variant.changes, to: &object)
    }
    append(kinds.text)
  }

  /// Waits until a time.
  package mutating func pass(to time: Time) {
    if time > now { append(.wait(time - now)) }
    now = max(now, time)
  }

  package mutating func append(_ action: Step.Action) {
    if let line = StepWriter.line(action) { append(line) }
  }

  /// A comment for readers, before the next step.
  package mutating func comment(_ words: String) { lines.append("// \(words)") }

  private mutating func append(_ line: String) {
    steps += 1
    lines.append(line)
  }

  /// The file; nil if it had more steps than a scenario may have.
  package func file(named name: String) -> [UInt8]? {
    guard steps <= StepListBuilder.most else { return nil }
    var head = JSONWriter(style: .pretty)
    head.object { object in
      object.member("scenario", Scenario.version)
      if !name.isEmpty {
        object.member("name", String(String.UnicodeScalarView(name.unicodeScalars.prefix(200))))
      }
      TakeWriter.write(variant, withChanges: false, to: &object)
    }
    var body = ""
    let last = lines.lastIndex { !$0.hasPrefix("//") }
    for (index, line) in lines.enumerated() {
      let comma = line.hasPrefix("//") || index == last ? "" : ","
      body += "    \(line)\(comma)\n"
    }
    return Array(head.bytes.dropLast("\n}\n".utf8.count))
      + Array(",\n  \"steps\": [\n\(body)  ]\n}\n".utf8)
  }
}
