import TouchKit

/// Moves a run on while an observer looks.
extension Run {
  /// The observer, if it looks at what happens now; it has seen already what a run shows of earlier times.
  var presentObserver: (any RunObserver)? {
    guard let observer, stage.now >= reached, observer.nextLook != nil else { return nil }
    return observer
  }

  /// Lets time pass with a stop at each event, and at each time at which the observer wants to look.
  func letTimePass(to time: Time, before observer: any RunObserver) {
    while stage.now < time {
      let event = stage.nextEvent.flatMap { $0 <= time ? $0 : nil }
      let next = min(event ?? time, time, observer.nextLook ?? time)
      let isEvent = event == next
      if isEvent { observer.willHappen(.event(at: next), on: stage) }
      stage.advance(to: next)
      if isEvent { observer.happened(.event(at: next), on: stage) }
      if let look = observer.nextLook, look <= next { observer.look(at: stage) }
      if let isOver, isOver() { return }
    }
  }

  /// Sends an input, of which the observer hears before and after.
  func send(_ input: Input, before observer: any RunObserver) {
    observer.willHappen(.input(input.kind), on: stage)
    stage.send(input)
    observer.happened(.input(input.kind), on: stage)
  }
}
