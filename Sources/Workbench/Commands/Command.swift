/// Everything that the window can do, by the names of its actions.
package enum Command: String, CaseIterable {
  case open
  case openRecent = "open-recent"
  case openEarlier = "open-earlier"
  case saveTake = "save-take"
  case saveScreenshot = "save-screenshot"
  case copyScreenshot = "copy-screenshot"
  case share
  case sharedBody = "shared-body"
  case sharedTouches = "shared-touches"
  case sharedScale = "shared-scale"
  case notes
  case note
  case drawNote = "draw-note"
  case nextNote = "next-note"
  case formerNote = "former-note"
  case goToNote = "go-to-note"
  case replyNote = "reply-note"
  case editNote = "edit-note"
  case resolveNote = "resolve-note"
  case tryNote = "try-note"
  case decide
  case reviewAnswer = "review-answer"
  case savePage = "save-page"
  case beginReview = "begin-review"
  case restart
  case pause
  case step
  case stepBack = "step-back"
  case toStart = "to-start"
  case toEnd = "to-end"
  case nextInput = "next-input"
  case formerInput = "former-input"
  case rangeStart = "range-start"
  case rangeEnd = "range-end"
  case noRange = "no-range"
  case loop
  case branch = "line"
  case dropBranch = "drop-branch"
  case removeBranch = "drop-line"
  case askName = "ask-name"
  case rename
  case branches = "lines"
  case askTime = "ask-time"
  case goTo = "go-to"
  case rangeOver = "range-over"
  case beside
  case arrangement
  case sideBySide = "side-by-side"
  case flip
  case grid
  case blind
  case panel
  case why
  case tree
  case pickView = "pick-view"
  case tune
  case fromHere = "from-here"
  case revertTuning = "revert-tuning"
  case compareTuning = "compare-tuning"
  case copyTuning = "copy-tuning"
  case saveTuning = "save-tuning"
  case writeBack = "write-back"
  case curve
  case pickCurve = "pick-curve"
  case askCurve = "ask-curve"
  case curveNamed = "curve-named"
  case undo
  case redo
  case fitTimeline = "fit-timeline"
  case lanes
  case copyLink = "copy-link"
  case saveSession = "save-session"
  case makeTest = "make-test"
  case keepRange = "keep-range"
  case keepMinute = "keep-minute"
  case speed
  case slowMotion = "slow-motion"
  case device
  case screen
  case tuning
  case tuningFile = "tuning-file"
  case rotateLeft = "rotate-left"
  case rotateRight = "rotate-right"
  case shake
  case appearance
  case toggleAppearance = "toggle-appearance"
  case textSize = "text-size"
  case textLarger = "text-larger"
  case textSmaller = "text-smaller"
  case rightToLeft = "right-to-left"
  case reducedMotion = "reduced-motion"
  case contrast
  case interrupt
  case hardwareKeyboard = "hardware-keyboard"
  case statusTime = "status-time"
  case statusBattery = "status-battery"
  case statusSignal = "status-signal"
  case statusWifi = "status-wifi"
  case statusCarrier = "status-carrier"
  case charging
  case callBar = "call-bar"
  case showTouches = "show-touches"
  case onionSkin = "strobe"
  case layoutGrid = "layout-grid"
  case safeArea = "safe-area"
  case textContrast = "text-contrast"
  case targets
  case faults
  case back
  case inputForm = "input-form"
  case post
  case postLater = "post-later"
  case zoom
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case panels
  case log
  case find
  case style
  case nextPane = "next-pane"
  case shortcuts
  case about
  case close
  case quit
  case twoFingers = "two-fingers"
  case present

  /// The action's full name, with a value for choices.
  package func action(_ target: String? = nil) -> String {
    target.map { "win.\(rawValue)::\($0)" } ?? "win.\(rawValue)"
  }
}
