import JSON
import TouchKit

/// Writes why a touch would land where it lands, as `inspect` shows it.
extension TreeWriter {
  /// Writes which views were asked for the touch, why some refused it, which one takes it, and what follows.
  static func write(_ explanation: TouchExplanation, to writer: inout JSONWriter) {
    writer.object { object in
      object.member("x", explanation.point.x, .rounded(2))
      object.member("y", explanation.point.y, .rounded(2))
      if let application = explanation.application { object.member("application", application) }
      object.key("windows")
      object.array { array in
        for window in explanation.windows { write(window, to: &array) }
      }
      if let refusal = explanation.refusal { object.member("refusal", refusal) }
      object.key("taker")
      if let taker = explanation.taker { object.string(taker) } else { object.null() }
      write("chain", explanation.chain, to: &object)
      write("gestures", explanation.gestures, to: &object)
      write("actions", explanation.actions.map { $0.text }, to: &object)
    }
  }

  private static func write(
    _ window: TouchExplanation.WindowAnswer, to array: inout JSONWriter
  ) {
    array.object { object in
      object.member("id", window.id)
      object.member("level", window.level)
      object.member("outcome", window.outcome.rawValue)
      object.key("views")
      object.array { views in
        for view in window.views {
          views.object(onOneLine: true) { object in
            object.member("view", view.view)
            object.member("depth", view.depth)
            object.member("answer", view.answer.text)
          }
        }
      }
    }
  }

  private static func write(_ key: String, _ words: [String], to object: inout JSONWriter) {
    object.key(key)
    object.array { array in for word in words { array.string(word) } }
  }
}
