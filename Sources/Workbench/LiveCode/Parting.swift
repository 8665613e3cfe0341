import JSON
import Rehearsal
import TouchKit

/// From where on a replay goes another way than the recording did.
package struct Parting: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// A finger landed on another view; nil for none that has a name.
    case landing(then: String, now: String?)
    /// A view was pressed that is not there, or can't be pressed.
    case press(String)
    /// The input means nothing to this program.
    case unknown(String)
  }

  /// The input's number, from 1.
  package var input: Int
  package var time: Time
  package var reason: Reason

  /// A message.
  package var words: String {
    "From input \(input) on, at \(((time.seconds * 1000).rounded() / 1000).twoDecimals) s, the replay goes another way: \(what)."
  }

  private var what: String {
    switch reason {
    case .landing(let then, let now):
      "a touch hit \(Parting.name(then)), and now hits \(Parting.name(now))"
    case .press(let view): "\(quoted(view)) was pressed, and now can't be"
    case .unknown(let what): printable(what, atMost: 200)
    }
  }

  private static func name(_ view: String?) -> String {
    view.map(quoted) ?? "no view with a name"
  }

  /// The first difference between a recording and what became of it; nil if there is none.
  package static func first(of recording: ResumedRecording, in run: Run) -> Parting? {
    let failed = failedPresses(in: run.stage.log)
    var found = recording.unknown.min { $0.input < $1.input }
    for (entry, now) in zip(recording.entries, run.recorded) {
      if let found, found.input <= entry.number { break }
      let reason: Reason
      switch entry.input.kind {
      case .touch(_, .began, _):
        // A recording need not say where its fingers landed.
        guard let then = entry.landing, then != now.landing?.view else { continue }
        reason = .landing(then: then, now: now.landing?.view)
      case .activate(let view, _) where failed.contains(Press(view: view, time: entry.input.time)):
        reason = .press(view)
      default: continue
      }
      found = Parting(input: entry.number, time: entry.input.time, reason: reason)
      break
    }
    return found
  }

  private struct Press: Hashable {
    var view: String
    var time: Time
  }

  /// The presses that found nothing, as the log tells them.
  private static func failedPresses(in log: EventLog) -> Set<Press> {
    let (nothing, none) = ("nothing to press is named ", " has no action ")
    var failed = Set<Press>()
    for entry in log.entries where entry.kind == .action {
      if entry.text.hasPrefix(nothing) {
        failed.insert(Press(view: String(entry.text.dropFirst(nothing.count)), time: entry.time))
      } else if let range = entry.text.firstRange(of: none) {
        failed.insert(Press(view: String(entry.text[..<range.lowerBound]), time: entry.time))
      }
    }
    return failed
  }
}
