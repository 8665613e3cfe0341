import CGtkShim.Window
import Files

/// A form of two pages: ready choices, then a column of fields with their names above them.
package final class Form {
  package struct Callbacks {
    /// What a field, counted from 0, says now.
    package var changed: (_ field: Int, _ text: String) -> Void
    /// A ready choice, counted from 0, was pressed.
    package var ready: (_ index: Int) -> Void
    /// The page of fields was opened or left.
    package var pageChanged: (_ hasFields: Bool) -> Void

    package init(
      changed: @escaping (_ field: Int, _ text: String) -> Void,
      ready: @escaping (_ index: Int) -> Void, pageChanged: @escaping (_ hasFields: Bool) -> Void
    ) {
      self.changed = changed
      self.ready = ready
      self.pageChanged = pageChanged
    }
  }

  package nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()
  private typealias Box = CallbackBox<Callbacks>

  package init(_ title: String, own: String) {
    handle = dp_form_new(
      title, own,
      DPFormCallbacks(
        changed: { Box.callbacks($0)?.changed(Int($1), String(cString: $2)) },
        ready: { Box.callbacks($0)?.ready(Int($1)) },
        page_changed: { Box.callbacks($0)?.pageChanged($1) },
        destroy: { Box.release($0) }), box.retained)
  }

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  deinit { dp_form_free(handle) }

  package func addReady(_ label: String, _ words: String) {
    dp_form_add_ready(handle, label, words)
  }

  package func addEntry(_ label: String, hint: String, placeholder: String) {
    dp_form_add_entry(handle, label, hint, placeholder)
  }

  package func addChoice(_ label: String, hint: String, of words: [String], named names: [String]) {
    withCStrings(words) { words in
      withCStrings(names) { names in
        dp_form_add_choice(handle, label, hint, words, names, Int32(clamping: names.count))
      }
    }
  }

  package func addSwitch(_ label: String, hint: String) { dp_form_add_switch(handle, label, hint) }

  package func addColor(_ label: String, hint: String, own: String) {
    dp_form_add_color(handle, label, hint, own)
  }

  package func addList(_ label: String, hint: String, more: String, most: Int) {
    dp_form_add_list(handle, label, hint, more, Int32(clamping: most))
  }

  package func addButton(_ label: String, action: String, isSuggested: Bool = false) {
    dp_form_add_button(handle, label, action, isSuggested)
  }

  /// Says under a field why it is wrong; nil for one that is right.
  package func setWrong(_ field: Int, _ why: String?) {
    dp_form_set_wrong(handle, Int32(clamping: field), why)
  }

  package func takeFocus(_ field: Int) { dp_form_take_focus(handle, Int32(clamping: field)) }
  /// Shows the ready choices.
  package func begin() { dp_form_begin(handle) }
  /// Shows the fields, with the keyboard in the first one.
  package func showFields() { dp_form_show_fields(handle) }
}
