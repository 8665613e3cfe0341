import Rehearsal

/// The parts of a section's checks: in a run of a sweep some count from the last input on.
extension SectionRecorder {
  enum Part: Equatable {
    /// All of them, of a run without an interruption.
    case whole
    /// What holds throughout.
    case throughout
    /// What counts from the last input on.
    case sinceInput

    /// Whether it looks at rows, and not at events alone.
    func keepsRows(of section: MotionSection) -> Bool {
      switch self {
      case .whole: true
      case .throughout: !section.together.isEmpty || section.othersAreStill
      case .sinceInput: section.countsFromLastInput
      }
    }
  }

  /// The parts in which a section is recorded: those that check something.
  static func parts(of section: MotionSection, isSwept: Bool) -> [Part] {
    guard isSwept else { return [.whole] }
    var parts: [Part] = []
    if section.hasNoJumps || Part.throughout.keepsRows(of: section) { parts.append(.throughout) }
    if section.countsFromLastInput { parts.append(.sinceInput) }
    return parts
  }
}

extension MotionSection {
  /// Whether anything of it counts from the last input on.
  var countsFromLastInput: Bool {
    settles != nil || overshoot != nil || peakVelocity != nil || !monotone.isEmpty
  }
}
