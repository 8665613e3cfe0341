import Rehearsal
import TouchKit

/// A fault that stays on purpose, with the reason.
struct AllowedFault: Sendable {
  enum Kind: Sendable {
    /// Targets that are no smaller than this.
    case small(Size)
    case covered
    case outOfSight
    case overlap
    case tooLarge
  }

  var kind: Kind
  /// How the names of the views begin, or what the texts say.
  var names: [String]
  /// How the names of what covers them begin; nil for any.
  var under: [String]?
  /// What has to be on the screen meanwhile; nil for nothing.
  var present: String?
  var reason: String

  static let all: [AllowedFault] = [
    AllowedFault(
      kind: .small(Size(32, 42)), names: ["key-"],
      reason: "ten keys stand beside each other on 320 points, as on every phone"),
    AllowedFault(
      kind: .small(Size(44, 40)), names: ["meal-20"],
      reason: "a day is as dense as a calendar"),
    AllowedFault(
      kind: .small(Size(32, 32)), names: ["notification-close"],
      reason: "the drawn button of 2016 is 32 wide; a tap beside it only opens the banner"),
  ]

  func allows(_ fault: ScreenFault, on stage: Stage) -> Bool {
    guard names.contains(where: { fault.name.hasPrefix($0) }) else { return false }
    if let present, stage.application.find(present) == nil { return false }
    switch (kind, fault.kind) {
    case (.small(let least), .smallTarget(let size)):
      return size.width >= least.width - 0.5 && size.height >= least.height - 0.5
    case (.covered, .coveredTarget), (.overlap, .overlap), (.tooLarge, .tooLarge): return true
    case (.outOfSight, .outOfSight(let cover)):
      return under?.contains { cover.hasPrefix($0) } ?? true
    default: return false
    }
  }
}
