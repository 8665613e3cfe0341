/// Delivers touches to gestures, and then to views.
extension TouchCentre {
  /// Reports what the touches did to their recognisers and then to their views.
  func tell(_ touches: [Touch], _ event: Event) {
    referee.deliver(touches, event)
    for touch in touches { tell(touch, event) }
  }

  /// Reports a touch's present phase to its view, unless a gesture has the touch or may still want it.
  private func tell(_ touch: Touch, _ event: Event) {
    guard let view = touch.view else { return }
    switch touch.delivery {
    case .refused, .over, .ending: return
    case .nothing:
      guard touch.phase == .began else { return }
      if !view.isMultipleTouchEnabled, hears(view, besides: touch, event) {
        touch.delivery = .refused
      } else if delays(touch, { $0.delaysTouchesBegan }) {
        touch.delivery = .delayed([touch.snapshot])
        delayed.append(touch)
      } else {
        touch.delivery = .begun
        view.touchesBegan([touch], event)
      }
    case .delayed(var snapshots):
      // Of several moves that the view has not received, the last one is enough.
      if touch.phase == .moved, snapshots.last?.phase == .moved { snapshots.removeLast() }
      snapshots.append(touch.snapshot)
      touch.delivery = .delayed(snapshots)
    case .begun:
      if touch.phase == .ended, delays(touch, { $0.delaysTouchesEnded }) {
        touch.delivery = .ending
        delayed.append(touch)
      } else {
        pass(touch, to: view, event)
      }
    }
  }

  /// Sends views what waited for gestures that have failed since then.
  func tellDelayed() {
    guard !delayed.isEmpty else { return }
    for touch in delayed {
      switch touch.delivery {
      case .delayed(let snapshots):
        if touch.phase == .cancelled {
          forget(touch)
        } else if !delays(touch, { $0.delaysTouchesBegan }) {
          replay(touch, snapshots)
        }
      case .ending:
        if !delays(touch, { $0.delaysTouchesEnded }), let view = touch.view {
          delayed.removeAll { $0 === touch }
          pass(touch, to: view, lateEvent(touch))
        }
      case .nothing, .refused, .begun, .over: delayed.removeAll { $0 === touch }
      }
    }
  }

  /// Withdraws a touch from its view because a gesture has it.
  func take(_ touch: Touch, for recognizer: GestureRecognizer) {
    switch touch.delivery {
    case .over, .refused: return
    case .nothing: touch.delivery = .over
    case .delayed: forget(touch)
    case .begun, .ending:
      stage.note(.touch, .taken(finger: touch.finger, from: touch.viewName, by: recognizer.logName))
      cancel(touch)
    }
  }

  /// The view leaves its window: its touches are over for it.
  func leave(_ view: View) {
    for touch in active + delayed where touch.view === view {
      switch touch.delivery {
      case .over, .refused: break
      case .nothing: touch.delivery = .over
      case .delayed: forget(touch)
      case .begun, .ending: cancel(touch)
      }
      touch.view = nil
      if touch.window === view { touch.window = nil }
    }
  }

  // MARK: Parts

  private func hears(_ view: View, besides touch: Touch, _ event: Event) -> Bool {
    event.allTouches.contains { other in
      guard other !== touch, other.view === view else { return false }
      return switch other.delivery {
      case .begun, .delayed, .ending: true
      case .nothing, .refused, .over: false
      }
    }
  }

  private func delays(_ touch: Touch, _ kind: (GestureRecognizer) -> Bool) -> Bool {
    touch.delayers.contains { kind($0) && $0.state == .possible && $0.watches(touch) }
  }

  private func pass(_ touch: Touch, to view: View, _ event: Event) {
    switch touch.phase {
    case .began: view.touchesBegan([touch], event)
    case .moved: view.touchesMoved([touch], event)
    case .stationary: break
    case .ended:
      touch.delivery = .over
      view.touchesEnded([touch], event)
    case .cancelled:
      touch.delivery = .over
      view.touchesCancelled([touch], event)
    }
  }

  private func replay(_ touch: Touch, _ snapshots: [Touch.Snapshot]) {
    delayed.removeAll { $0 === touch }
    touch.delivery = .begun
    let now = touch.snapshot
    for snapshot in snapshots {
      // When the view received an earlier phase, it may have been removed, or a gesture may have won the touch.
      guard case .begun = touch.delivery, let view = touch.view else { break }
      touch.snapshot = snapshot
      pass(touch, to: view, lateEvent(touch))
    }
    touch.snapshot = now
  }

  private func cancel(_ touch: Touch) {
    delayed.removeAll { $0 === touch }
    let phase = touch.phase
    touch.phase = .cancelled
    touch.delivery = .over
    touch.view?.touchesCancelled([touch], lateEvent(touch))
    touch.phase = phase
  }

  private func forget(_ touch: Touch) {
    touch.delivery = .over
    delayed.removeAll { $0 === touch }
  }

  private func lateEvent(_ touch: Touch) -> Event {
    let isActive = active.contains { $0 === touch }
    return Event(.touches, at: stage.now, touches: isActive ? active : active + [touch])
  }
}
