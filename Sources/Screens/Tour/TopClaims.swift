/// Which lists of the page with two lists claim a tap on the status bar, and whether they let it scroll.
enum TopClaims: CaseIterable {
  case both, one, vetoed

  var title: String {
    switch self {
    case .both: "Both"
    case .one: "One"
    case .vetoed: "Veto"
    }
  }

  /// What a tap on the status bar does, for people.
  var words: String {
    switch self {
    case .both: "Both lists claim the top, so a tap on the status bar scrolls neither."
    case .one: "List A alone claims the top, so a tap on the status bar scrolls it."
    case .vetoed: "List A alone claims the top, but it forbids that a tap scrolls it."
    }
  }
}
