import TouchKit

/// Records the sections of a scenario whose motion is tested, while its steps are done.
extension Run {
  /// A section that has begun, and the step that began it.
  struct OpenSection {
    var recorder: SectionRecorder
    let step: StepPlace
  }

  /// Whether a section is open at the latest time; what a run shows of earlier times is recorded already.
  var isRecordingMotion: Bool { !openSections.isEmpty }

  /// Lets time pass with a row at each time that a section wants one, and a look at each event.
  func recordMotion(to time: Time) {
    while stage.now < time {
      let event = stage.nextEvent.flatMap { $0 <= time ? $0 : nil }
      var next = min(event ?? time, time)
      for index in openSections.indices {
        if let row = openSections[index].recorder.nextTime { next = min(next, row) }
      }
      let isEvent = event == next
      if isEvent { eachRecorder { $0.willHappen(stage, at: next) } }
      stage.advance(to: next)
      if isEvent { eachRecorder { $0.happened(stage) } }
      for index in openSections.indices {
        guard let row = openSections[index].recorder.nextTime, row <= next else { continue }
        if index == 0 {
          openSections[index].recorder.sample(stage)
        } else {
          openSections[index].recorder.sample(stage, after: openSections[index - 1].recorder)
        }
      }
      if let isOver, isOver() { return }
    }
  }

  /// Sends an input with a look at what it changes at once.
  func recordMotion(of input: Input) {
    eachRecorder { $0.willReceive(input.kind, stage) }
    stage.send(input)
    eachRecorder { recorder in
      recorder.happened(stage)
      // What counts from the last input on begins anew with each.
      if recorder.part == .sinceInput { recorder.beginAgain(on: stage) }
    }
  }

  private func eachRecorder(_ body: (inout SectionRecorder) -> Void) {
    for index in openSections.indices { body(&openSections[index].recorder) }
  }
}
