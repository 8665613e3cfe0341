/// Decides which gesture owns a touch. The referee has no rules for single kinds of gestures.
///
/// Each recogniser that watches a touch either wins the touch or fails, exactly once. If a continuous gesture has won,
/// it later ends or is cancelled, exactly once.
public final class GestureReferee {
  private struct Waiting {
    let recognizer: GestureRecognizer
    /// The state that it asked for.
    let wanted: GestureRecognizer.State
  }
  /// Recognisers that wait for others to fail, in the order of their claims.
  private var waiting: [Waiting] = []
  /// Recognisers that watch a touch or have not been reset since.
  private var watching: [GestureRecognizer] = []
  /// How many decisions are under way, each within another; recognisers are reset only when all are made.
  private var depth = 0
  /// Whether a recogniser may have nothing left to watch.
  private var mayBeIdle = false
  @Weak var touches: TouchCentre!

  /// Puts a new touch before the recognisers of a view and all views above it.
  func enter(_ touch: Touch, view: View) {
    mayBeIdle = true
    decide {
      for recognizer in watching { recognizer.touchWillEnter(touch) }
    }
    decide {
      for view in view.ancestors {
        for recognizer in view.gestureRecognizers { enter(touch, recognizer) }
      }
    }
  }

  private func enter(_ touch: Touch, _ recognizer: GestureRecognizer) {
    guard recognizer.isEnabled, !recognizer.state.isOver, !isWaiting(recognizer),
      recognizer.mayReceive(touch)
    else { return }
    if let reason = recognizer.refusal(of: touch) {
      recognizer.note(.refused(finger: touch.finger, reason))
      return
    }
    touch.recognizers.append(recognizer)
    if recognizer.delaysTouchesBegan || recognizer.delaysTouchesEnded {
      touch.delayers.append(recognizer)
    }
    recognizer.touches.append(touch)
    recognizer.watched.append(touch)
    if !watches(recognizer) { watching.append(recognizer) }
  }

  /// Reports to each recogniser of the touches what they did.
  func deliver(_ touches: [Touch], _ event: Event) {
    decide {
      for touch in touches {
        let one = touches.count == 1 ? touches : [touch]
        for recognizer in touch.recognizers
        where !recognizer.state.isOver && recognizer.touches.contains(where: { $0 === touch }) {
          switch touch.phase {
          case .began: recognizer.touchesBegan(one, event)
          case .moved: recognizer.touchesMoved(one, event)
          case .ended: recognizer.touchesEnded(one, event)
          case .cancelled: recognizer.touchesCancelled(one, event)
          case .stationary: break
          }
        }
      }
    }
  }

  /// Decides on a claim; true if it is granted at once.
  func ask(_ recognizer: GestureRecognizer, to state: GestureRecognizer.State) -> Bool {
    guard recognizer.state == .possible, watches(recognizer), !isWaiting(recognizer) else {
      return false
    }
    mayBeIdle = true
    return decide { judge(recognizer, state) }
  }

  /// Grants a claim, lets it wait, or fails its recogniser; true if it is granted.
  private func judge(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) -> Bool {
    guard recognizer.mayBegin else {
      fail(recognizer, because: .reason("it was told not to begin"))
      return false
    }
    for touch in recognizer.watched {
      guard let view = touch.view, view !== recognizer.view, !view.allows(recognizer) else {
        continue
      }
      fail(recognizer, because: .kept(by: view.logName))
      return false
    }
    for rival in watching
    where (rival.state.isActive || rival.state == .ended) && isRival(rival, recognizer) {
      fail(recognizer, because: .taken(by: rival.logName))
      return false
    }
    for other in recognizer.required where other.state == .possible && shares(other, recognizer) {
      waiting.append(Waiting(recognizer: recognizer, wanted: state))
      recognizer.note(.waits(for: other.logName))
      return false
    }
    grant(recognizer, state)
    return true
  }

  /// Whether the recogniser has claimed and waits for others to fail.
  func isWaiting(_ recognizer: GestureRecognizer) -> Bool {
    waiting.contains { $0.recognizer === recognizer }
  }

