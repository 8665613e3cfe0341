import Workbench

/// The commands of the bell.
extension InputFormDesk: CommandOwner {
  var commands: [Command: CommandRow] {
    [
      .inputForm: .toggle({ [self] in isOpen }, toggle),
      .post: .plain { [self] in post(after: nil) },
      .postLater: .plain { [self] in post(after: CustomInputForm.delay) },
    ]
  }
}
