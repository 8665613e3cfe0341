import Files
import JSON
import TouchKit

/// The steps that begin and end a section whose motion is tested.
extension StepTable {
  static let sections: [StepRule] = [
    StepRule(
      "motion", "a section of tested motion ends here", .pattern(shotName),
      chosenBy: [.init(key: "end", value: true)]
    ) { .endSection($0.text("motion")) },
    StepRule(
      "motion", "a section of tested motion begins here, by this name", .pattern(shotName),
      [
        .optional(
          "views", .list(subject, count: 1...64),
          "views, numbers of views such as \"card.y\", or animated values by their names in the log (default: all that moves)"
        ),
        .optional("others", .word(["still"]), "true: views that are not named must not move"),
        .optional(
          "settles", .number(Scenario.milliseconds),
          "the latest arrival, in milliseconds from the beginning"),
        .optional(
          "overshoot", .number(0...10_000), "how far numbers may overshoot their end"),
        .optional(
          "peakVelocity", .number(0...1_000_000), "the greatest velocity, in points a second"),
        .optional(
          "monotone", .list(subject, count: 1...64),
          "numbers of views that move in one direction only"),
        .optional(
          "together", .list(.list(.id, count: 2...16), count: 1...16),
          "groups of views that stay together"),
        .optional(
          "points", .number(0...10_000),
          "the tolerance of lengths against the baseline (default: 0)"),
        .optional(
          "milliseconds", .number(0...1000),
          "the tolerance of times against the baseline (default: 0)"),
        .optional("noJumps", .bool, "no event makes a number jump (default: true)"),
        .optional(
          "still", .bool, "it may pass without any movement (default: false)"),
      ]
    ) { members in
      var section = MotionSection(members.text("motion"))
      section.subjects = members.subjects("views")
      section.othersAreStill = members["others"] != nil
      section.settles = members.optionalNumber("settles").map { .milliseconds($0) }
      section.overshoot = members.optionalNumber("overshoot")
      section.peakVelocity = members.optionalNumber("peakVelocity")
      section.monotone = members.subjects("monotone")
      section.together = (members["together"]?.checkedItems ?? []).map { group in
        (group.checkedItems ?? []).compactMap(\.checkedText)
      }
      if members["points"] != nil || members["milliseconds"] != nil {
        section.toleranceBand = MotionSection.ToleranceBand(
          points: members.optionalNumber("points") ?? 0,
          span: .milliseconds(members.optionalNumber("milliseconds") ?? 0))
      }
      section.hasNoJumps = members.optionalBool("noJumps") ?? true
      section.mayRest = members.optionalBool("still") ?? false
      return .beginSection(section)
    },
  ]

  private static let subject = ValueSchema.text(1...200)
}

extension StepMembers {
  fileprivate func subjects(_ key: String) -> [MotionSection.Subject] {
    (self[key]?.checkedItems ?? []).compactMap(\.checkedText).map(MotionSection.Subject.init)
  }

  /// Refuses names of a section that no view can have, and numbers that views do not have.
  func checkSubjects(_ ids: IDVocabulary) throws(Problem) {
    for key in ["views", "monotone"] {
      for item in self[key]?.checkedItems ?? [] {
        guard let name = item.checkedText else { continue }
        let subject = MotionSection.Subject(name)
        switch subject {
        case .view(let id), .number(let id, _):
          guard !ids.contains(id) else { break }
          throw item.problem(
            "no view \(quoted(id))", suggestion(for: id, known: ids.words(like: id)))
        case .value:
          // An animated value may have any name, also a view's with a word of its own.
          let word = name.split(separator: ".").last.map(String.init) ?? ""
          let properties = ShownView.Number.allCases.map(\.rawValue)
          guard let near = nearest(word, in: properties),
            let dot = name.lastIndex(of: "."), ids.contains(String(name[..<dot]))
          else { break }
          throw item.problem(
            "there is no number \(quoted(word))", "did you mean \(quoted(near))?")
        }
        if key == "monotone", case .view = subject {
          throw item.problem(
            "\(quoted(name)) is not a number",
            "name one of its numbers, such as \(quoted(name + ".y"))")
        }
      }
    }
  }
}
