import TouchKit

/// A command with its words and its keys: the one table that menus, accelerators and the list of shortcuts are made from.
package struct Shortcut: Equatable {
  /// What is together in the list. No group has more rows than a screen of 700 logical pixels shows.
  package enum Group: String, CaseIterable {
    case phone = "Phone"
    case device = "Device"
    case devicesAndScreens = "Devices and Screens"
    case time = "Time"
    case speed = "Speed"
    case timeline = "Timeline"
    case range = "Range and Branches"
    case files = "Takes and Pictures"
    case overlays = "Overlays"
    case designs = "Tuning and Designs"
    case review = "Review"
    case panels = "Panels"
    case window = "Window"
  }

  package var group: Group
  /// As menus have it; with three dots if it asks for more.
  package var words: String
  /// What the list says besides.
  package var more: String
  /// The action with its value.
  package var action: String
  /// In the toolkit's notation; the first is shown in menus.
  package var keys: [String]

  private init(
    _ group: Group, _ words: String, _ more: String, _ action: String, _ keys: [String]
  ) {
    self.group = group
    self.words = words
    self.more = more
    self.action = action
    self.keys = keys
  }

  private init(
    _ group: Group, _ words: String, _ more: String, _ command: Command, _ keys: String...
  ) {
    self.init(group, words, more, command.action(), keys)
  }

  private init(_ group: Group, _ words: String, _ command: Command, _ keys: String...) {
    self.init(group, words, "", command.action(), keys)
  }

  /// A command with one of its values.
  private init(
    _ group: Group, _ words: String, _ command: Command, of value: String, _ keys: String...
  ) {
    self.init(group, words, "", command.action(value), keys)
  }

  /// The table for a prototype's screens and devices; only the first nine of each have keys. In a page there are no commands
  /// that end the program: it is the host's.
  package static func table(for prototype: Prototype, inPage isPage: Bool = false) -> [Shortcut] {
    let whole = inputForm(prototype) + fixed + places(prototype)
    return isPage ? whole.filter { !endings.contains($0.action) } : whole
  }

  /// The words of a command, for menus.
  package static func words(of command: Command) -> String {
    guard let entry = fixed.first(where: { $0.action == command.action() }) else {
      preconditionFailure("the table of commands has no words for \(command.rawValue)")
    }
    return entry.words
  }

  /// Whether its keys mean something else somewhere in the window.
  package var isShared: Bool { isLeft(to: .text) || isLeft(to: .steps) }

  /// Whether its keys mean something else where the keyboard is.
  package func isLeft(to use: KeyUse) -> Bool {
    let others =
      switch use {
      case .none: [String]()
      case .text: Shortcut.ofSteps + Shortcut.ofText
      case .steps: Shortcut.ofSteps
      }
    return keys.contains(where: others.contains)
  }

  /// From word to word, and small steps.
  private static let ofSteps = ["<Control>Left", "<Control>Right"]
  private static let ofText = [
    "<Control>c", "<Control>z", "<Control>y", "<Control><Shift>z", "<Control><Shift>a",
    "<Control><Shift>BackSpace", "<Control>period",
  ]

  private static let endings = [Command.close.action(), Command.quit.action()]

  private static func inputForm(_ prototype: Prototype) -> [Shortcut] {
    guard let input = prototype.inputs.first else { return [] }
    let verb = StudioNames.title(input.name)
    return [
      Shortcut(.phone, "\(verb)…", "the bell button", .inputForm, "<Control>n"),
      Shortcut(
        .phone, verb, "with the form's current values", .post, "<Control>Return",
        "<Control>KP_Enter"),
      Shortcut(.phone, "\(verb) in 3 s", .postLater, "<Control><Shift>Return"),
    ]
  }

  private static func places(_ prototype: Prototype) -> [Shortcut] {
    let devices = zip(1...9, prototype.devices).map { number, device in
      Shortcut(
        .devicesAndScreens, StudioNames.words(for: device), .device, of: device.name,
        "<Control><Alt>\(number)")
    }
    let screens = zip(1...9, prototype.screens).map { number, screen in
      Shortcut(
        .devicesAndScreens, StudioNames.title(screen), .screen, of: screen, "<Alt>\(number)")
    }
    return devices + screens
  }

  private static let fixed =
    device + time + speeds + timeline + range + files + overlays + designs + review + panels
    + window

  private static let device = [
    Shortcut(.phone, "Back", .back, "<Alt>Left", "Back"),
    Shortcut(.device, "Rotate Left", .rotateLeft, "<Control>Left"),
    Shortcut(.device, "Rotate Right", .rotateRight, "<Control>Right"),
    Shortcut(.device, "Shake", .shake, "<Control><Alt>z"),
    Shortcut(.device, "Light or Dark", .toggleAppearance, "<Control><Shift>a"),
    Shortcut(
      .device, "Larger Text", .textLarger, "<Control><Alt>plus", "<Control><Alt>equal",
      "<Control><Alt>KP_Add"),
    Shortcut(
      .device, "Smaller Text", .textSmaller, "<Control><Alt>minus", "<Control><Alt>KP_Subtract"),
    Shortcut(.device, "Right to Left", .rightToLeft, "<Control><Alt>r"),
    Shortcut(.device, "Reduced Motion", .reducedMotion, "<Control><Alt>m"),
    Shortcut(.device, "More Contrast", .contrast, "<Control><Alt>c"),
    Shortcut(.device, "Hardware Keyboard", .hardwareKeyboard, "<Control><Alt>k"),
  ]

  private static let time = [
    Shortcut(.time, "Restart", .restart, "<Control>r"),
    Shortcut(.time, "Pause or Resume", .pause, "<Control>p", "Pause"),
    Shortcut(.time, "Next Frame", .step, "<Control>period"),
    Shortcut(.time, "Previous Frame", .stepBack, "<Control>comma"),
    Shortcut(.time, "Next Input", .nextInput, "<Control><Alt>Page_Down"),
    Shortcut(.time, "Previous Input", .formerInput, "<Control><Alt>Page_Up"),
    Shortcut(.time, "Jump to Start", .toStart, "<Control><Alt>Home"),
    Shortcut(.time, "Jump to End", .toEnd, "<Control><Alt>End"),
    Shortcut(.time, "Jump to Time…", .askTime, "<Control>g"),
    Shortcut(.time, "Undo", .undo, "<Control>z"),
    Shortcut(.time, "Redo", .redo, "<Control><Shift>z", "<Control>y"),
    Shortcut(.speed, "Slow Motion", .slowMotion, "<Control>t"),
  ]

  private static let speeds = zip(
    [100, 50, 25, 10], ["full speed", "half speed", "a quarter", "a tenth"]
  ).enumerated().map { place, speed in
    Shortcut(
      .speed, StudioNames.speed(speed.0), speed.1, Command.speed.action("\(speed.0)"),
      ["<Control>\(place + 1)"])
  }

  private static let timeline = [
    Shortcut(.timeline, "Lanes", "of the timeline", .lanes, "<Control><Alt>l"),
    Shortcut(
      .timeline, "Pick a View on the Phone", "its values become curves in the lanes", .pickCurve,
      "<Control><Shift>v"),
    Shortcut(.timeline, "Whole Session", "in the timeline", .fitTimeline, "<Control><Alt>0"),
  ]

  private static let range = [
    Shortcut(.range, "Start Range Here", .rangeStart, "<Control><Alt>i"),
    Shortcut(.range, "End Range Here", .rangeEnd, "<Control><Alt>o"),
    Shortcut(.range, "Clear Range", .noRange, "<Control><Alt>x"),
    Shortcut(.range, "Loop", "play the range again and again", .loop, "<Control><Shift>l"),
    Shortcut(.range, "Branches Panel", .branches, "F9"),
    Shortcut(.range, "Remove Branch", .dropBranch, "<Control><Shift>BackSpace"),
  ]

  private static let files = [
    Shortcut(.files, "Open…", "a scenario, a take or a session", .open, "<Control>o"),
    Shortcut(.files, "Save Take…", .saveTake, "<Control><Shift>s"),
    Shortcut(.files, "Make a Test", .makeTest, "<Control>e"),
    Shortcut(.files, "Save Range as Take…", .keepRange, "<Control><Alt>e"),
    Shortcut(.files, "Save Last Minute as Take…", .keepMinute, "<Control><Shift>m"),
    Shortcut(.files, "Save Session…", .saveSession, "<Control><Alt>s"),
    Shortcut(.files, "Copy Link to Moment", .copyLink, "<Control><Shift>c"),
    Shortcut(.files, "Save Picture…", .saveScreenshot, "<Control>s"),
    Shortcut(
      .files, "Copy Picture", "or the selected events", .copyScreenshot, "<Control>c"),
    Shortcut(
      .files, "\(SharedForm.movingPicture.title)…", "of the range",
      Command.share.action(SharedForm.movingPicture.rawValue), ["<Control><Alt>d"]),
  ]

  private static let overlays = [
    Shortcut(.overlays, "Touches", .showTouches, "<Control><Shift>t"),
    Shortcut(
      .overlays, "Onion Skin", "of the last motion, or of the range", .onionSkin, "<Control><Alt>u"),
    Shortcut(.overlays, "Grid", "of 8 points", .layoutGrid, "<Control><Alt>g"),
    Shortcut(.overlays, "Safe Area", "and margins", .safeArea, "<Control><Alt>a"),
    Shortcut(.overlays, "Text Contrast", .textContrast, "<Control><Alt>n"),
    Shortcut(.overlays, "Targets", "what a finger can hit", .targets, "<Control><Alt>y"),
    Shortcut(.overlays, "Check the Screen", .faults, "<Control><Alt>f"),
  ]

  private static let designs = [
    Shortcut(.designs, "Tune", .tune, "<Control>u"),
    Shortcut(
      .designs, "From Here On", "new values apply from the current time on", .fromHere,
      "<Control><Alt>h"),
    Shortcut(.designs, "Revert", "all values to the preset", .revertTuning, "<Control><Alt>v"),
    Shortcut(.designs, "Copy Changes", "as JSON", .copyTuning, "<Control><Alt>j"),
    Shortcut(.designs, "Save As…", "the values as a file", .saveTuning, "<Control><Alt>t"),
    Shortcut(
      .designs, "Write Back", "changed values to the tuning file", .writeBack, "<Control><Alt>w"),
    Shortcut(.designs, "Compare Two Designs", "one finger moves both", .sideBySide, "<Control>b"),
    Shortcut(.designs, "Next Design", .flip, "<Control><Shift>b"),
    Shortcut(.designs, "Nearby Values", .grid, "<Control><Shift>g"),
    Shortcut(
      .designs, "Compare Blind", "without the names of the designs", .blind, "<Control><Alt>b"),
  ]

  private static let review = [
    Shortcut(.review, "Start Review…", .beginReview, "<Control><Shift>n"),
    Shortcut(.review, "Save Review Page…", .savePage, "<Control><Alt>q"),
    Shortcut(.review, "Notes", .notes, "<Control>k"),
    Shortcut(.review, "New Note", "at the pointer", .note, "<Control>m"),
    Shortcut(.review, "New Note with Drawing", .drawNote, "<Control><Shift>p"),
    Shortcut(.review, "Next Note", .nextNote, "<Control>bracketright"),
    Shortcut(.review, "Previous Note", .formerNote, "<Control>bracketleft"),
    Shortcut(.review, "Reply to Note", .replyNote, "<Control><Shift>k"),
    Shortcut(.review, "Edit My Note", .editNote, "<Control><Shift>e"),
    Shortcut(.review, "Resolve Note", "or reopen it", .resolveNote, "<Control>j"),
    Shortcut(.review, "Try Suggested Values", .tryNote, "<Control><Shift>j"),
    Shortcut(.review, "Decide Between Designs", .decide, "<Control>d"),
  ]

  private static let panels = [
    Shortcut(.panels, "Why", "a view is where it is", .why, "<Control><Shift>y"),
    Shortcut(.panels, "Tree", "of views", .tree, "<Control>i"),
    Shortcut(.panels, "Pick a View", "for the Tree or Why panel", .pickView, "<Control><Alt>p"),
    Shortcut(.panels, "Events", .log, "<Control>l"),
    Shortcut(.panels, "Search", "in the open panel, or in the events", .find, "<Control>f"),
    Shortcut(.panels, "Panel", .panels, "<Alt>backslash"),
    Shortcut(.panels, "Next Pane", "the phone, the panes, the header", .nextPane, "F6"),
  ]

  private static let window = [
    Shortcut(
      .window, "Zoom In", .zoomIn, "<Control>plus", "<Control>equal", "<Control>KP_Add"),
    Shortcut(.window, "Zoom Out", .zoomOut, "<Control>minus", "<Control>KP_Subtract"),
    Shortcut(
      .window, "Fit", "the phone in the window", Command.zoom.action("fit"),
      ["<Control>0", "<Control>KP_0"]),
    Shortcut(.window, "Two Fingers", "without holding Alt", .twoFingers, "<Control><Shift>f"),
    Shortcut(.window, "Present", "show only the phone", .present, "F11"),
    Shortcut(.window, "Keyboard Shortcuts", .shortcuts, "<Control>question", "F1"),
    Shortcut(.window, "Close", .close, "<Control>w"),
    Shortcut(.window, "Quit", .quit, "<Control>q"),
  ]

  /// What is done without an action: on the phone itself, and by the toolkit.
  package struct Gesture {
    package var group: Group
    package var words: String
    /// In the toolkit's notation, with blanks between them.
    package var keys: String
  }

  static let gestures = [
    Gesture(group: .phone, words: "Close what is in front, or go back", keys: "Escape"),
    Gesture(group: .phone, words: "Next element on the phone", keys: "Tab"),
    Gesture(group: .phone, words: "Press the element", keys: "Return"),
    Gesture(
      group: .phone, words: "Two fingers, mirrored: hold while the mouse moves or presses",
      keys: "Alt_L"),
    Gesture(group: .phone, words: "Move both fingers together", keys: "<Alt>Shift_L"),
    Gesture(
      group: .phone, words: "Two fingers, if Alt moves windows", keys: "<Control>Shift_L"),
    Gesture(group: .time, words: "Pause or resume, unless you type on the phone", keys: "space"),
    Gesture(
      group: .timeline, words: "Next or previous frame, while paused",
      keys: "Right Left"),
    Gesture(group: .timeline, words: "Ten frames", keys: "<Shift>Right <Shift>Left"),
    Gesture(
      group: .timeline, words: "Play backwards, pause, play; press again: faster", keys: "j k l"),
    Gesture(group: .timeline, words: "Start or end the range here", keys: "i o"),
    Gesture(
      group: .timeline, words: "On the timeline: next or previous input",
      keys: "Page_Down Page_Up"),
    Gesture(group: .timeline, words: "On the timeline: start or end", keys: "Home End"),
    Gesture(
      group: .timeline, words: "On the timeline: zoom in, zoom out, show all", keys: "plus minus 0"),
    Gesture(
      group: .timeline, words: "On the timeline: open its menu", keys: "Menu <Shift>F10"),
    Gesture(
      group: .timeline, words: "On a branch: rename, remove", keys: "F2 Delete"),
    Gesture(group: .window, words: "Main menu", keys: "F10"),
  ]
}
