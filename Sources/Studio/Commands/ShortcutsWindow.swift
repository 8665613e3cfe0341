import CGtkShim

/// The window of shortcuts as GtkBuilder XML, made from the table of shortcuts.
struct ShortcutsWindow {
  let shortcuts: [Shortcut]

  var xml: String {
    var groups = [group("Phone", Shortcut.gestures)]
    for name in Shortcut.Group.allCases where name != .phone {
      groups.append(
        group(
          name.rawValue,
          shortcuts.filter { $0.group == name }.map {
            ($0.words, $0.keys.prefix(1).joined(separator: " "))
          }))
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <interface>
      <object class="GtkShortcutsWindow" id="shortcuts">
      <property name="modal">1</property>
      <child><object class="GtkShortcutsSection">
      <property name="section-name">all</property>
      <property name="max-height">14</property>
      \(groups.joined(separator: "\n"))
      </object></child>
      </object>
      </interface>
      """
  }

  private func group(_ title: String, _ rows: [(words: String, keys: String)]) -> String {
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
      <property name="title">\(ShortcutsWindow.escaped(title))</property>
      \(list.joined(separator: "\n"))
      </object></child>
      """
  }

  /// The words may name a prototype's screens and devices, so they are no XML of ours.
  private static func escaped(_ text: String) -> String {
    let copy = dp_xml_escape(text)
    defer { dp_string_free(copy) }
    return String(cString: copy)
  }
}
