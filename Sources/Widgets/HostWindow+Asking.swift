import CGtkShim.Window
import TouchKit
import Workbench

/// What opens over the window at a place.
extension HostWindow {
  /// Asks for a line of text, or for several, beside a button of the bar or a line of the session; the answer is the target
  /// of a command.
  package func ask(
    _ words: String, _ text: String, isLong: Bool = false, beside place: String, answer: Command
  ) {
    dp_window_ask(handle, place, words, text, isLong, answer.rawValue)
  }

  /// Says why the answer is wrong, or takes it.
  package func takeAnswer(_ why: String? = nil) { dp_window_answered(handle, why) }

  /// The words of the question that is open.
  package var question: String? { dp_window_question(handle).map { String(cString: $0) } }

  /// The text in the question, also if the question was just closed.
  package var answer: String { String(cString: dp_window_answer(handle)) }

  /// Opens a menu at a place on a canvas.
  package func show(_ menu: Menu, at point: Point, on canvas: Canvas) {
    dp_window_show_menu(handle, canvas.handle, point.x, point.y, menu.handle)
  }
}
