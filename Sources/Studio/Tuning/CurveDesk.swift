import Rehearsal
import Threads
import TouchKit
import Widgets
import Workbench

/// The editor of a curve under its row in the panel, and how the last motion went that the curve is of.
final class CurveDesk {
  private let parts: WindowParts
  private let timeline: TimelineView
  private unowned let tuning: TuningDesk
  private var editor: CurveEditor?
  /// The name of the curve that is edited.
  private var edited: String?
  /// How the last motion went, under the curve.
  private var shown: (question: ShownMotion.Question, job: BackgroundJob<ShownMotion.Found>?)?
  /// How far the motion went that was shown last of the curve, in points.
  private var distance: (curve: String, points: Double)?

  init(_ parts: WindowParts, _ timeline: TimelineView, _ tuning: TuningDesk) {
    self.parts = parts
    self.timeline = timeline
    self.tuning = tuning
  }

  private var session: LiveSession { parts.session }

  func themeChanged(isDark: Bool) { editor?.themeChanged(isDark: isDark) }

  func stop() {
    shown = nil
    editor?.stop()
    editor = nil
  }

  /// How far a motion moves as its curve is drawn, in points, if no motion was shown yet. The meaning of a curve
  /// doesn't depend on the distance, but its arrival and end do.
  private static let usualDistance = 100.0

  /// Opens the editor under the row of a curve, or closes it.
  func edit(_ entry: TuningEntry?, in panel: TunePanel) {
    let editor = editor ?? CurveEditor(painter: parts.phone.painter)
    if self.editor == nil {
      self.editor = editor
      editor.themeChanged(isDark: parts.phone.theme.isDark)
      editor.onLeave = { [parts] in parts.phone.canvas.takeFocus() }
      editor.onChange = { [unowned self] in changed($0, isLast: $1) }
    }
    edited = entry?.name
    panel.list.place(editor.canvas, under: panel.editedCurve)
    show()
  }

  /// The name of the duration that belongs to a curve, if it has one.
  private func duration(of curve: String) -> String? {
    guard curve.hasSuffix(".curve") else { return nil }
    let name = "\(curve.dropLast(".curve".count)).duration"
    return parts.prototype.catalogue[name] == nil ? nil : name
  }

  /// How the last motion went that a curve may be of: one of a view that is called as the tuning begins.
  private func shownWay(of curve: String) -> ShownMotion.Found? {
    let name = String(curve.prefix { $0 != "." })
    let now = session.shownTime
    let motion = timeline.content.marks.motions.last { motion in
      motion.length != nil && motion.to.map { $0 <= now } == true && motion.what.hasPrefix(name)
    }
    guard let motion, let end = motion.to else { return nil }
    let later = session.knownInputs.reversed().prefix { $0.time > end }.count
    let question = ShownMotion.Question(
      motion: motion, branch: session.shownBranch, inputs: session.knownInputs.count - later,
      start: session.start.startState)
    if shown?.question != question {
      shown = nil
      let bell = LoopBell { [unowned self] in if shown?.job?.isOver == true { show() } }
      let job = BackgroundJob(ShownMotion.Found(), bell: bell) {
        [
          prototype = parts.prototype, inputs = session.knownInputs,
          makeMeasurer = parts.makeMeasurer
        ] in
        ShownMotion.find(question, prototype, inputs, makeMeasurer: makeMeasurer, $0)
      }
      shown = (question, job)
    }
    return shown?.job?.findings
  }

  func show() {
    guard let name = edited, case .curve(let curve) = tuning.shownTuning[name] else { return }
    let duration = duration(of: name)
    var time = Time.milliseconds(300)
    if let duration, case .number(let seconds) = tuning.shownTuning[duration] {
      time = .seconds(seconds)
    }
    let found = shownWay(of: name)
    if let points = found?.distance { distance = (name, points) }
    editor?.show(
      CurveEditor.Subject(
        name: name, duration: duration, animation: Animation(duration: time, curve: curve),
        distance: distance.flatMap { $0.curve == name ? $0.points : nil }
          ?? Self.usualDistance,
        shown: found?.way ?? [], arrival: found?.arrival))
  }

  private func changed(_ animation: Animation, isLast: Bool) {
    guard let name = edited else { return }
    var changes = [TuningChange(name, .curve(animation.curve))]
    if let duration = duration(of: name), let entry = parts.prototype.catalogue[duration] {
      let value = TuningValue.number((animation.duration.seconds * 1000).rounded() / 1000)
      if animation.curve.easing != nil, entry.accepts(value) {
        changes.append(TuningChange(duration, value))
      }
    }
    tuning.tune(changes, isLast: isLast)
  }
}
