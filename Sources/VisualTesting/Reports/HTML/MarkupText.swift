import Files

/// A stranger's text as HTML's text or an attribute's value, where it can open and close nothing.
func markup(_ text: String) -> String {
  safeToPrint(text).map { letter in
    switch letter {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: String(letter)
    }
  }.joined()
}
