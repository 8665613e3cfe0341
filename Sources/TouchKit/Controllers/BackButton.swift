/// The back button of a bar. Its words may leave their room to the title: then neither touches nor the view
/// tree find them.
final class BackButton: Button {
  /// How far the title has replaced the words, from 0 to 1, by the model and as shown now; nil if the words stay.
  private var taken: (model: () -> Double, shown: () -> Double)?
  /// The size with the words.
  private var whole = Size.zero

  override var text: String? {
    taken.map { BackButton.areGone($0.shown()) } == true ? nil : super.text
  }

  private static func areGone(_ share: Double) -> Bool { 1 - share < View.invisibleAlpha }

  /// Places the button with its words in a frame; while `taken` has them, it is as wide as its icon.
  func place(_ frame: Rect, taken: (model: () -> Double, shown: () -> Double)?) {
    self.frame = frame
    self.taken = taken
    whole = frame.size
    setNeedsLayout()
    guard let taken else {
      words.unfollow(.alpha)
      words.alpha = 1
      return
    }
    words.follow(.alpha, model: { 1 - taken.model() }, shown: { 1 - taken.shown() })
    let cut = cut(of: frame.width)
    follow(
      .width, model: { frame.width - cut(taken.model()) },
      shown: { frame.width - cut(taken.shown()) })
    guard isRightToLeft else { return }
    follow(.x, model: { frame.x + cut(taken.model()) }, shown: { frame.x + cut(taken.shown()) })
  }

  /// How much narrower the button is when the title has replaced a share of the words.
  private func cut(of width: Double) -> (Double) -> Double {
    let more = max(0, width - iconSide)
    return { BackButton.areGone($0) ? more : 0 }
  }

  /// Icon and words are placed as in the whole button, also while the words are hidden.
  override func layout() {
    arrange(in: whole)
    // In a mirrored button the icon is at the right end, and the left one moves.
    guard isRightToLeft, let taken else { return }
    let cut = cut(of: whole.width)
    for view in [icon, words] as [View?] {
      guard let view else { continue }
      let x = view.frame.x
      view.follow(.x, model: { x - cut(taken.model()) }, shown: { x - cut(taken.shown()) })
    }
  }
}
