import TouchKit

/// A command with its keys: the one table that accelerators and the window of shortcuts are made from.
struct Shortcut: Equatable {
  enum Group: String, CaseIterable {
    case phone = "Phone"
    case time = "Time"
    case device = "Device"
    case devicesAndScreens = "Devices and screens"
    case files = "Takes and pictures"
    case window = "Window"
  }

  var group: Group
  var words: String
  /// The action with its value.
  var action: String
  /// In the toolkit's notation; the first is shown in menus.
  var keys: [String]

  private init(_ group: Group, _ words: String, _ action: String, _ keys: String...) {
    self.group = group
    self.words = words
    self.action = action
    self.keys = keys
  }

  /// The table for a prototype's screens and devices; only the first nine of each have keys.
  static func table(for prototype: Prototype) -> [Shortcut] {
    device(prototype) + time + inputForm(prototype) + files + window
  }

  /// Whether its keys mean something else somewhere in the window.
  var isShared: Bool { isLeft(to: .text) || isLeft(to: .steps) }

  /// Whether its keys mean something else where the keyboard is.
  func isLeft(to use: HostWindow.KeyUse) -> Bool {
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
    "<Control>c", "<Control>z", "<Control><Shift>z", "<Control><Shift>a",
    "<Control><Shift>BackSpace", "<Control>period",
  ]

  private static func inputForm(_ prototype: Prototype) -> [Shortcut] {
    guard let input = prototype.inputs.first else { return [] }
    let verb = CustomInputForm.verb(of: input)
    return [
      Shortcut(.phone, "\(verb): the bell", Command.inputForm.action(), "<Control>n"),
      Shortcut(.phone, "\(verb)", Command.post.action(), "<Control>Return", "<Control>KP_Enter"),
      Shortcut(
        .phone, "\(verb) in 3 seconds", Command.postLater.action(), "<Control><Shift>Return"),
    ]
  }

  private static func device(_ prototype: Prototype) -> [Shortcut] {
    let devices = zip(1...9, prototype.devices).map { number, device in
      Shortcut(
        .devicesAndScreens, StudioNames.title(device.name), Command.device.action(device.name),
        "<Control><Alt>\(number)")
    }
    let screens = zip(1...9, prototype.screens).map { number, screen in
      Shortcut(
        .devicesAndScreens, StudioNames.title(screen), Command.screen.action(screen),
        "<Alt>\(number)")
    }
    return [
      Shortcut(.phone, "Back", Command.back.action(), "<Alt>Left", "Back"),
      Shortcut(.device, "Rotate left", Command.rotateLeft.action(), "<Control>Left"),
      Shortcut(.device, "Rotate right", Command.rotateRight.action(), "<Control>Right"),
      Shortcut(.device, "Shake", Command.shake.action(), "<Control><Alt>z"),
      Shortcut(
        .device, "Light or dark", Command.toggleAppearance.action(), "<Control><Shift>a"),
      Shortcut(
        .device, "Larger text", Command.textLarger.action(), "<Control><Alt>plus",
        "<Control><Alt>equal", "<Control><Alt>KP_Add"),
      Shortcut(
        .device, "Smaller text", Command.textSmaller.action(), "<Control><Alt>minus",
        "<Control><Alt>KP_Subtract"),
      Shortcut(.device, "Right to left", Command.rightToLeft.action(), "<Control><Alt>r"),
      Shortcut(.device, "Reduced motion", Command.reducedMotion.action(), "<Control><Alt>m"),
      Shortcut(.device, "More contrast", Command.contrast.action(), "<Control><Alt>c"),
      Shortcut(
        .device, "Hardware keyboard", Command.hardwareKeyboard.action(), "<Control><Alt>k"),
    ] + devices + screens
  }

