/// The keys of a page and their frames.
struct KeyboardLayout {
  let page: KeyboardTraits.Page

  /// The keys, row by row from the top.
  var rows: [[KeyboardKey]] {
    switch page {
    case .letters:
      [
        letters("qwertyuiop"), letters("asdfghjkl"),
        [.shift] + letters("zxcvbnm") + [.delete],
        [.page(.numbers), .space, .return],
      ]
    case .numbers:
      [
        letters("1234567890"), letters("-/:;()$&@\""),
        [.page(.symbols)] + letters(".,?!'") + [.delete],
        [.page(.letters), .space, .return],
      ]
    case .symbols:
      [
        letters("[]{}#%^*+="), letters("_\\|~<>€£¥•"),
        [.page(.numbers)] + letters(".,?!'") + [.delete],
        [.page(.letters), .space, .return],
      ]
    }
  }

  private func letters(_ letters: String) -> [KeyboardKey] { letters.map { .letter(String($0)) } }

  /// The frames of all keys in a keyboard of a size, in the order of the rows.
  ///
  /// Ten letters fill a row. Shorter rows are centred; a space bar fills the rest of its row.
  func frames(in size: Size, _ metrics: KeyboardStyle.Metrics) -> [(KeyboardKey, Rect)] {
    let gap = metrics.gap
    let letter = (size.width - 2 * metrics.side - 9 * gap) / 10
    let height = (size.height - metrics.top - metrics.bottom - 3 * metrics.rowGap) / 4
    var frames: [(KeyboardKey, Rect)] = []
    for (number, row) in rows.enumerated() {
      let known = row.compactMap { $0.width }.reduce(0) { $0 + width($1, letter, gap) }
      let gaps = Double(row.count - 1) * gap
      let rest = max(0, size.width - 2 * metrics.side - known - gaps)
      let hasRest = row.contains { $0.width == nil }
      var x = metrics.side + (hasRest ? 0 : rest / 2)
      let y = metrics.top + Double(number) * (height + metrics.rowGap)
      // The rest of a row is beside the special keys at its ends.
      let isSpread = !hasRest && row.contains { !$0.isTyped }
      if isSpread { x = metrics.side }
      for (column, key) in row.enumerated() {
        if isSpread, column == 1 || column == row.count - 1 { x += rest / 2 }
        let width = key.width.map { self.width($0, letter, gap) } ?? rest
        frames.append((key, Rect(x, y, width, height)))
        x += width + gap
      }
    }
    return frames
  }

  /// A key that is wider than a letter spans the gaps, too.
  private func width(_ letters: Double, _ letter: Double, _ gap: Double) -> Double {
    letters * letter + max(0, letters - 1) * gap
  }
}
