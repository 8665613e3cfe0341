/// The remedy for an unknown word: `did you mean "classic"?`, or the known words if no word is near.
package func suggestion(for word: String, known: [String]) -> String {
  if let near = nearest(word, in: known) { return "did you mean \(quoted(near))?" }
  guard !known.isEmpty else { return "there are no known names" }
  let shown = known.prefix(12).map(quoted).joined(separator: ", ")
  return "known: \(shown)\(known.count > 12 ? " and \(known.count - 12) more" : "")"
}