  private static let time = [
    Shortcut(.time, "Restart", Command.restart.action(), "<Control>r"),
    Shortcut(.time, "Pause or go on", Command.pause.action(), "<Control>p", "Pause"),
    Shortcut(.time, "Next frame", Command.step.action(), "<Control>period"),
    Shortcut(.time, "The frame before", Command.stepBack.action(), "<Control>comma"),
    Shortcut(.time, "To the start", Command.toStart.action(), "<Control><Alt>Home"),
    Shortcut(.time, "To the end", Command.toEnd.action(), "<Control><Alt>End"),
    Shortcut(.time, "The next input", Command.nextInput.action(), "<Control><Alt>Page_Down"),
    Shortcut(.time, "The input before", Command.formerInput.action(), "<Control><Alt>Page_Up"),
    Shortcut(.time, "Go to a time", Command.askTime.action(), "<Control>g"),
    Shortcut(
      .time, "A view's numbers as curves in the lanes", Command.pickCurve.action(),
      "<Control><Shift>v"),
    Shortcut(.time, "Lanes of the timeline", Command.lanes.action(), "<Control><Alt>l"),
    Shortcut(.time, "All of the session", Command.fitTimeline.action(), "<Control><Alt>0"),
    Shortcut(.time, "The range begins here", Command.rangeStart.action(), "<Control><Alt>i"),
    Shortcut(.time, "The range ends here", Command.rangeEnd.action(), "<Control><Alt>o"),
    Shortcut(.time, "No range", Command.noRange.action(), "<Control><Alt>x"),
    Shortcut(.time, "Play the range round and round", Command.loop.action(), "<Control><Shift>l"),
    Shortcut(
      .time, "Remove the branch", Command.dropBranch.action(), "<Control><Shift>BackSpace"),
    Shortcut(.time, "Undo", Command.undo.action(), "<Control>z"),
    Shortcut(.time, "Redo", Command.redo.action(), "<Control><Shift>z"),
    Shortcut(.time, "Slow motion", Command.slowMotion.action(), "<Control>t"),
    Shortcut(.time, "Full speed", Command.speed.action("100"), "<Control>1"),
    Shortcut(.time, "Half speed", Command.speed.action("50"), "<Control>2"),
    Shortcut(.time, "Quarter speed", Command.speed.action("25"), "<Control>3"),
    Shortcut(.time, "Tenth of the speed", Command.speed.action("10"), "<Control>4"),
  ]

  private static let files = [
    Shortcut(.files, "Open a scenario or a take", Command.open.action(), "<Control>o"),
    Shortcut(.files, "Save take", Command.saveTake.action(), "<Control><Shift>s"),
    Shortcut(.files, "Make a test", Command.makeTest.action(), "<Control>e"),
    Shortcut(
      .files, "Keep the range as a take", Command.keepRange.action(), "<Control><Alt>e"),
    Shortcut(
      .files, "Keep the last minute as a take", Command.keepMinute.action(), "<Control><Shift>m"),
    Shortcut(.files, "Save session", Command.saveSession.action(), "<Control><Alt>s"),
    Shortcut(
      .files, "Copy a link to the moment", Command.copyLink.action(), "<Control><Shift>c"),
    Shortcut(
      .files, "Begin a review", Command.beginReview.action(), "<Control><Shift>n"),
    Shortcut(
      .files, "Save the page of the review", Command.savePage.action(), "<Control><Alt>q"),
    Shortcut(.files, "Save screenshot", Command.saveScreenshot.action(), "<Control>s"),
    Shortcut(
      .files, "Save a moving picture of the range",
      Command.share.action(SharedForm.movingPicture.rawValue), "<Control><Alt>d"),
    Shortcut(
      .files, "Copy screenshot, or the events that are chosen",
      Command.copyScreenshot.action(), "<Control>c"),
  ]

