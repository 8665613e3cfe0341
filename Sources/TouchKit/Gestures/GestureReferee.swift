/// Decides who owns a touch. It knows no gesture: recognisers claim, fail or are cancelled, and each hears once.
public final class GestureReferee {
  private struct Claim {
    let recognizer: GestureRecognizer
    let state: GestureRecognizer.State
  }
  /// Claims that wait for others to fail, in the order they were made.
  private var waiting: [Claim] = []
  /// Recognisers that watch a touch or have not been reset since.
  private var watching: [GestureRecognizer] = []

  /// Puts a new touch before the recognisers of a view and all views above it.
  func enter(_ touch: Touch, view: View) {
    var place: View? = view
    while let here = place {
      for recognizer in here.gestureRecognizers
      where recognizer.isEnabled && recognizer.shouldReceive?(touch) ?? true
        && !recognizer.state.isOver
      {
        touch.recognizers.append(recognizer)
        recognizer.touches.append(touch)
        if !watching.contains(where: { $0 === recognizer }) { watching.append(recognizer) }
      }
      place = here.superview
    }
  }

  /// Lets each recogniser of the touches hear of them.
  func deliver(_ touches: [Touch], _ event: Event) {
    var heard: [GestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers
      where !heard.contains(where: { $0 === recognizer }) { heard.append(recognizer) }
    }
    for recognizer in heard {
      guard !recognizer.state.isOver else { continue }
      let own = touches.filter { touch in recognizer.touches.contains { $0 === touch } }
      func tell(_ phase: Touch.Phase, _ call: ([Touch], Event) -> Void) {
        let those = own.filter { $0.phase == phase }
        if !those.isEmpty, !recognizer.state.isOver { call(those, event) }
      }
      tell(.began, recognizer.touchesBegan)
      tell(.moved, recognizer.touchesMoved)
      tell(.ended, recognizer.touchesEnded)
      tell(.cancelled, recognizer.touchesCancelled)
    }
  }

  /// Decides on a claim; true where the recogniser has its gesture at once.
  func ask(_ recognizer: GestureRecognizer, to state: GestureRecognizer.State) -> Bool {
    guard recognizer.state == .possible, !isWaiting(recognizer) else { return false }
    if let shouldBegin = recognizer.shouldBegin, !shouldBegin() {
      fail(recognizer, because: "it was told not to begin")
      return false
    }
    if let owner = rivals(of: recognizer).first(where: { $0.state.isActive || $0.state == .ended })
    {
      fail(recognizer, because: "\(owner.logName) has the touch")
      return false
    }
    let open = recognizer.required.filter { $0.state == .possible && shares($0, recognizer) }
    if let first = open.first {
      waiting.append(Claim(recognizer: recognizer, state: state))
      note(recognizer, "waits for \(first.logName) to fail")
      return false
    }
    grant(recognizer, state)
    return true
  }

  /// Whether the recogniser claimed and waits for others.
  func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }

  func fail(_ recognizer: GestureRecognizer, because reason: String) {
    guard recognizer.state == .possible else { return }
    recognizer.state = .failed
    waiting.removeAll { $0.recognizer === recognizer }
    note(recognizer, "failed: \(reason)")
    for claim in waiting where claim.recognizer.required.contains(where: { $0 === recognizer }) {
      waiting.removeAll { $0.recognizer === claim.recognizer }
      _ = ask(claim.recognizer, to: claim.state)
    }
  }

  private func grant(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    recognizer.state = state
    note(recognizer, state == .began ? "began: nobody objected" : "recognised: nobody objected")
    for rival in rivals(of: recognizer) where rival.state == .possible {
      fail(rival, because: "\(recognizer.logName) took the touch")
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches where !touch.isTakenFromView {
        touch.isTakenFromView = true
        touch.window?.cancelInView(touch, because: recognizer)
      }
    }
    recognizer.onChange?(recognizer)
  }

  /// A touch is over: whoever watched nothing else starts anew.
  func release(_ touch: Touch) {
    for recognizer in touch.recognizers {
      recognizer.touches.removeAll { $0 === touch }
    }
    touch.recognizers = []
    for recognizer in watching where recognizer.touches.isEmpty && !isWaiting(recognizer) {
      drop(recognizer)
    }
    watching.removeAll { $0.touches.isEmpty && !isWaiting($0) }
  }

  /// Takes a recogniser out of every contest, as when its view goes or it is switched off.
  func remove(_ recognizer: GestureRecognizer) {
    guard watching.contains(where: { $0 === recognizer }) else { return }
    if recognizer.state.isActive { recognizer.cancel() }
    fail(recognizer, because: "it was removed")
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches = []
    waiting.removeAll { $0.recognizer === recognizer }
    watching.removeAll { $0 === recognizer }
    drop(recognizer)
  }

  private func drop(_ recognizer: GestureRecognizer) {
    if recognizer.state.isActive { recognizer.cancel() }
    if recognizer.state == .possible { fail(recognizer, because: "the touch is over") }
    recognizer.state = .possible
    recognizer.reset()
  }

  private func rivals(of recognizer: GestureRecognizer) -> [GestureRecognizer] {
    watching.filter {
      $0 !== recognizer && shares($0, recognizer) && !mayBeTogether($0, recognizer)
    }
  }

  private func shares(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.touches.contains { touch in b.touches.contains { $0 === touch } }
  }

  private func mayBeTogether(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.isSimultaneous?(b) ?? false || b.isSimultaneous?(a) ?? false
  }

  private func note(_ recognizer: GestureRecognizer, _ words: String) {
    recognizer.stage?.note(.gesture, "\(recognizer.logName) \(words)")
  }
}
