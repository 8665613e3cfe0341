import JSON
import MotionStudy
import TouchKit

/// Which numbers of which views `trace` and `compare` look at.
enum TrackChoice {
  static let options = [
    OptionRule(
      "view", takes: "ID", repeats: true, "measures only this view (default: all views that move)"),
    OptionRule(
      "property", takes: "NAME", offers: .words(properties), repeats: true,
      "measures only this property of each view (default: all)"),
  ]

  private static let properties = MotionTracks.Property.allCases.map(\.rawValue)

  static func read(_ invocation: Invocation) throws(Problem) -> RunComparison.Choice {
    let ids = invocation.values("view")
    let vocabulary = invocation.prototype.ids
    for id in ids where !vocabulary.contains(id) {
      throw Invocation.problem(
        "there is no view \(quoted(id))", suggestion(for: id, known: vocabulary.words(like: id)))
    }
    var chosen: [MotionTracks.Property] = []
    for word in invocation.values("property") {
      guard let property = MotionTracks.Property(rawValue: word) else {
        throw Invocation.problem(
          "--property is \(quoted(word))", suggestion(for: word, known: properties))
      }
      if !chosen.contains(property) { chosen.append(property) }
    }
    return RunComparison.Choice(ids: ids, properties: chosen)
  }
}
