import Files
import TouchKit

/// Shows the phone with other content.
extension StudioWindow {
  func connectContent() {
    content?.onOutcome = { [unowned self] in contentRead($0) }
  }

  /// A file of the content was written.
  private func contentRead(_ outcome: ContentWatch.Outcome) {
    switch outcome {
    case .invalid(let problem): return show(contentProblem: problem)
    case .unchanged: break
    case .valid(let made):
      guard prototype.isSameProgram(as: made) else {
        return show(
          contentProblem: Problem(
            what: "the content changes more than what the phone shows",
            remedy: "start the program again to have it"))
      }
      prototype = made
      restart(with: made)
    }
    notices.hide(.content)
  }

  /// Runs the present session again up to now, with the same inputs, as another version of the phone.
  private func restart(with made: Prototype) {
    phone.flushPointer()
    contentsUsed += 1
    show(session.restarted(as: made, at: Alarm.now), keepingFingers: true)
    phone.refresh()
    updateControls()
  }

  private func show(contentProblem problem: Problem) {
    notices.put(.content, .error, "\(problem.description)\nThe content shown before stays.")
  }
}

extension Prototype {
  /// Whether the window's menus, forms and fonts are right for the other one, too.
  fileprivate func isSameProgram(as other: Prototype) -> Bool {
    name == other.name && screens == other.screens && devices == other.devices
      && catalogue == other.catalogue && tunings.map(\.name) == other.tunings.map(\.name)
      && inputs.map(\.name) == other.inputs.map(\.name) && fonts == other.fonts
  }
}
