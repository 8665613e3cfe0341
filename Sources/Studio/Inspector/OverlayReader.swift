import GtkPaint
import MotionStudy
import Rehearsal
import Threads
import TouchKit
import Widgets
import Workbench

/// What is drawn over the phone for those who measure it. Grid and safe area are always there; texts and targets are
/// measured, and the last motion is shown as an onion skin, once the phone rests.
final class OverlayReader {
  /// So long after the last change, in microseconds.
  private static let calmTime: Int64 = 120_000
  /// Two changes in less than this are a motion, in microseconds.
  private static let motionTime: Int64 = 300_000

  private let parts: WindowParts
  private let timeline: TimelineView
  /// The panel that lists what makes the screen harder to use, if the user wants to see it.
  private let faultList: () -> TreePanel?
  /// The number of the frame that was read last; nil if no frame was read.
  private var readFrameNumber: Int?
  /// The number of the frame that was seen last, and when it came.
  private var seen = 0
  private var seenAt: Int64 = 0
  /// Rings when the phone has rested for long enough.
  private var calm: Alarm?
  /// Finds the onion skin's frames, the oldest first; the last is the one that is shown.
  private var onionSkin: BackgroundJob<[DisplayList]>?

  init(_ parts: WindowParts, _ timeline: TimelineView, faultList: @escaping () -> TreePanel?) {
    self.parts = parts
    self.timeline = timeline
    self.faultList = faultList
  }

  private var phone: PhoneCanvas { parts.phone }
  private var session: LiveSession { parts.session }
  private var shown: [Overlay] { parts.memory.state.overlays }

  func isShown(_ overlay: Overlay) -> Bool { shown.contains(overlay) }

  func toggle(_ overlay: Overlay) {
    let shown = shown
    parts.memory.state.overlays = Overlay.allCases.filter {
      shown.contains($0) != ($0 == overlay)
    }
    readAgain()
  }

  /// Whether anything of a frame is measured.
  private var measures: Bool {
    shown.contains(.contrast) || shown.contains(.targets) || shown.contains(.onionSkin)
      || faultList() != nil
  }

  /// Something else is to be measured of the frame.
  func readAgain() {
    readFrameNumber = nil
    update()
  }

  /// The phone was brought to another time, or other overlays were chosen.
  func update() {
    let isDrawn = !phone.marks.overlay.isEmpty || phone.face.onionSkin != nil
    guard !shown.isEmpty || measures || isDrawn else { return }
    phone.marks.overlay.grid = shown.contains(.grid) ? phone.screenSize : nil
    phone.marks.overlay.safeArea =
      shown.contains(.safeArea) ? OverlayMarks.SafeArea(session.stage) : nil
    guard measures else { return forgetMeasures() }
    let (frame, now) = (phone.face.frames, Alarm.now)
    if frame != seen {
      // A caret that blinks is no motion.
      let moves = now - seenAt < Self.motionTime
      (seen, seenAt) = (frame, now)
      stop()
      if moves { forgetMeasures() }
      calm = nil
    }
    guard phone.frames.isResting, frame != readFrameNumber, calm == nil else { return }
    calm = Alarm(at: now + Self.calmTime) { [unowned self] in
      calm = nil
      if phone.frames.isResting, !phone.isPeeking { readFrame() } else { update() }
    }
  }

  private func forgetMeasures() {
    (phone.marks.overlay.contrasts, phone.marks.overlay.targets) = ([], [])
    readFrameNumber = nil
    stop()
    dropOnionSkin()
  }

  private func dropOnionSkin() {
    guard phone.face.onionSkin != nil else { return }
    phone.face.onionSkin = nil
    phone.canvas.draw()
  }

  /// Measures the frame that is shown.
  private func readFrame() {
    readFrameNumber = phone.face.frames
    let stage = session.stage
    let list = faultList()
    let contrasts = shown.contains(.contrast) || list != nil ? contrasts(of: stage) : []
    phone.marks.overlay.contrasts = shown.contains(.contrast) ? contrasts : []
    phone.marks.overlay.targets = shown.contains(.targets) ? stage.pressTargets() : []
    list?.show(ScreenFault.all(contrasts, stage.seenScreen()))
    if shown.contains(.onionSkin) { findOnionSkin() } else { dropOnionSkin() }
  }

  private func contrasts(of stage: Stage) -> [TextContrast] {
    let size = stage.screenSize
    let found = try? TextContrast.all(
      of: stage.frame(), screen: size, measurer: phone.painter.measurer
    ) { list throws(PaintError) in
      try phone.painter.pixels(phone.painter.scene(list, size: size, scale: 1)).pixelBuffer
    }
    return found ?? []
  }

  // MARK: onion skin

  /// The range, or else the last motion with the fingers that led to it.
  private var onionSkinRange: ClosedRange<Time>? {
    let now = session.shownTime
    if let range = session.range, range.lowerBound < now {
      return range.lowerBound...min(range.upperBound, now)
    }
    let marks = timeline.content.marks
    guard let motion = marks.motions.last(where: { $0.from < now }) else { return nil }
    let fingers = marks.marks.filter { mark in
      mark.finger != nil && mark.from <= motion.from && mark.to.map { $0 >= motion.from } ?? true
    }
    let first = fingers.map(\.from).min() ?? motion.from
    return first...max(first, min(motion.to ?? now, now))
  }

  private func findOnionSkin() {
    stop()
    guard let range = onionSkinRange else { return }
    let recording = Recording(
      start: session.start.startState, inputs: session.knownInputs, end: session.end)
    onionSkin = BackgroundJob([], bell: LoopBell { [unowned self] in showOnionSkin() }) {
      [prototype = parts.prototype, last = session.shownTime, makeMeasurer = parts.makeMeasurer]
      report in
      let frames = OnionSkinFinder.frames(
        prototype, recording, in: range, to: last, makeMeasurer: makeMeasurer
      ) {
        report.isCancelled
      }
      report.change { $0 = frames }
    }
  }

  private func showOnionSkin() {
    let frames = onionSkin?.findings ?? []
    stop()
    guard let last = frames.last, frames.count > 1 else { return }
    phone.face.onionSkin =
      OnionSkin(last: last, before: frames.dropLast(), screen: phone.screenSize).list
    phone.canvas.draw()
  }

  /// Stops looking for an onion skin.
  func stop() { onionSkin = nil }
}
