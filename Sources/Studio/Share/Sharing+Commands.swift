import Workbench

/// The commands of what is shared. Copying is the window's: it may be about events.
extension Sharing: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .saveScreenshot: .plain(saveScreenshot),
      .share: .target { [self] in if let form = SharedForm(rawValue: $0) { share(form) } },
      .sharedBody: .toggle({ [self] in look.hasBody }, toggleBody),
      .sharedTouches: .toggle({ [self] in look.hasTouches }, toggleTouches),
      .sharedScale: .choice({ [self] in "\(look.scale)" }, setScale),
    ]
  }
}
