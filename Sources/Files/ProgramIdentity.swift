import CFiles

/// What the program is called.
public enum ProgramIdentity {
  /// What people type, what messages begin with, and the name of the program's folders.
  public static let command = DP_PROGRAM_NAME
}
