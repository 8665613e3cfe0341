import JSON
import TouchKit

/// How a kind of step is written: one entry of the step table, from which both the reader and the schema come.
final class StepRule: Sendable {
  /// In which files a step may occur.
  enum Scope: Hashable, Sendable {
    case scenario
    case take
    case both
  }

  /// The key that names the step.
  let key: String
  let scope: Scope
  /// A line for editors.
  let summary: String
  /// Members that choose this rule among the rules of one key.
  let chosenBy: [Choice]
  /// What messages call such a step, with its article.
  let name: String
  /// The whole object of a step in a scenario, and in a take.
  private let schemas: (inScenario: ValueSchema.ObjectSchema, inTake: ValueSchema.ObjectSchema)
  /// Says what is wrong with the value under the key although it fits its schema; nil for most rules.
  let check: (@Sendable (Payload) -> String?)?
  /// Makes the step's action from an object that was checked; nil if the object represents other steps.
  let read: (@Sendable (StepMembers) -> Step.Action)?

  struct Choice: Sendable {
    var key: String
    /// Nil if the key chooses the rule with any value.
    var value: Bool?
  }

  convenience init(
    _ key: String, _ summary: String, _ value: ValueSchema, _ members: [ValueSchema.Member] = [],
    in scope: Scope = .scenario, chosenBy: [Choice] = [],
    check: (@Sendable (Payload) -> String?)? = nil,
    read: @escaping @Sendable (StepMembers) -> Step.Action
  ) {
    self.init(
      key, summary, value, members, in: scope, chosenBy: chosenBy, checking: check, reading: read)
  }

  /// A rule for an object of a scenario that represents other steps.
  convenience init(
    group key: String, _ summary: String, _ value: ValueSchema, _ members: [ValueSchema.Member] = []
  ) {
    self.init(
      key, summary, value, members, in: .scenario, chosenBy: [], checking: nil, reading: nil)
  }

  private init(
    _ key: String, _ summary: String, _ value: ValueSchema, _ members: [ValueSchema.Member],
    in scope: Scope,
    chosenBy: [Choice], checking check: (@Sendable (Payload) -> String?)?,
    reading read: (@Sendable (StepMembers) -> Step.Action)?
  ) {
    self.key = key
    self.scope = scope
    self.summary = summary
    self.chosenBy = chosenBy
    self.check = check
    self.read = read
    name = "\("aeiou".contains(key.first ?? "x") ? "an" : "a") \(key) step"
    let choices = chosenBy.compactMap { choice in
      choice.value.map { ValueSchema.Member.required(choice.key, .exactly(.bool($0))) }
    }
    let whole = [.required(key, value, summary)] + choices + members
    let time = ValueSchema.Member.required(
      "at", .number(Scenario.milliseconds),
      "the time of the input, in milliseconds from the start of the take")
    schemas = (
      ValueSchema.ObjectSchema(whole, least: 0), ValueSchema.ObjectSchema([time] + whole, least: 0)
    )
  }

  /// A rule for a raw input, which may occur in takes too.
  static func raw(
    _ key: String, _ summary: String, _ value: ValueSchema, _ members: [ValueSchema.Member] = [],
    in scope: Scope = .both, chosenBy: [Choice] = [],
    check: (@Sendable (Payload) -> String?)? = nil,
    read: @escaping @Sendable (StepMembers) -> Input.Kind
  ) -> StepRule {
    StepRule(key, summary, value, members, in: scope, chosenBy: chosenBy, check: check) {
      .inputs(.one(read($0)))
    }
  }

  /// The whole object of a step.
  func schema(inTake: Bool) -> ValueSchema.ObjectSchema {
    inTake ? schemas.inTake : schemas.inScenario
  }

  func isChosen(by reader: ObjectReader) -> Bool {
    reader.has(key)
      && chosenBy.allSatisfy { choice in
        guard let value = choice.value else { return reader.has(choice.key) }
        return reader.members.contains { $0.key == choice.key && $0.value.kind == .bool(value) }
      }
  }
}