  private static let window = [
    Shortcut(.window, "Show touches", Command.showTouches.action(), "<Control><Shift>t"),
    Shortcut(
      .window, "Strobe of the last motion, or of the range", Command.strobe.action(),
      "<Control><Alt>u"),
    Shortcut(.window, "Grid of 8 points", Command.layoutGrid.action(), "<Control><Alt>g"),
    Shortcut(.window, "Safe area and margins", Command.safeArea.action(), "<Control><Alt>a"),
    Shortcut(.window, "Contrast of texts", Command.textContrast.action(), "<Control><Alt>n"),
    Shortcut(.window, "What a finger hits", Command.targets.action(), "<Control><Alt>y"),
    Shortcut(.window, "Check the screen", Command.faults.action(), "<Control><Alt>f"),
    Shortcut(.window, "Lines of the session", Command.lines.action(), "F9"),
    Shortcut(.window, "Events", Command.log.action(), "<Control>l"),
    Shortcut(
      .window, "Two designs under one finger", Command.sideBySide.action(), "<Control>b"),
    Shortcut(.window, "The next of several designs", Command.flip.action(), "<Control><Shift>b"),
    Shortcut(
      .window, "Values around the present ones", Command.grid.action(), "<Control><Shift>g"),
    Shortcut(.window, "Designs without names", Command.blind.action(), "<Control><Alt>b"),
    Shortcut(.window, "Tune", Command.tune.action(), "<Control>u"),
    Shortcut(.window, "Why a view is where it is", Command.why.action(), "<Control>y"),
    Shortcut(.window, "Notes of the review", Command.notes.action(), "<Control>k"),
    Shortcut(.window, "New note where the pointer is", Command.note.action(), "<Control>m"),
    Shortcut(
      .window, "New note with a drawing over the phone", Command.drawNote.action(),
      "<Control><Shift>p"),
    Shortcut(.window, "The next note", Command.nextNote.action(), "<Control>bracketright"),
    Shortcut(.window, "The note before", Command.formerNote.action(), "<Control>bracketleft"),
    Shortcut(.window, "Reply to the note", Command.replyNote.action(), "<Control><Shift>k"),
    Shortcut(.window, "Change the own note", Command.editNote.action(), "<Control><Shift>e"),
    Shortcut(
      .window, "Resolve the note, or open it again", Command.resolveNote.action(), "<Control>j"),
    Shortcut(.window, "Try what the note suggests", Command.tryNote.action(), "<Control><Shift>j"),
    Shortcut(.window, "Decide between the designs", Command.decide.action(), "<Control>d"),
    Shortcut(.window, "Tree of views", Command.tree.action(), "<Control>i"),
    Shortcut(
      .window, "Pick a view for the tree, or ask why", Command.pickView.action(),
      "<Control><Alt>p"),
    Shortcut(
      .window, "Tune from the present time on", Command.fromHere.action(), "<Control><Alt>h"),
    Shortcut(
      .window, "All tunings as in the preset", Command.revertTuning.action(), "<Control><Alt>v"),
    Shortcut(
      .files, "Copy the changed tunings as JSON", Command.copyTuning.action(), "<Control><Alt>j"),
    Shortcut(.files, "Save the tuning as a file", Command.saveTuning.action(), "<Control><Alt>t"),
    Shortcut(
      .files, "Write the changed tunings into their file", Command.writeBack.action(),
      "<Control><Alt>w"),
    Shortcut(.window, "Search the events", Command.find.action(), "<Control>f"),
    Shortcut(.window, "Panel", Command.panels.action(), "<Alt>backslash"),
    Shortcut(
      .window, "Zoom in", Command.zoomIn.action(), "<Control>plus", "<Control>equal",
      "<Control>KP_Add"),
    Shortcut(
      .window, "Zoom out", Command.zoomOut.action(), "<Control>minus", "<Control>KP_Subtract"),
    Shortcut(.window, "Zoom to fit", Command.zoom.action("fit"), "<Control>0", "<Control>KP_0"),
    Shortcut(
      .window, "From the phone to the panes, the header and back", Command.nextPane.action(), "F6"),
    Shortcut(.window, "Shortcuts", Command.shortcuts.action(), "<Control>question", "F1"),
    Shortcut(.window, "Close", Command.close.action(), "<Control>w"),
    Shortcut(.window, "Quit", Command.quit.action(), "<Control>q"),
    Shortcut(
      .window, "Two fingers without a key", Command.twoFingers.action(), "<Control><Shift>f"),
    Shortcut(.window, "Present: the phone alone", Command.present.action(), "F11"),
  ]

  /// What is done without an action: on the phone itself, and by the toolkit.
  static let gestures: [(words: String, keys: String)] = [
    ("Pause or go on, unless the phone takes text", "space"),
    ("The next frame, or the one before, while time stands", "Right Left"),
    ("Ten frames", "<Shift>Right <Shift>Left"),
    ("Play backwards, stand, play; again: faster", "j k l"),
    ("The range begins or ends here", "i o"),
    ("On the timeline: the next input, or the one before", "Page_Down Page_Up"),
    ("On the timeline: the start, or the end", "Home End"),
    ("On the timeline: what can be done there", "Menu <Shift>F10"),
    ("On a line of the session: rename, remove", "F2 Delete"),
    ("On the timeline: closer, farther away, all", "plus minus 0"),
    ("Close what is in front, or back", "Escape"),
    ("Walk the phone's elements", "Tab"),
    ("Press the element", "Return"),
    ("Two fingers, mirrored: hold while the mouse moves or presses", "Alt_L"),
    ("Move both fingers together", "<Alt>Shift_L"),
    ("Two fingers where Alt moves windows", "<Control>Shift_L"),
    ("Main menu", "F10"),
  ]
}
