/// Something wrong that no input may cause.
package struct MonkeyFault: Equatable, Sendable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Sendable {
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

  package var kind: Kind
  package var words: String

  package var description: String { "\(kind.rawValue): \(words)" }
}
