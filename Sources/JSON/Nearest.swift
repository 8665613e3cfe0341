/// The word of `candidates` that `word` was probably meant to be, or nil if no word is near.
///
/// Near means at most one slip (a letter too many, missing, wrong, or two swapped; case counts for
/// nothing) for every three letters. Of equally near words the first wins.
package func nearest(_ word: String, in candidates: [String]) -> String? {
  // Nothing longer is a typing mistake, and the table below grows with the square.
  let longest = 64
  let letters = Array(word.lowercased().unicodeScalars.prefix(longest + 1))
  guard !letters.isEmpty, letters.count <= longest else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
    guard !other.isEmpty, other.count <= longest else { continue }
    let longer = max(letters.count, other.count)
    let allowed = min(max(1, longer / 3), longer - 1, (best?.distance ?? longer) - 1)
    // Equal but for case is a near miss too, hence distance 0 is looked at.
    guard allowed >= 0, abs(letters.count - other.count) <= allowed else { continue }
    let distance = editDistance(letters, other)
    if distance <= allowed { best = (candidate, distance) }
  }
  return best?.word
}

/// Optimal string alignment: insertions, deletions, replacements and swaps of neighbours.
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [Int](repeating: 0, count: b.count + 1)
    row[0] = i
    for j in 1...b.count {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
