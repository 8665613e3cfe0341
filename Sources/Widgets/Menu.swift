import CGtkShim.Window

/// A menu as a model. It can be changed while it is shown.
package final class Menu {
  package nonisolated(unsafe) let handle: OpaquePointer

  package init() { handle = dp_menu_new() }

  deinit { dp_menu_free(handle) }

  package func clear() { dp_menu_clear(handle) }

  package func append(_ label: String, _ action: String) { dp_menu_append(handle, label, action) }

  package func append(_ label: String, _ action: String, target: String) {
    dp_menu_append_target(handle, label, action, target)
  }

  /// Says that there is nothing to choose.
  package func append(nothing label: String) { dp_menu_append(handle, label, "win.nothing") }

  package func append(section: Menu, _ label: String? = nil) {
    dp_menu_append_section(handle, label, section.handle)
  }

  package func append(submenu: Menu, _ label: String) {
    dp_menu_append_submenu(handle, label, submenu.handle)
  }
}
