import Files
import TouchKit

/// How a kind of step is written: one entry of the step table, from which both the reader and the schema come.
struct StepRule: Sendable {
  /// Where a step may stand.
  enum Place: Hashable, Sendable {
    case scenario
    case take
    case both
  }

  /// The key that names the step.
  var key: String
  var place: Place
  /// A line for editors.
  var summary: String
  /// What stands under the key.
  var value: Shape
  var members: [Shape.Member]
  /// Members by whose value this rule is chosen among those of one key.
  var chosenBy: [Choice]
  /// Makes the step's action of an object that was checked; nil for what stands for other steps.
  var read: (@Sendable (StepMembers) -> Step.Action)?

  struct Choice: Sendable {
    var key: String
    var value: Bool
  }

  init(
    _ key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = [],
    in place: Place = .scenario, chosenBy: [Choice] = [],
    read: @escaping @Sendable (StepMembers) -> Step.Action
  ) {
    self.key = key
    self.place = place
    self.summary = summary
    self.value = value
    self.members = members
    self.chosenBy = chosenBy
    self.read = read
  }

  /// A rule for an object of a scenario that other steps take the place of.
  init(
    group key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = []
  ) {
    self.key = key
    place = .scenario
    self.summary = summary
    self.value = value
    self.members = members
    chosenBy = []
    read = nil
  }

  /// A rule for a raw input, which may stand in takes too.
  static func raw(
    _ key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = [],
    in place: Place = .both, read: @escaping @Sendable (StepMembers) -> Input.Kind
  ) -> StepRule {
    StepRule(key, summary, value, members, in: place) { .inputs([read($0)]) }
  }

  /// The whole object of a step.
  func shape(inTake: Bool) -> Shape.ObjectShape {
    let choices = chosenBy.map {
      Shape.Member.required($0.key, .exactly(.bool($0.value)))
    }
    let time: [Shape.Member] =
      inTake
      ? [.required("at", .number(Scenario.milliseconds), "milliseconds from the start")] : []
    return Shape.ObjectShape(
      time + [.required(key, value, summary)] + choices + members, least: 0)
  }

  func isChosen(by reader: ObjectReader) -> Bool {
    reader.has(key)
      && chosenBy.allSatisfy { choice in
        reader.members.contains { $0.key == choice.key && $0.value.kind == .bool(choice.value) }
      }
  }

  func mayStand(inTake: Bool) -> Bool { place == .both || (place == .take) == inTake }
}
