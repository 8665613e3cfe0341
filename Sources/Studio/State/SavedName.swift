import Files

/// The name under which a file is saved: with an ending that the program finds again.
nonisolated struct SavedName {
  /// What a name gets that lacks it.
  let ending: String
  /// The endings that are good enough; lower case.
  let accepted: [String]

  static let take = SavedName(ending: ".take.json", accepted: [".json"])
  static let picture = SavedName(ending: ".png", accepted: [".png"])

  /// The path that was chosen, completed.
  ///
  /// The dialog asked about the name as it was typed, so a file that has the completed name is never replaced: a number
  /// tells the two apart.
  func path(_ chosen: String, isTaken: (String) -> Bool = SavedName.isTaken) -> String {
    let lowered = chosen.lowercased()
    if accepted.contains(where: lowered.hasSuffix) { return chosen }
    let begun = beginnings.first { chosen.hasSuffix($0) } ?? ""
    let stem = chosen.dropLast(begun.count)
    let names = [""] + (2...SavedName.most).map { "-\($0)" }
    return names.lazy.map { "\(stem)\($0)\(ending)" }.first { !isTaken($0) } ?? chosen
  }

  /// More files of one name are nobody's wish.
  private static let most = 1000

  /// How far somebody may have typed the ending, the longest first: `.take.`, `.take`, `.`
  private var beginnings: [String] {
    let dots = ending.indices.filter { ending[$0] == "." }
    return dots.reversed().flatMap { [String(ending[...$0]), String(ending[..<$0])] }
      .filter { !$0.isEmpty }
  }

  private static func isTaken(_ path: String) -> Bool {
    // What can't be looked at is told when it is written.
    ((try? SafeFile.kind(path)) ?? nil) != nil
  }
}
