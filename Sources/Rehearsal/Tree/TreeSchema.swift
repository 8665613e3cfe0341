import JSON
import TouchKit

/// The schema of the view tree.
enum TreeSchema {
  private static let coordinate = ValueSchema.number(-1_000_000_000...1_000_000_000)
  private static let words = ValueSchema.text(0...1_000_000)

  /// The schema of why a touch at a point would land where it lands.
  private static var explanation: ValueSchema {
    let lines = ValueSchema.list(words, count: 0...10_000)
    let view = ValueSchema.object([
      .required("view", words),
      .required(
        "depth", .integer(0...10_000), "the depth of the view in its window; 0: the window itself"),
      .required("answer", words, "what the view answered, as text"),
    ])
    let outcomes: [TouchExplanation.Outcome] = [.took, .passed, .notAsked]
    let window = ValueSchema.object([
      .required("id", words), .required("level", .integer(-1_000_000...1_000_000)),
      .required("outcome", .word(outcomes.map { $0.rawValue })),
      .required(
        "views", .list(view, count: 0...100_000),
        "the views of the window that were asked, in order"),
    ])
    return .object([
      .required("x", coordinate), .required("y", coordinate),
      .optional(
        "application", words, "what the application does with the touch before it asks a window"),
      .required("windows", .list(window, count: 0...1000), "the windows, the highest one first"),
      .optional("refusal", words, "why the view that was found does not receive the touch"),
      .required("taker", .either([words, .null]), "the view that receives the touch"),
      .required(
        "chain", lines, "the objects that are asked to handle the touch, in order: the view first"),
      .required("gestures", lines, "the gestures that would watch the touch"),
      .required("actions", lines, "the actions that a tap at this point would send"),
    ])
  }

  static func write(to object: inout JSONWriter) {
    let device = ValueSchema.object([
      .required("name", words),
      .required(
        "width", coordinate, "the width of the screen in points, in the current orientation"),
      .required(
        "height", coordinate, "the height of the screen in points, in the current orientation"),
      .required("scale", .integer(1...8), "how many pixels of the screen a point has"),
      .required("orientation", .word(Orientation.allCases.map { $0.rawValue })),
    ])
    let touch = ValueSchema.object([
      .required("finger", .integer(0...1_000_000)),
      .required("phase", .word(Touch.Phase.allCases.map { $0.rawValue })),
      .required("x", coordinate), .required("y", coordinate),
      .optional("view", words, "the id of the view that the finger landed on"),
      .required("taps", .integer(0...1_000_000)),
    ])
    let line = ValueSchema.object([
      .required("t", coordinate, "the time in milliseconds"),
      .required("kind", .word(LogEntry.Kind.allCases.map { $0.rawValue })),
      .required("text", words),
    ])
    object.member("type", "object")
    object.key("properties")
    object.object { properties in
      for member: ValueSchema.Member in [
        .required("inspect", .exactly(.integer(TreeWriter.version)), "the version of the format"),
        .required("time", coordinate, "the time in milliseconds"), .required("device", device),
        .required("focused", .either([words, .null]), "the view that has the keyboard focus"),
        .required("touches", .list(touch, count: 0...100)),
      ] { SchemaWriter.write(member, to: &properties) }
      properties.key("windows")
      properties.object { windows in
        windows.member("description", "the windows, the lowest level first")
        windows.member("type", "array")
        windows.key("items")
        windows.object { writeWindow(to: &$0) }
      }
      SchemaWriter.write(
        .optional(
          "explain", explanation,
          "why a touch at a point would land where it does; only with --explain"), to: &properties)
      SchemaWriter.write(
        .optional(
          "log", .list(line, count: 0...1_000_000), "the log up to this time; only with --log"),
        to: &properties)
    }
    object.key("required")
    object.array(onOneLine: true) { array in
      for key in ["inspect", "time", "device", "focused", "touches", "windows"] {
        array.string(key)
      }
    }
    object.member("additionalProperties", false)
    object.key("definitions")
    object.object { definitions in
      definitions.key("node")
      definitions.object { writeNode(to: &$0) }
    }
  }

  private static func writeWindow(to window: inout JSONWriter) {
    window.member("type", "object")
    window.key("properties")
    window.object { properties in
      SchemaWriter.write(.required("id", words), to: &properties)
      SchemaWriter.write(.required("level", .integer(-1_000_000...1_000_000)), to: &properties)
      properties.key("views")
      writeNodes(to: &properties, "the views of the window, from back to front")
    }
    window.key("required")
    window.array(onOneLine: true) { array in
      for key in ["id", "level", "views"] { array.string(key) }
    }
    window.member("additionalProperties", false)
  }

  private static func writeNode(to node: inout JSONWriter) {
    let rect = ValueSchema.list(coordinate, count: 4...4)
    let members: [ValueSchema.Member] = [
      .optional("id", words), .optional("role", .word(Role.allCases.map { $0.rawValue })),
      .optional("label", words, "the text that assistive technology reads"),
      .optional("text", words, "the text that the view shows"),
      .optional("value", words, "the state of the view as text, such as the position of a slider"),
      .required(
        "frame", rect,
        "the view's x, y, width and height on the screen, as drawn and before clipping"),
      .optional(
        "clipped", rect,
        "the part of the frame that is not cut off by other views or by the edge of the screen"),
      .required(
        "alpha", .number(0...1),
        "the view's opacity: its own alpha multiplied with those of all views that contain it"),
      .required("visible", .bool), .required("enabled", .bool),
      .optional(
        "actions", .list(words, count: 1...100),
        "the view's own actions; a step `activate` can name one of them in its member `action`"),
    ]
    node.member("type", "object")
    node.key("properties")
    node.object { properties in
      for member in members { SchemaWriter.write(member, to: &properties) }
      properties.key("children")
      writeNodes(to: &properties, "the subviews of the view, from back to front")
    }
    node.key("required")
    node.array(onOneLine: true) { array in
      for member in members where member.isRequired { array.string(member.key) }
    }
    node.member("additionalProperties", false)
  }

  private static func writeNodes(to writer: inout JSONWriter, _ description: String) {
    writer.object { nodes in
      nodes.member("description", description)
      nodes.member("type", "array")
      nodes.key("items")
      SchemaWriter.reference("node", to: &nodes)
    }
  }
}
