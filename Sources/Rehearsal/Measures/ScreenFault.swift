import TouchKit

/// Something on a screen that makes it harder to use for somebody.
public struct ScreenFault: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// A text that its ground makes hard to read.
    case contrast(ratio: Double, needed: Double)
    /// Something to press that is smaller than a fingertip, in points.
    case smallTarget(Size)
    /// Something to press behind something else.
    case coveredTarget
    /// Something to press that assistive technology can't name.
    case nameless
  }

  public var kind: Kind
  /// The id of the view, or what it says.
  public var name: String
  public var frame: Rect

  /// The faults of a screen, by kind, each from back to front.
  public static func all(_ contrasts: [TextContrast], _ targets: [PressTarget]) -> [ScreenFault] {
    let texts = contrasts.filter { $0.level == .fails }.map { contrast in
      ScreenFault(
        kind: .contrast(ratio: contrast.ratio, needed: contrast.text.isLarge ? 3 : 4.5),
        name: "«\(contrast.text.string)»", frame: contrast.text.box)
    }
    func targetFaults(_ kind: (PressTarget) -> Kind?) -> [ScreenFault] {
      targets.compactMap { target in
        kind(target).map { ScreenFault(kind: $0, name: target.name, frame: target.frame) }
      }
    }
    return texts
      + targetFaults { $0.isSmall ? $0.reach.map { .smallTarget($0.size) } : nil }
      + targetFaults { $0.reach == nil ? .coveredTarget : nil }
      + targetFaults { $0.words?.isEmpty ?? true ? .nameless : nil }
  }
}
