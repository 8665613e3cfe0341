import Files
import JSON
import TouchKit

/// JSON Schemas (draft 7, which editors know best) of the files that people write, made from the same description that
/// the readers follow.
public struct Schemas: Sendable {
  let prototype: Prototype

  public init(_ prototype: Prototype) { self.prototype = prototype }

  /// The schema of scenarios and takes.
  public var scenario: [UInt8] {
    whole(
      "A scenario or a take of \(prototype.name)",
      """
      The program checks more than a schema can. It also refuses these. In any file: duplicate keys, numbers that do not \
      fit a double, NaN, nesting deeper than \(JSONLimits.standard.depth), more than \(ScenarioReader.limits.bytes) bytes, more \
      values than the limit for the file's size. In a take: comments, steps out of order or after its end. In a scenario: \
      two shots of one name, a prefix that is not the start of an id, a list for tests together with the key for one, a \
      list with an item twice. A used scenario that is missing, is wrong, is a link, is a take, is outside the project or \
      uses this one. Steps nested deeper than \(ScenarioSources.depth), more than \(StepListBuilder.most) steps, more than \
      \(ScenarioSources.uses) uses, more than \(RunCost.mostInputs) inputs or 24 h, including repeated and used steps. \
      Inputs that their own check refuses. Two sweeps, more than \(Sweep.most) runs of one, a sweep that ends before it \
      begins, a sweep that is used or repeated. In an interruption: a shot, a motion, a sweep, a use, a finger that is not \
      \(Sweep.fingers[0]) or \(Sweep.fingers[1]), and no step.
      """
    ) { object in
      object.key("if")
      object.object(onOneLine: true) { condition in
        condition.key("required")
        condition.array { $0.string("take") }
      }
      object.key("then")
      SchemaWriter.reference("take", to: &object)
      object.key("else")
      SchemaWriter.reference("scenario", to: &object)
      object.key("definitions")
      object.object { definitions in
        writeFile(isTake: false, to: &definitions)
        writeFile(isTake: true, to: &definitions)
        definitions.key("id")
        definitions.object { id in
          id.member("type", "string")
          id.member("pattern", "^\(prototype.ids.expression)$")
        }
        TuningSchema(prototype).write(to: &definitions)
      }
    }
  }

  /// The schema of tuning files.
  public var tuning: [UInt8] {
    whole(
      "A tuning of \(prototype.name)",
      "The program also refuses duplicate keys, numbers that do not fit a double, and NaN."
    ) { object in
      object.member("type", "object")
      object.key("properties")
      object.object { properties in
        properties.key(JSONMember.schemaKey)
        properties.object(onOneLine: true) { $0.member("type", "string") }
        TuningSchema(prototype).writeProperties(to: &properties)
      }
      object.member("additionalProperties", false)
      object.key("definitions")
      object.object { definitions in
        TuningSchema.writeCurve(to: &definitions)
        TuningSchema.writeColor(to: &definitions)
      }
    }
  }

  /// The schema of view trees, as `inspect` prints them.
  public var tree: [UInt8] {
    whole("The view tree of a phone", "Written by programs and read by programs.") { object in
      TreeSchema.write(to: &object)
    }
  }

  private func whole(
    _ title: String, _ comment: String, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member(JSONMember.schemaKey, "http://json-schema.org/draft-07/schema#")
      object.member("title", title)
      object.member("$comment", comment)
      body(&object)
    }
    return writer.bytes
  }

  /// The definition of a whole file and of its steps.
  private func writeFile(isTake: Bool, to definitions: inout JSONWriter) {
    let reader = ScenarioReader(prototype)
    let kind = isTake ? "take" : "scenario"
    let rules = reader.table.rules(inTake: isTake)
    let names = Schemas.names(rules, kind)
    definitions.key(kind)
    definitions.object { file in
      file.member("type", "object")
      file.key("properties")
      file.object { properties in
        for member in reader.header(isTake: isTake) {
          SchemaWriter.write(member, to: &properties)
        }
        properties.key("steps")
        properties.object { steps in
          steps.member(
            "description",
            isTake ? "the inputs, in the order of their times" : "the steps, in order")
          steps.member("type", "array")
          steps.key("items")
          SchemaWriter.reference("\(kind)-any-step", to: &steps)
        }
      }
      file.key("required")
      file.array(onOneLine: true) { required in
        for member in reader.header(isTake: isTake) where member.isRequired {
          required.string(member.key)
        }
        required.string("steps")
      }
      file.member("additionalProperties", false)
    }
    definitions.key("\(kind)-any-step")
    definitions.object { step in
      step.key("anyOf")
      step.array { array in
        for name in names { SchemaWriter.reference(name, to: &array) }
      }
    }
    for (rule, name) in zip(rules, names) {
      definitions.key(name)
      definitions.object { object in
        object.member("title", rule.key)
        object.member("description", rule.summary)
        SchemaWriter.writeMembers(of: rule.schema(inTake: isTake), to: &object)
      }
    }
  }

  /// A name for each rule's definition; several rules may have one key.
  private static func names(_ rules: [StepRule], _ kind: String) -> [String] {
    rules.map { rule in
      let extra = rule.chosenBy.map { choice in
        "-\(choice.key)" + (choice.value.map { "-\($0)" } ?? "")
      }.joined()
      return "\(kind)-\(rule.key)\(extra)"
    }
  }
}
