import JSON
import TouchKit

/// The steps that begin and end a section whose motion is tested.
extension StepTable {
  static let sections: [StepRule] = [
    StepRule(
      "motion", "ends the motion section with this name", .pattern(shotName),
      chosenBy: [.init(key: "end", value: true)]
    ) { .endSection($0.text("motion")) },
    StepRule(
      "motion",
      "begins a motion section with this name: the test records and checks all motion up to the section's end",
      .pattern(shotName),
      [
        .optional(
          "views", .list(subject, count: 1...64),
          "what the section checks: views, numbers of views such as \"card.y\", or animated values with their names in the log (default: all that moves)"
        ),
        .optional(
          "others", .word(["still"]), "\"still\": views that the step does not list must not move"),
        .optional(
          "settles", .number(Scenario.milliseconds),
          "the time by which everything must have reached its final value, in milliseconds from the section's beginning"
        ),
        .optional(
          "overshoot", .number(0...10_000), "how far a number may go beyond its final value"),
        .optional(
          "peakVelocity", .number(0...1_000_000),
          "the greatest velocity that is allowed, in points per second"),
        .optional(
          "monotone", .list(subject, count: 1...64),
          "the numbers that may change in one direction only, such as \"card.y\""),
        .optional(
          "together", .list(.list(.id, count: 2...16), count: 1...16),
          "groups of views that must keep their distances to each other"),
        .optional(
          "points", .number(0...10_000),
          "how far a length may differ from the baseline, in points (default: 0)"),
        .optional(
          "milliseconds", .number(0...1000),
          "how much earlier or later a value may come than in the baseline, in milliseconds (default: 0)"
        ),
        .optional("noJumps", .bool, "true: no event may change a number suddenly (default: true)"),
        .optional(
          "still", .bool, "true: the section may pass although nothing moves (default: false)"),
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
        (group.checkedItems ?? []).compactMap { $0.checkedText }
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
    (self[key]?.checkedItems ?? []).compactMap { $0.checkedText }.map(MotionSection.Subject.init)
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
            "there is no view \(quoted(id))", suggestion(for: id, known: ids.words(like: id)))
        case .value:
          // An animated value may have any name, also a view's with a word of its own.
          let word = name.split(separator: ".").last.map(String.init) ?? ""
          let properties = ShownView.Number.allCases.map { $0.rawValue }
          guard let near = nearest(word, in: properties),
            let dot = name.lastIndex(of: "."), ids.contains(String(name[..<dot]))
          else { break }
          throw item.problem(
            "a view has no number \(quoted(word))", "did you mean \(quoted(near))?")
        }
        if key == "monotone", case .view = subject {
          throw item.problem(
            "\(quoted(name)) is a view, not a number of a view",
            "use a number of the view, such as \(quoted(name + ".y"))")
        }
      }
    }
  }
}
