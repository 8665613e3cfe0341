import Files
import JSON

/// Finds the undo steps that a folder keeps.
extension UndoStep {
  /// The newest step of a folder with its path; nil if there is no step.
  static func newest(
    in parent: String, of project: ProjectFolder
  ) throws(Problem) -> (step: UndoStep, path: String)? {
    guard let number = try numbers(in: parent).last else { return nil }
    let path = "\(parent)/\(number)"
    return (try UndoStep(readFrom: path, of: project), path)
  }

  /// The numbers of the steps, the oldest first.
  static func numbers(in parent: String) throws(Problem) -> [Int] {
    guard try SafeFile.kind(parent) != nil else { return [] }
    let folder = try Folder(opening: parent)
    folder.sweep()
    return try folder.names().compactMap { Int($0) }.sorted()
  }
}