  func fail(_ recognizer: GestureRecognizer, because reason: GestureDecision.Reason) {
    guard recognizer.state == .possible else { return }
    mayBeIdle = true
    decide {
      recognizer.state = .failed
      waiting.removeAll { $0.recognizer === recognizer }
      recognizer.note(.failed(reason))
      for entry in waiting where entry.recognizer.required.contains(where: { $0 === recognizer }) {
        guard isWaiting(entry.recognizer) else { continue }
        waiting.removeAll { $0.recognizer === entry.recognizer }
        _ = ask(entry.recognizer, to: entry.wanted)
      }
    }
  }

  private func grant(_ recognizer: GestureRecognizer, _ state: GestureRecognizer.State) {
    recognizer.state = state
    recognizer.note(state == .began ? .began : .recognised)
    for rival in watching where rival.state == .possible && isRival(rival, recognizer) {
      fail(rival, because: .beaten(by: recognizer.logName))
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.watched { touches.take(touch, for: recognizer) }
    }
    recognizer.tellChange()
  }

  /// A touch is over: recognisers that watch no other touch are reset.
  func release(_ touch: Touch) {
    mayBeIdle = true
    decide {
      for recognizer in touch.recognizers {
        recognizer.touches.removeAll { $0 === touch }
      }
      touch.recognizers = []
    }
  }

  /// Ends every contest that waits for more touches.
  func giveUp(because reason: String) {
    mayBeIdle = true
    decide {
      for entry in waiting { fail(entry.recognizer, because: .reason(reason)) }
      for recognizer in watching where recognizer.touches.isEmpty {
        fail(recognizer, because: .reason(reason))
      }
    }
  }

  /// Removes a recogniser from every contest, because its view is removed or it is disabled.
  func remove(_ recognizer: GestureRecognizer) {
    guard watches(recognizer) else { return }
    mayBeIdle = true
    decide {
      if recognizer.state.isActive { recognizer.cancel() }
      fail(recognizer, because: .reason("it was removed"))
      for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
      recognizer.touches = []
      reset(recognizer)
    }
  }

  /// The stage is freed: gestures that are not over must not keep their touches alive.
  func abandon() {
    for recognizer in watching {
      for touch in recognizer.watched { touch.forget() }
      recognizer.touches = []
      recognizer.watched = []
    }
    watching = []
    waiting = []
  }

  func watches(_ recognizer: GestureRecognizer) -> Bool {
    watching.contains { $0 === recognizer }
  }

  // MARK: Decisions

  /// Makes a decision, which may be a part of another one. After the outermost, recognisers with nothing left to watch
  /// are reset, and views receive what was delayed for gestures that failed.
  private func decide<Answer>(_ decision: () -> Answer) -> Answer {
    let answer = nested(decision)
    if depth == 0 { conclude() }
    return answer
  }

  /// Makes a decision after which others are still under way.
  private func nested<Answer>(_ decision: () -> Answer) -> Answer {
    depth += 1
    defer { depth -= 1 }
    return decision()
  }

  private func conclude() {
    // A reset makes a recogniser fail. That may let another one win, which then has nothing left to watch either.
    while mayBeIdle {
      guard let idle = watching.first(where: isIdle) else {
        mayBeIdle = false
        break
      }
      nested {
        if idle.state.isActive { idle.cancel() }
        fail(idle, because: .reason("the touch is over"))
        reset(idle)
      }
    }
    touches.tellDelayed()
  }

  private func isIdle(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.touches.isEmpty && !isWaiting(recognizer)
      && !(recognizer.state == .possible && recognizer.isPatient)
  }

  private func reset(_ recognizer: GestureRecognizer) {
    watching.removeAll { $0 === recognizer }
    waiting.removeAll { $0.recognizer === recognizer }
    recognizer.watched = []
    recognizer.state = .possible
    recognizer.reset()
  }

  // MARK: Rivals

  private func isRival(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a !== b && shares(a, b) && !(a.isSimultaneous?(b) ?? false) && !(b.isSimultaneous?(a) ?? false)
  }

  private func shares(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.watched.contains { b.watches($0) }
  }
}
