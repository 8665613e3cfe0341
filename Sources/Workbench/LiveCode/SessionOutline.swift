import JSON
import Rehearsal

/// The lines of a session's file as JSON, whether or not they mean something to this program.
package struct SessionOutline {
  private var header: [JSONMember] = []
  private var inputs: [JSONValue] = []

  /// The line on which something happened last, of a file that begins as a session does; nil for other files. What can't be
  /// parsed is left out.
  package init?(_ bytes: [UInt8]) {
    guard SessionReader.isSession(bytes) else { return nil }
    /// What each branch comes from, and when it left that.
    var origins: [String: (branch: String, time: Double)] = [:]
    var lines: [String: [JSONValue]] = [:]
    var latest = SessionTree.main
    for (number, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let value = try? JSONReader.parse(Array(line)) else { continue }
      if number == 0, case .object(let members) = value.kind { header = members }
      if let line = value["line"]?.text {
        latest = line
        if value["at"] != nil { lines[line, default: []].append(value) }
      } else if let branch = value["branch"]?.text, let from = value["from"]?.text,
        let time = value["at"]?.number, origins[branch] == nil, branch != from
      {
        latest = branch
        origins[branch] = (from, time)
      }
    }
    var line = latest
    inputs = lines[line] ?? []
    // A branch comes only from one that was there before, so this ends.
    while let origin = origins.removeValue(forKey: line) {
      line = origin.branch
      let before = (lines[line] ?? []).filter { ($0["at"]?.number ?? 0) <= origin.time }
      inputs = before + inputs
    }
  }

  /// That line as a take.
  package var take: [UInt8] {
    var writer = JSONWriter()
    writer.object { object in
      object.member("scenario", Scenario.version)
      object.member("take", true)
      for member in header where !["session", "prototype"].contains(member.key) {
        if member.key == "settings", case .object(let settings) = member.value.kind {
          for setting in settings { SessionOutline.write(setting, to: &object) }
        } else {
          SessionOutline.write(member, to: &object)
        }
      }
      object.key("steps")
      object.array { array in
        for input in inputs {
          guard case .object(let members) = input.kind else { continue }
          array.object { step in
            for member in members where member.key != "line" {
              SessionOutline.write(member, to: &step)
            }
          }
        }
      }
    }
    return writer.bytes
  }

  private static func write(_ member: JSONMember, to writer: inout JSONWriter) {
    writer.key(member.key)
    writer.value(member.value)
  }
}

extension JSONValue {
  fileprivate var text: String? { if case .string(let text) = kind { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number, _) = kind { number } else { nil } }
}
