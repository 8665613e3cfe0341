/// Something that no input may bring about.
public struct StormFault: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, CaseIterable, Sendable {
    /// Several present views have one id.
    case ids
    /// A number in the picture or in the view tree is none.
    case number
    /// Something still moves long after the last finger left.
    case motion
    /// A control looks touched though no finger is down.
    case held
    /// Going back has no end.
    case back
    /// The take of the run is refused.
    case refused
    /// The take of the run comes to something else.
    case replay
    /// The start from the same settings is another one.
    case restart
  }

  public var kind: Kind
  public var words: String

  public var description: String { "\(kind.rawValue): \(words)" }
}
