import Files
import JSON

/// Whose run wrote the results, as far as their stamp shows.
package enum ResultsOrigin: Equatable, Sendable {
  /// A run of this user's in this folder.
  case own
  /// They have another stamp.
  case another
  case unstamped
  /// They have no stamp of the user, because the user has no folder for a key.
  case noPlaceForKey
}

extension LastRun {
  /// Whose results these are: the user's own are accepted without a question; a checkout may have brought others along.
  package func origin(in project: ProjectFolder) throws(Problem) -> ResultsOrigin {
    do throws(Problem) {
      _ = try UserFolder.made()
    } catch {
      guard error.kind == .machine else { return .noPlaceForKey }
      throw error
    }
    guard let key = try ResultsKey.present() else { return .unstamped }
    if try bears(Stamp(key, project)) { return .own }
    return try hasStamp() ? .another : .unstamped
  }
}
