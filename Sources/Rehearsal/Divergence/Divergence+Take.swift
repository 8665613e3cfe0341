import JSON
import TouchKit

/// What is said of a take that diverges from its recording.
extension Divergence {
  /// What is different, in words.
  package var words: String {
    let start = "input \(input) at \(Divergence.grouped(time)) ms"
    return switch reason {
    case .hit(let then, now: .missing):
      "\(start) hit \(name(then)) in the recording, but that view is not on the screen now"
    case .hit(let then, let now):
      "\(start) hit \(name(then)) in the recording and hits \(name(now)) now"
    case .press(let view):
      "\(start) pressed \(quoted(view)) in the recording, but that view can't be pressed now"
    case .unknown(let what), .meaning(let what): "\(start): \(what)"
    }
  }

  private func name(_ hit: Hit) -> String {
    switch hit {
    case .view(let id): quoted(id)
    case .nothing, .missing: "no view with an id"
    }
  }

  /// Milliseconds with a comma before each three figures: `1,840`.
  private static func grouped(_ time: Time) -> String {
    let words = time.milliseconds.twoDecimals
    let whole = words.prefix { $0 != "." }
    var result = ""
    for (index, figure) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { result += "," }
      result.append(figure)
    }
    return result + words.dropFirst(whole.count)
  }

  /// The difference as a message about the take's file, for the person who played it.
  package func problem(in file: String?, played way: TakeWay) -> Problem {
    let remedy =
      switch (way, reason) {
      case (.asRecorded, _): "play the take with --follow, or record it again"
      case (.following, .hit(_, now: .missing)): "this input is left out"
      case (.following, _): "record the take again if this is wrong"
      }
    return problem(in: file, remedy: remedy)
  }

  /// The difference as a message about the take's file.
  package func problem(in file: String?, remedy: String) -> Problem {
    var remedy = remedy
    if case .hit(_, now: .missing(let near?)) = reason {
      remedy = "there is \(quoted(near)); \(remedy)"
    }
    return Problem(file: file, position: position, what: words, remedy: remedy)
  }
}
