import JSON
import TouchKit
import TuningFiles

/// Writes sessions, a line of JSON for each thing that happens, so that a session can be written while it continues.
package enum SessionWriter {
  /// The only version of the format so far.
  package static let version = 1

  /// A whole session.
  package static func write(_ tree: SessionTree, of prototype: Prototype) -> [UInt8] {
    var bytes = header(tree.start, of: prototype)
    for branch in tree.branches {
      if branch.origin != nil {
        bytes += begin(branch)
      } else if !branch.name.isEmpty {
        bytes += line(renaming: branch.id, to: branch.name)
      }
      for input in branch.inputs { bytes += line(input, of: branch.id) }
      if branch.end > branch.inputs.last?.input.time ?? branch.origin?.time ?? .zero {
        bytes += line(endOf: branch.id, at: branch.end)
      }
    }
    for branch in tree.branches where branch.isDropped { bytes += line(dropping: branch.id) }
    for (index, verdict) in tree.verdicts.enumerated() {
      bytes += line(verdict)
      if verdict.isRetracted { bytes += line(retracting: index) }
    }
    return bytes
  }

  /// The first line.
  package static func header(_ start: StartState, of prototype: Prototype) -> [UInt8] {
    line { object in
      object.member("session", version)
      object.member("prototype", prototype.name)
      object.member("device", start.settings.device.name)
      object.member("screen", start.settings.screen)
      object.key("settings")
      object.object { settings in
        settings.member("appearance", start.settings.environment.appearance.rawValue)
        TakeWriter.writeRest(of: start.settings.environment, to: &settings)
      }
      object.member("tuning", start.tuningName)
      if !start.changes.isEmpty {
        object.key("set")
        TuningWriter.write(start.changes, to: &object)
      }
      object.member("now", start.settings.now.iso)
    }
  }

  /// An input that reached a line.
  package static func line(_ recorded: RecordedInput, of branch: String) -> [UInt8] {
    line { object in
      object.member("at", recorded.input.time.milliseconds, .fixed(3))
      object.member("line", branch)
      TakeWriter.write(recorded, to: &object)
    }
  }

  /// A branch with an origin began.
  package static func begin(_ branch: SessionTree.Branch) -> [UInt8] {
    guard let origin = branch.origin else {
      preconditionFailure("the first line of a session begins with its start")
    }
    return line { object in
      object.member("branch", branch.id)
      object.member("from", origin.branch)
      object.member("at", origin.time.milliseconds, .fixed(3))
      if !branch.name.isEmpty { object.member("name", branch.name) }
    }
  }

  /// A line was played on to a time after its last input.
  package static func line(endOf branch: String, at time: Time) -> [UInt8] {
    line { object in
      object.member("end", time.milliseconds, .fixed(3))
      object.member("line", branch)
    }
  }

  package static func line(dropping branch: String) -> [UInt8] {
    line { $0.member("drop", branch) }
  }

  package static func line(restoring branch: String) -> [UInt8] {
    line { $0.member("restore", branch) }
  }

  /// A branch, or the first line, got another name.
  package static func line(renaming branch: String, to name: String) -> [UInt8] {
    line { object in
      object.member("rename", branch)
      object.member("name", name)
    }
  }

  /// Somebody decided.
  package static func line(_ verdict: Verdict) -> [UInt8] {
    line { object in
      object.key("verdict")
      object.array { array in for name in verdict.designs { array.string(name) } }
      if let choice = verdict.choice { object.member("choice", choice) }
      object.member("blind", verdict.isBlind)
      object.member("line", verdict.branch)
      object.member("time", verdict.time.milliseconds, .fixed(3))
    }
  }

  /// A verdict was withdrawn.
  package static func line(retracting index: Int) -> [UInt8] {
    line { $0.member("retract", index) }
  }

  private static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.object(write)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
