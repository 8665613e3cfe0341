import JSON
import TouchKit

/// An input from which on a take goes another way than it did when it was recorded.
public struct TakeDeparture: Equatable, Sendable {
  /// What a finger hits.
  public enum Hit: Equatable, Sendable {
    case view(String)
    /// No view with a name.
    case nothing
    /// The view is not on the screen, so that the finger is left out. `near` is a view of a similar name that is.
    case missing(near: String?)

    init(_ target: TouchTarget?) { self = target.map { .view($0.id) } ?? .nothing }

    /// After so many departures no similar name is looked for: a take of nothing but views that are gone would take long.
    private static let mostNear = 3

    /// For an id that no view on the screen has.
    static func missing(_ id: String, on stage: Stage, after departures: Int) -> Hit {
      guard departures < mostNear else { return .missing(near: nil) }
      return .missing(
        near: nearest(id, in: stage.tree().nodes.filter(\.visible).compactMap(\.id)))
    }
  }

  /// The input's number, from 1.
  public var input: Int
  public var time: Time
  /// The place of its step in the take's file.
  public var position: SourcePosition
  /// What it hit when the take was recorded.
  public var then: Hit
  /// What it hits in this run.
  public var now: Hit

  /// What is different, in words.
  public var words: String {
    let start = "input \(input) at \(TakeDeparture.grouped(time)) ms hit \(name(then)) then"
    return switch now {
    case .view, .nothing: "\(start) and \(name(now)) now"
    case .missing: "\(start), which is not on the screen now"
    }
  }

  private func name(_ hit: Hit) -> String {
    switch hit {
    case .view(let id): quoted(id)
    case .nothing, .missing: "no view with a name"
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

  /// The difference as a message about the take's file, for somebody who played it.
  public func problem(in file: String?, played way: TakeWay) -> Problem {
    let remedy =
      switch (way, now) {
      case (.asRecorded, _): "add --follow, or record it again"
      case (.following, .missing): "it is left out"
      case (.following, _): "record it again if that is not what is meant"
      }
    return problem(in: file, remedy: remedy)
  }

  /// The difference as a message about the take's file.
  public func problem(in file: String?, remedy: String) -> Problem {
    var remedy = remedy
    if case .missing(let near?) = now { remedy = "there is \(quoted(near)); \(remedy)" }
    return Problem(file: file, position: position, what: words, remedy: remedy)
  }
}
