/// How much of a touch its view has heard so far.
extension Touch {
  /// What a view was told of a touch that landed on it. Whatever happens, each `began` it hears is followed by one
  /// `ended` or one `cancelled`.
  enum Hearing {
    /// The touch is just landing.
    case nothing
    /// Another finger was on the view, which listens to one alone.
    case refused
    /// A gesture may still take the touch; what the view missed since it landed waits here.
    case delayed([Moment])
    /// The view heard `began`.
    case begun
    /// The finger left, but a gesture may still cancel the touch.
    case ending
    /// The view heard the end, or the touch was taken before it heard anything.
    case over
  }

  /// A phase of the past.
  struct Moment {
    var phase: Phase
    var time: Time
    var location: Point
    var previousLocation: Point
  }

  var moment: Moment {
    get {
      Moment(
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
