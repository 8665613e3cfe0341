import JSON
import Rehearsal
import TouchKit

/// The words for a replay that diverges from the recording of another program.
extension Divergence {
  /// A message.
  package var replayWords: String {
    "The replay diverges at input \(input), at \(((time.seconds * 1000).rounded() / 1000).twoDecimals) s: \(what)."
  }

  private var what: String {
    switch reason {
    case .hit(let then, let now):
      "a touch that hit \(Divergence.name(then)) now hits \(Divergence.name(now))"
    case .press(let view): "\(quoted(view)) was pressed in the recording, but can't be pressed now"
    case .unknown(let what), .meaning(let what): printable(what, atMost: 200)
    }
  }

  private static func name(_ hit: Hit) -> String {
    if case .view(let view) = hit { quoted(view) } else { "no named view" }
  }

  /// The first difference between a recording and its replay; nil if there is no difference.
  package static func first(of recording: ResumedRecording, in run: Run) -> Divergence? {
    let failed = failedPresses(in: run.stage.log)
    var found = recording.unknown.min { $0.input < $1.input }
    for (entry, now) in zip(recording.entries, run.recorded) {
      if let found, found.input <= entry.number { break }
      let reason: Reason
      switch entry.input.kind {
      case .touch(_, .began, _):
        // A recording need not say where its fingers landed.
        guard let then = entry.landing, then != now.landing?.view else { continue }
        reason = .hit(then: .view(then), now: Hit(view: now.landing?.view))
      case .activate(let view, _) where failed.contains(Press(view: view, time: entry.input.time)):
        reason = .press(view)
      default: continue
      }
      found = Divergence(input: entry.number, time: entry.input.time, reason: reason)
      break
    }
    return found
  }

  private struct Press: Hashable {
    var view: String
    var time: Time
  }

  /// The presses that found nothing, as the log reports them.
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
