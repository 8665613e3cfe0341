import TouchKit

/// The faults that are not mended yet. If you mend one, take it out of the list; add none.
extension AllowedFault {
  static let open: [AllowedFault] = [
    AllowedFault(
      kind: .small(Size(38, 37)), names: ["edit-button", "today-button", "contents-button"],
      reason:
        "at 80 % text the buttons of the schedule's and the tour's header shrink with their line"
    ),
    AllowedFault(
      kind: .small(Size(38, 36)), names: ["meal-2"],
      reason: "at 80 % text the last meal of a day loses some points to its neighbour"),
    AllowedFault(
      kind: .small(Size(28, 42)), names: ["date-"],
      reason: "at 200 % text on the smallest phone on its side the popover is too narrow for a week"
    ),
    AllowedFault(
      kind: .outOfSight, names: ["«Multiple touches»"], under: ["TabBar in "],
      reason: "at 200 % text the card of the device screen ends behind the tabs"),
    AllowedFault(
      kind: .small(Size(44, 42)), names: ["multiple-touches"],
      reason: "at 200 % text the card of the device screen ends behind the tabs"),
    AllowedFault(
      kind: .focusOutOfSight, names: ["reply-field", "event-field"],
      reason: "on low screens the keyboard leaves less than a line of the field"),
    AllowedFault(
      kind: .outOfSight, names: ["«", "event-"], under: ["keyboard"], present: "event-list",
      reason: "the page of control events does not scroll above the keyboard"),
    AllowedFault(
      kind: .outOfSight, names: ["«Touch a control"], under: ["event-list"],
      reason: "the hint in the empty list of events is cut at 200 % text"),
    AllowedFault(
      kind: .tooLarge, names: ["«Touch a control"],
      reason: "the hint in the empty list of events is cut at 200 % text"),
  ]
}
