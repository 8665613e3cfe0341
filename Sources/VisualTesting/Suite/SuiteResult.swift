import JSON

/// The result of a whole run.
package struct SuiteResult: Equatable, Sendable {
  /// In the order of the tests and their shots.
  package var outcomes: [Outcome]
  /// What the pictures were made with.
  package var environment: RenderingEnvironment
  /// How many tests `-x` left out.
  package var notRun: Int
  /// Notes that are no failures.
  package var notes: [String]

  package init(
    outcomes: [Outcome], environment: RenderingEnvironment, notRun: Int = 0, notes: [String] = []
  ) {
    self.outcomes = outcomes
    self.environment = environment
    self.notRun = notRun
    self.notes = notes
  }

  package func count(_ status: Outcome.Status) -> Int {
    outcomes.count { $0.status == status }
  }

  /// 0 fine, 1 a difference or a failed step, 2 a baseline can't be read, 3 the machine was too slow for a test, 4 only
  /// baselines are missing.
  package var exitStatus: Int32 {
    let bad = outcomes.filter { !$0.passes }
    if bad.isEmpty { return 0 }
    if count(.timedOut) > 0 { return 3 }
    if count(.unreadable) > 0 { return 2 }
    return bad.allSatisfy { $0.status == .missing } ? 4 : 1
  }

  /// «12 equal, 1 different»: each status that occurs.
  package var words: String {
    var parts = Outcome.Status.allCases.compactMap { status -> String? in
      let number = count(status)
      return number == 0 ? nil : "\(number) \(status.rawValue)"
    }
    if notRun > 0 { parts.append("\(NumberWords.count(notRun, "test")) not run") }
    return parts.isEmpty ? "no test was selected" : parts.joined(separator: ", ")
  }
}
