import TouchKit

/// Answers that were begun, by their messages' numbers. They are kept when their screens close.
final class Drafts {
  private var words: [Int: String] = [:]
  /// The views in which answers are being written: to copy a long answer at each letter would be slow.
  private var open: [Int: Weak<TextView>] = [:]

  subscript(number: Int) -> String { open[number]?.wrappedValue?.string ?? words[number] ?? "" }

  /// An answer is being written in a view; from now on it is read from there.
  func write(_ number: Int, in view: TextView) {
    if open[number]?.wrappedValue !== view { open[number] = Weak(view) }
  }

  /// Keeps an answer whose view is about to go.
  func keep(_ number: Int, from view: TextView) {
    guard open[number]?.wrappedValue === view else { return }
    words[number] = view.string.isEmpty ? nil : view.string
    open[number] = nil
  }
}
