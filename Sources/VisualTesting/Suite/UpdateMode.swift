/// Which pictures become baselines in a run.
package enum UpdateMode: String, CaseIterable, Sendable {
  case none
  /// Those that have no baseline yet.
  case missing
  /// Those, and all that differ from their baselines.
  case changed
  /// Every picture; baselines that no shot makes now are removed.
  case all

  /// Whether a picture with this status is recorded. A rejected picture needs a person's approval.
  func records(_ status: Outcome.Status) -> Bool {
    switch (self, status) {
    case (.missing, .missing), (.changed, .missing), (.changed, .different),
      (.changed, .environmentDiffers), (.changed, .unreadable), (.all, .missing),
      (.all, .different), (.all, .environmentDiffers), (.all, .unreadable), (.all, .equal):
      true
    case (_, _): false
    }
  }
}
