import JSON
import TouchKit

/// What a person decided between designs that were shown side by side.
package struct Verdict: Equatable, Sendable {
  /// The most verdicts of a session, designs of a verdict, and characters of a design's name.
  package static let most = 1000
  static let mostDesigns = 64
  static let longestName = 200

  /// What the designs are called, in the order in which they were shown.
  package var designs: [String]
  /// Which of them is better, counted from 0; nil if no design is better.
  package var choice: Int?
  /// Whether the names were hidden when the person decided.
  package var isBlind: Bool
  /// The branch that was shown, and its time.
  package var branch: String
  package var time: Time
  /// Whether it was withdrawn.
  package internal(set) var isRetracted = false

  package init(designs: [String], choice: Int?, isBlind: Bool, branch: String, time: Time) {
    self.designs = designs
    self.choice = choice
    self.isBlind = isBlind
    self.branch = branch
    self.time = time
  }
}

extension SessionParser {
  /// Reads a verdict on a line of the session.
  static func verdict(_ line: inout ObjectReader, on id: String) throws(Problem) -> Verdict {
    let names = try line.array("verdict", count: 2...Verdict.mostDesigns)
    var designs: [String] = []
    for name in names {
      guard let text = name.checkedText, text.count <= Verdict.longestName else {
        throw name.problem(
          "the name of a design is too long, or is not a string",
          "write at most \(Verdict.longestName) characters")
      }
      designs.append(text)
    }
    let choice = line.has("choice") ? try line.integer("choice", in: 0...(designs.count - 1)) : nil
    let isBlind = try line.bool("blind")
    let time = try line.number("time", in: Scenario.milliseconds)
    return Verdict(
      designs: designs, choice: choice, isBlind: isBlind, branch: id, time: .milliseconds(time))
  }
}
