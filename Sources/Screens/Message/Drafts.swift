/// Answers that were begun, by their messages' numbers; they outlive the screens they are written on.
final class Drafts {
  private var words: [Int: String] = [:]

  subscript(number: Int) -> String {
    get { words[number] ?? "" }
    set { words[number] = newValue.isEmpty ? nil : newValue }
  }
}
