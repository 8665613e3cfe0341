import CGtkShim

/// The window of shortcuts as GtkBuilder XML, made from the table of shortcuts.
struct ShortcutsWindow {
  let shortcuts: [Shortcut]

  /// The groups that stand together on a page. A section must fit on one page: with two, the toolkit warns about its own
  /// switch between them.
  private static let sections: [(title: String, groups: [Shortcut.Group])] = [
    ("Phone", [.phone]), ("Time", [.time]), ("Device", [.device, .devicesAndScreens]),
    ("Files and window", [.files, .window]),
  ]
  /// The most rows of a column.
  private static let rows = 12

  var xml: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <interface>
    <object class="GtkShortcutsWindow" id="shortcuts">
    <property name="modal">1</property>
    \(ShortcutsWindow.sections.map(section).joined(separator: "\n"))
    </object>
    </interface>
    """
  }

  private func section(_ title: String, _ groups: [Shortcut.Group]) -> String {
    """
    <child><object class="GtkShortcutsSection">
    <property name="section-name">\(ShortcutsWindow.escaped(title))</property>
    <property name="title">\(ShortcutsWindow.escaped(title))</property>
    <property name="max-height">\(ShortcutsWindow.rows)</property>
    \(groups.map(group).joined(separator: "\n"))
    </object></child>
    """
  }

  private func group(_ group: Shortcut.Group) -> String {
    let rows =
      (group == .phone ? Shortcut.gestures : [])
      + shortcuts.filter { $0.group == group }.map { ($0.words, $0.keys.first ?? "") }
    let list = rows.map { words, keys in
      """
      <child><object class="GtkShortcutsShortcut">
      <property name="accelerator">\(ShortcutsWindow.escaped(keys))</property>
      <property name="title">\(ShortcutsWindow.escaped(words))</property>
      </object></child>
      """
    }
    return """
      <child><object class="GtkShortcutsGroup">
      <property name="title">\(ShortcutsWindow.escaped(group.rawValue))</property>
      \(list.joined(separator: "\n"))
      </object></child>
      """
  }

  /// The words may name a prototype's screens and devices, which can hold any letter.
  private static func escaped(_ text: String) -> String {
    let copy = dp_xml_escape(text)
    defer { dp_string_free(copy) }
    return String(cString: copy)
  }
}
