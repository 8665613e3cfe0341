import Files

/// The name under which a file is saved: with an ending that the program finds again.
package struct SavedName {
  /// What is added to a name without it.
  package let ending: String
  /// The endings that are good enough; lower case.
  let accepted: [String]

  package static let take = SavedName(ending: ".take.json", accepted: [".json"])
  package static let test = SavedName(ending: ".scenario.json", accepted: [".scenario.json"])
  package static let session = SavedName(ending: ".session.jsonl", accepted: [".jsonl"])
  package static let page = SavedName(ending: ".html", accepted: [".html", ".htm"])
  package static let review = SavedName(ending: ".review", accepted: [".review"])
  package static let picture = SavedName(ending: ".png", accepted: [".png"])

  /// The path that was chosen, completed.
  ///
  /// The dialog asked about the name as it was typed, so a file that has the completed name is never replaced: a number
  /// makes the two differ.
  package func path(_ chosen: String, isTaken: (String) -> Bool = SavedName.isTaken) -> String {
    let lowered = chosen.lowercased()
    if accepted.contains(where: lowered.hasSuffix) { return chosen }
    let begun = beginnings.first { chosen.hasSuffix($0) } ?? ""
    let stem = chosen.dropLast(begun.count)
    let names = [""] + (2...SavedName.most).map { "-\($0)" }
    return names.lazy.map { "\(stem)\($0)\(ending)" }.first { !isTaken($0) } ?? chosen
  }

  /// How many names are tried.
  private static let most = 1000

  /// How far the user may have typed the ending, the longest first: `.take.`, `.take`, `.`
  private var beginnings: [String] {
    let dots = ending.indices.filter { ending[$0] == "." }
    return dots.reversed().flatMap { [String(ending[...$0]), String(ending[..<$0])] }
      .filter { !$0.isEmpty }
  }

  private static func isTaken(_ path: String) -> Bool {
    // If the path can't be looked at, writing to it says why.
    ((try? SafeFile.kind(path)) ?? nil) != nil
  }
}
