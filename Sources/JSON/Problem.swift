/// A problem with a file or with the machine: what is wrong, where, and what to do.
///
/// Every part may contain text from an unknown file. `description` is safe to print.
public struct Problem: Error, Equatable, Sendable {
  /// Who has to act. The program's exit status depends on it.
  public enum Kind: Equatable, Sendable {
    /// The command line or an input file is wrong (exit status 2).
    case usage
    /// The machine has a problem: no space, no permission, a failing disk (exit status 3).
    case machine
  }

  /// The path as the user gave it.
  public var file: String?
  /// The position in the file.
  public var position: SourcePosition?
  /// What is wrong.
  public var what: String
  /// What would be right; empty if that is obvious.
  public var remedy: String
  /// Who has to act.
  public var kind: Kind

  /// A problem. Its description begins with the place, as far as that is known, and then says what is wrong.
  public init(
    file: String? = nil, position: SourcePosition? = nil, what: String, remedy: String = "",
    kind: Kind = .usage
  ) {
    self.file = file
    self.position = position
    self.what = what
    self.remedy = remedy
    self.kind = kind
  }

  /// The same problem, in `file`, unless the problem already has a file.
  public func inFile(_ file: String?) -> Problem {
    var copy = self
    copy.file = self.file ?? file
    return copy
  }
}

extension Problem: CustomStringConvertible {
  /// One line, `FILE:LINE:COLUMN: what; remedy`, without characters that a terminal or a CI runner would treat as
  /// commands.
  public var description: String {
    var line = ""
    if let file {
      // A line that starts with "::" or "##" is a command to some CI runners.
      if file.hasPrefix(":") || file.hasPrefix("#") { line += "./" }
      line += printable(file, atMost: 400) + ":"
    }
    if let position { line += "\(position.line):\(position.column):" }
    if !line.isEmpty { line += " " }
    line += printable(what, atMost: 500)
    if !remedy.isEmpty { line += "; " + printable(remedy, atMost: 500) }
    return line
  }
}
