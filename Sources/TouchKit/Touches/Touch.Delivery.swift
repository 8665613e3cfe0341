/// How much of a touch its view has received.
extension Touch {
  /// What a view has received of a touch that landed on it. After each `began` it always receives one
  /// `ended` or one `cancelled`.
  enum Delivery {
    /// The touch is just landing.
    case nothing
    /// Another finger was on the view, which accepts only one finger.
    case refused
    /// A gesture may still win the touch; the phases that the view has not received wait here.
    case delayed([Snapshot])
    /// The view received `began`.
    case begun
    /// The finger lifted, but a gesture may still cancel the touch.
    case ending
    /// The view received the end, or a gesture won the touch before the view received anything.
    case over
  }

  /// A touch as it was in an earlier phase.
  struct Snapshot {
    var phase: Phase
    var time: Time
    var location: Point
    var previousLocation: Point
  }

  var snapshot: Snapshot {
    get {
      Snapshot(
        phase: phase, time: timestamp, location: location, previousLocation: previousLocation)
    }
    set {
      phase = newValue.phase
      timestamp = newValue.time
      location = newValue.location
      previousLocation = newValue.previousLocation
    }
  }
}
