import CGtkShim
import Files
import Rehearsal
import TouchKit

/// Hands the session over to the next program, or takes one over.
extension StudioWindow {
  /// How long the window waits for hands to leave the phone before it looks again, in microseconds.
  private static let handsTime: Int64 = 50_000

  // MARK: To the next program

  /// Starts the next program, which goes on with the present session, or cleanly with one of its own.
  func startSuccessor(_ program: String, isClean: Bool) {
    endSuccessor()
    guard let watch = options.watch else { return }
    do throws(Problem) {
      let folder = try HandoverFolder.make()
      var arguments = watch.arguments
      if !isClean {
        phone.flushPointer()
        try folder.write(session.take(named: session.start.name ?? ""), HandoverFolder.start)
        arguments += [
          "--resume", folder.file(HandoverFolder.start), "--at",
          HandoverLine.milliseconds(session.now),
        ]
      }
      let next = Successor(folder, isClean: isClean) { [unowned self] event in
        switch event {
        case .loaded: handOver()
        case .shown: close()
        case .failed(let words): successorFailed(words, program)
        }
      }
      successor = next
      try next.start(program, arguments)
    } catch {
      successorFailed(error.description, program)
    }
  }

  /// Ends the next program, if it has not taken over; the phone goes on.
  func endSuccessor() {
    handsLeft = nil
    formerSuccessor = successor
    successor?.end()
    successor = nil
    phone.letGo()
  }

  private func successorFailed(_ words: String, _ program: String) {
    let isClean = successor?.isClean == true
    endSuccessor()
    show(
      liveCode: "\(words).\nThis window goes on as it was.", button: isClean ? nil : "Start _Clean"
    ) { [unowned self] in startSuccessor(program, isClean: true) }
  }

  /// Gives the next program all there is, once no hand is on the phone and no form is being filled in.
  private func handOver() {
    guard let successor else { return }
    guard !phone.isTouched, !isInputFormOpen else {
      handsLeft = Alarm(at: Alarm.now + Self.handsTime) { [unowned self] in handOver() }
      return
    }
    handsLeft = nil
    phone.hold()
    rememberShape()
    do throws(Problem) {
      try write(to: successor.folder, isClean: successor.isClean)
      successor.show()
    } catch {
      successorFailed(error.description, "")
    }
  }

  private func write(to folder: HandoverFolder, isClean: Bool) throws(Problem) {
    let saved = session.saved
    if !isClean {
      func take(_ inputs: [Input]) -> [UInt8] {
        Line(start: saved.start.startState, inputs: inputs).write(prototype)
      }
      try folder.write(session.take(named: saved.start.name ?? ""), HandoverFolder.recording)
      try folder.write(SessionWriter.write(saved.tree, of: prototype), HandoverFolder.session)
      try folder.write(take(saved.later), HandoverFolder.later)
    }
    let geometry = host.geometry
    let handover = Handover(
      session: Handover.Session(
        now: saved.now, line: saved.shownLine, deliberateCount: saved.deliberateCount,
        percent: saved.percent, isPaused: saved.isPaused, name: saved.start.name,
        tuningFile: saved.start.tuningFile),
      window: Handover.Window(
        width: geometry.width, height: geometry.height, isMaximized: geometry.isMaximized,
        panelRoom: layout.room(for: .panel), linesRoom: layout.room(for: .lines), isPresented: phone.viewOptions.isPresented,
        hasTwoFingers: phone.touches.isAlwaysPair, slowPercent: slowPercent,
        middle: phone.viewOptions.middle, place: host.place), state: state)
    try folder.write(handover.bytes, HandoverFolder.window)
  }

  // MARK: From the program before

  /// Gives the window what the program before told of its own.
  func restore(_ window: Handover.Window) {
    host.geometry = HostWindow.Geometry(
      width: window.width, height: window.height, isMaximized: window.isMaximized)
    layout.restore(window.panelRoom, for: .panel)
    layout.restore(window.linesRoom, for: .lines)
    slowPercent = window.slowPercent
    phone.touches.isAlwaysPair = window.hasTwoFingers
    phone.viewOptions.middle = window.middle
    if window.isPresented { setPresenting(true) }
  }

  /// Tells the program before, once, that the first picture is on the display.
  func sayReady() {
    guard !hasSaidReady, let ready = options.resume?.ready else { return }
    hasSaidReady = true
    host.waitForDisplay()
    dp_child_outlive_parent()
    if let parting = resumption?.parting {
      ready.say(.parted(input: parting.input, milliseconds: parting.time.milliseconds))
    } else {
      ready.say(.ready)
    }
  }
}
