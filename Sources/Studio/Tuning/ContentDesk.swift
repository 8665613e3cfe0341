import JSON
import Rehearsal
import TouchKit
import Widgets
import Workbench

/// Shows the phone with other content.
final class ContentDesk {
  private let parts: WindowParts
  /// Shows another session in place of the present one, with the same fingers.
  private let showSession: (LiveSession) -> Void
  private let watch: ContentWatch?
  /// The prototype with the content that is shown.
  private(set) var prototype: Prototype
  /// How often other content was shown.
  private(set) var used = 0

  init(
    _ parts: WindowParts, _ prototype: Prototype, show: @escaping (LiveSession) -> Void
  ) {
    self.parts = parts
    self.prototype = prototype
    showSession = show
    watch = parts.options.content.map(ContentWatch.init)
    watch?.onOutcome = { [unowned self] in read($0) }
  }

  func stop() { watch?.stop() }

  /// A file of the content was written.
  private func read(_ outcome: ContentWatch.Outcome) {
    switch outcome {
    case .invalid(let problem): return tell(problem)
    case .unchanged: break
    case .valid(let made):
      guard prototype.isSameProgram(as: made) else {
        return tell(
          Problem(
            what: "the new content also changes the prototype itself",
            remedy: "restart the program to use it"))
      }
      prototype = made
      restart(with: made)
    }
    parts.notices.hide(.content)
  }

  /// Runs the present session again up to now, with the same inputs, as another version of the phone.
  private func restart(with made: Prototype) {
    parts.phone.flushPointer()
    used += 1
    showSession(parts.session.restarted(as: made, at: Alarm.now))
    parts.phone.refresh()
  }

  private func tell(_ problem: Problem) {
    parts.notices.put(
      .content, .error, "\(problem.description)\nThe phone keeps the previous content.")
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
