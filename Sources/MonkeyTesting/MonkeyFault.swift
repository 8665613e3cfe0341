/// Something wrong that no input may cause.
public struct MonkeyFault: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, CaseIterable, Sendable {
    /// Several present views have one id.
    case ids
    /// A number in the picture or in the view tree is not a number (NaN).
    case number
    /// Something still moves long after the last finger left.
    case motion
    /// A control looks touched though no finger is down.
    case held
    /// Going back never ends.
    case back
    /// The take of the run is refused.
    case refused
    /// The take of the run ends in another state.
    case replay
    /// A second start from the same settings differs.
    case restart
  }

  public var kind: Kind
  public var words: String

  public var description: String { "\(kind.rawValue): \(words)" }
}
