import TouchKit

/// Answers that were begun, by their messages' numbers. They outlive the screens they are written on.
final class Drafts {
  private var words: [Int: String] = [:]
  /// Where an answer is being written: a copy at each letter would take longer with every letter.
  private var open: [Int: Place] = [:]

  private struct Place {
    weak var view: TextView?
  }

  subscript(number: Int) -> String { open[number]?.view?.string ?? words[number] ?? "" }

  /// An answer is written in a view, which is asked for it from now on.
  func write(_ number: Int, in view: TextView) {
    if open[number]?.view !== view { open[number] = Place(view: view) }
  }

  /// Keeps an answer whose view is about to go.
  func keep(_ number: Int, from view: TextView) {
    guard open[number]?.view === view else { return }
    words[number] = view.string.isEmpty ? nil : view.string
    open[number] = nil
  }
}
