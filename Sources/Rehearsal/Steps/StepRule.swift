import Files
import TouchKit

/// How a kind of step is written: one entry of the step table, from which both the reader and the schema come.
final class StepRule: Sendable {
  /// Where a step may stand.
  enum Place: Hashable, Sendable {
    case scenario
    case take
    case both
  }

  /// The key that names the step.
  let key: String
  let place: Place
  /// A line for editors.
  let summary: String
  /// Members by whose value this rule is chosen among those of one key.
  let chosenBy: [Choice]
  /// What messages call such a step, with its article.
  let name: String
  /// The whole object of a step in a scenario, and in a take.
  private let shapes: (inScenario: Shape.ObjectShape, inTake: Shape.ObjectShape)
  /// Says what is wrong with what stands under the key, though it is of its shape; nil for most rules.
  let check: (@Sendable (Payload) -> String?)?
  /// Makes the step's action of an object that was checked; nil for what stands for other steps.
  let read: (@Sendable (StepMembers) -> Step.Action)?

  struct Choice: Sendable {
    var key: String
    var value: Bool
  }

  convenience init(
    _ key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = [],
    in place: Place = .scenario, chosenBy: [Choice] = [],
    check: (@Sendable (Payload) -> String?)? = nil,
    read: @escaping @Sendable (StepMembers) -> Step.Action
  ) {
    self.init(
      key, summary, value, members, in: place, chosenBy: chosenBy, checking: check, reading: read)
  }

  /// A rule for an object of a scenario that other steps take the place of.
  convenience init(
    group key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = []
  ) {
    self.init(
      key, summary, value, members, in: .scenario, chosenBy: [], checking: nil, reading: nil)
  }

  private init(
    _ key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member], in place: Place,
    chosenBy: [Choice], checking check: (@Sendable (Payload) -> String?)?,
    reading read: (@Sendable (StepMembers) -> Step.Action)?
  ) {
    self.key = key
    self.place = place
    self.summary = summary
    self.chosenBy = chosenBy
    self.check = check
    self.read = read
    name = "\("aeiou".contains(key.first ?? "x") ? "an" : "a") \(key) step"
    let choices = chosenBy.map {
      Shape.Member.required($0.key, .exactly(.bool($0.value)))
    }
    let whole = [.required(key, value, summary)] + choices + members
    let time = Shape.Member.required(
      "at", .number(Scenario.milliseconds), "milliseconds from the start")
    shapes = (
      Shape.ObjectShape(whole, least: 0), Shape.ObjectShape([time] + whole, least: 0)
    )
  }

  /// A rule for a raw input, which may stand in takes too.
  static func raw(
    _ key: String, _ summary: String, _ value: Shape, _ members: [Shape.Member] = [],
    in place: Place = .both, check: (@Sendable (Payload) -> String?)? = nil,
    read: @escaping @Sendable (StepMembers) -> Input.Kind
  ) -> StepRule {
    StepRule(key, summary, value, members, in: place, check: check) { .inputs(.one(read($0))) }
  }

  /// The whole object of a step.
  func shape(inTake: Bool) -> Shape.ObjectShape {
    inTake ? shapes.inTake : shapes.inScenario
  }

  func isChosen(by reader: ObjectReader) -> Bool {
    reader.has(key)
      && chosenBy.allSatisfy { choice in
        reader.members.contains { $0.key == choice.key && $0.value.kind == .bool(choice.value) }
      }
  }
}
