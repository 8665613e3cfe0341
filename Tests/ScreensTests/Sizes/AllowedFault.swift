import MotionStudy
import TouchKit

/// A fault that stays on purpose, with the reason.
struct AllowedFault: Sendable {
  enum Kind: Sendable {
    /// Targets that are no smaller than this.
    case small(Size)
    case covered
    case outOfSight
    case focusOutOfSight
    case overlap
    case tooLarge
    case brokenWord
  }

  var kind: Kind
  /// How the names of the views begin, or what the texts say.
  var names: [String]
  /// How the names of what covers them begin; nil for any.
  var under: [String]? = nil
  /// What has to be on the screen meanwhile; nil for nothing.
  var present: String? = nil
  var reason: String

  static let all: [AllowedFault] = [
    AllowedFault(
      kind: .small(Size(44, 20)), names: ["status-bar"],
      reason: "it is as high as phones have it, and a finger at the screen's edge hits it"),
    AllowedFault(
      kind: .small(Size(26, 30)), names: ["key-"],
      reason:
        "ten keys share 320 points, 32 × 42 each, as on every phone; a gap is the nearest key's"),
    AllowedFault(
      kind: .small(Size(44, 40)), names: ["meal-20"],
      reason: "a day is as dense as a calendar"),
    AllowedFault(
      kind: .small(Size(44, 37)), names: ["meal-delete-"],
      reason:
        "a day is as dense as a calendar; a button that a list cuts counts as high as it is drawn"),
    AllowedFault(
      kind: .small(Size(38, 40)), names: ["meal-minus-"],
      reason: "a day is as dense as a calendar; the mark stands at its row's edge"),
    AllowedFault(
      kind: .small(Size(30, 42)), names: ["date-"],
      reason: """
        seven columns share a popover that is at most 320 points wide; beside its button, on a small phone on its side, \
        it has 230
        """),
    AllowedFault(
      kind: .focusOutOfSight, names: ["event-field"],
      reason: "a finger has scrolled the page away from the field; the next letter scrolls it back"),
    AllowedFault(
      kind: .outOfSight,
      names: ["«Inbox»", "«Schedule»", "«Reporter»", "«Device»", "«Colours»", "«Tour»"],
      under: ["keyboard"], reason: "the tabs are behind the keyboard while words are typed"),
    AllowedFault(
      kind: .outOfSight, names: ["«"], under: ["RowFade in "],
      reason: "a row's words go under its button while that asks"),
    AllowedFault(
      kind: .outOfSight, names: ["«"], under: ["CallLine in "],
      reason: "the line of a call repeats what the bar below it says"),
    AllowedFault(
      kind: .outOfSight, names: [""], under: ["the screen's edge"], present: "drawer",
      reason: "the open drawer pushes the screen down, until it closes"),
    AllowedFault(
      kind: .outOfSight, names: ["«Begin: ", "«End: ", "«Reset»"],
      under: ["begin-mark", "end-mark", "ReportSurface in "],
      reason: "the reporter's marks stand where the finger was (ER-06, ER-09), over each other too"),
  ]

  func allows(_ fault: ScreenFault, on stage: Stage) -> Bool {
    guard names.contains(where: { fault.name.hasPrefix($0) }) else { return false }
    if let present, stage.application.find(present) == nil { return false }
    switch (kind, fault.kind) {
    case (.small(let least), .smallTarget(let size)):
      return size.width >= least.width - 0.5 && size.height >= least.height - 0.5
    case (.covered, .coveredTarget), (.overlap, .overlap), (.tooLarge, .tooLarge),
      (.brokenWord, .brokenWord), (.focusOutOfSight, .focusOutOfSight):
      return true
    case (.outOfSight, .outOfSight(let cover)):
      return under?.contains { cover.hasPrefix($0) } ?? true
    default: return false
    }
  }
}
