import JSON
import TouchKit

/// JSON Schemas (draft 7, which editors know best) of the files that people write, made from the same description that
/// the readers follow.
package struct Schemas: Sendable {
  let prototype: Prototype

  package init(_ prototype: Prototype) { self.prototype = prototype }

  /// The schema of scenarios and takes.
  package var scenario: [UInt8] {
    whole(
      "A scenario or a take of \(prototype.name)",
      """
      The program checks more than a schema can. In any file it refuses duplicate keys, NaN, numbers that are too \
      large for a 64-bit floating-point number, nesting deeper than \(JSONLimits.standard.depth), more than \
      \(ScenarioReader.limits.bytes) bytes, and more values than the limit for the file's size. In a take it \
      refuses comments, and steps that are out of order or after the take's end. In a scenario it refuses two \
      shots with the same name, a prefix that no id starts with, a list such as "devices" beside the key for one \
      value, such as "device", and a list that has an item twice. It refuses a used scenario that is missing or \
      wrong, is a link, is a take, is outside the project, or uses this scenario. It refuses steps nested deeper \
      than \(ScenarioSources.depth), more than \(StepListBuilder.most) steps, more than \(ScenarioSources.uses) \
      uses, and more than \(RunCost.mostInputs) inputs or 24 h; steps that are repeated or come from used \
      scenarios count. It refuses inputs that the prototype's own check refuses. A scenario can have one sweep, \
      with at most \(Sweep.most) runs. A sweep can't end before it begins, and can't be in a used scenario or in a \
      repeat. An interruption needs a step, and can't have a shot, a motion, a sweep, a use, or a finger other \
      than \(Sweep.fingers[0]) and \(Sweep.fingers[1]).
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
  package var tuning: [UInt8] {
    whole(
      "A tuning of \(prototype.name)",
      "The program also refuses duplicate keys, NaN, and numbers that are too large for a 64-bit floating-point number."
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
  package var tree: [UInt8] {
    whole(
      "The view tree of a phone",
      "The program writes these files, and other programs read them."
    ) { object in
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
            isTake
              ? "the inputs of the take, in the order of their times"
              : "the steps of the scenario, which are played one after the other")
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
