import Workbench

/// What a command does, and what its action shows.
struct CommandRow {
  /// What the action shows of the present.
  enum Shown {
    case nothing
    /// Whether it is on.
    case isOn(() -> Bool)
    /// Which of several values is chosen.
    case chosen(() -> String)
  }

  let shown: Shown
  let takesTarget: Bool
  let perform: (String?) -> Void

  static func plain(_ act: @escaping () -> Void) -> CommandRow {
    CommandRow(shown: .nothing, takesTarget: false) { _ in act() }
  }

  static func toggle(_ isOn: @escaping () -> Bool, _ act: @escaping () -> Void) -> CommandRow {
    CommandRow(shown: .isOn(isOn), takesTarget: false) { _ in act() }
  }

  static func choice(
    _ chosen: @escaping () -> String, _ act: @escaping (String) -> Void
  ) -> CommandRow {
    CommandRow(shown: .chosen(chosen), takesTarget: true) { if let value = $0 { act(value) } }
  }

  /// Accepts a value and doesn't keep it.
  static func target(_ act: @escaping (String) -> Void) -> CommandRow {
    CommandRow(shown: .nothing, takesTarget: true) { if let value = $0 { act(value) } }
  }

  /// Takes a value, or is left without one.
  static func answer(_ act: @escaping (String?) -> Void) -> CommandRow {
    CommandRow(shown: .nothing, takesTarget: true, perform: act)
  }
}

/// Answers some of the window's commands. Each command has one owner.
protocol CommandOwner {
  var commands: [Command: CommandRow] { get }
}
