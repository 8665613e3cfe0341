import Files

/// Whose results a run left, as far as their stamp tells.
public enum ResultsOrigin: Equatable, Sendable {
  /// A run of this user's in this folder.
  case own
  /// They have a stamp, and it is another one.
  case another
  case unstamped
  /// They have no stamp of the user's, since the user has no place for a key.
  case noPlaceForKey
}

extension LastRun {
  /// Results that some run of the user's left here are taken without a question; a checkout may have brought others along.
  public func origin(in project: ProjectFolder) throws(Problem) -> ResultsOrigin {
    guard UserFolder.make() != nil else { return .noPlaceForKey }
    guard let key = try ResultsKey.present() else { return .unstamped }
    if try bears(Stamp(key, project)) { return .own }
    return try hasStamp() ? .another : .unstamped
  }
}
