import Widgets
import Workbench

/// The entries of menus that are commands.
extension Menu {
  /// Adds a command under the words that the list of shortcuts has, too.
  func append(_ command: Command) { append(Shortcut.words(of: command), command.action()) }
}
