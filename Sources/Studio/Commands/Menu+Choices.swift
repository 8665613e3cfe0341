extension Menu {
  /// The values of a command, of which one is chosen.
  convenience init(_ command: Command, _ choices: [(value: String, words: String)]) {
    self.init()
    for choice in choices {
      append(choice.words.replacing("_", with: "__"), command.action(), target: choice.value)
    }
  }
}
