import Files

/// Proves that results come from a run of this user in this folder: a checkout can bring results along, but no stamp.
package struct Stamp: Sendable {
  private let key: ResultsKey
  private let project: ProjectFolder

  static let fileName = "stamp"

  package init(_ key: ResultsKey, _ project: ProjectFolder) {
    self.key = key
    self.project = project
  }

  /// The stamp on files with these hashes.
  func text(_ hashes: [String: String]) -> String {
    var text = "\(ProgramIdentity.command) results\0\(project.path)\0"
    for name in hashes.keys.sorted() { text += "\(name)\0\(hashes[name] ?? "")\0" }
    return key.signature(of: text)
  }
}
