/// What designers can tune about the engine, in every prototype.
extension TuningCatalogue {
  /// What the engine itself asks; every catalogue begins with it.
  static let touchKit: [any TuningDeclaration] = [
    TouchCentre.slop, TouchCentre.tapInterval, TouchCentre.tapDistance,
    LongPressRecognizer.usualDuration, SwipeRecognizer.distance, SwipeRecognizer.duration,
    RotationRecognizer.leastTurn, EdgePanRecognizer.width,
    Control.slack, Control.target, Control.pressedSize, Control.press, Control.release,
    Switch.turn, SegmentedControl.change, TextInput.caretPeriod,
    KeyboardController.slide, KeyboardView.repeatDelay, KeyboardView.repeatInterval,
    ScrollView.friction, ScrollView.rubber, ScrollView.bounceResponse,
    ScrollView.wheelDistance, ScrollView.wheelCurve,
    ScrollView.indicatorDelay, ScrollView.indicatorFade, ScrollView.scrollTo,
    ScreenTurn.animation, NavigationController.transition, NavigationController.projection,
    ModalPresentation.transition, PopoverController.transition,
  ]
}
