import CGtkShim

/// A column of labelled fields with buttons under it, a panel beside the phone.
final class Form {
  nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()

  init(_ title: String) {
    handle = dp_form_new(
      title,
      DPFormCallbacks(
        changed: { context, field, text in
          Box.callbacks(context)?(Int(field), String(cString: text))
        },
        destroy: { Box.release($0) }), box.retained)
  }

  /// Says who is told what a field, counted from 0, says now; the closure should not keep its owner alive.
  func connect(_ changed: @escaping (_ field: Int, _ text: String) -> Void) {
    box.callbacks = changed
  }

  deinit { dp_form_free(handle) }

  func addEntry(_ label: String, hint: String) { dp_form_add_entry(handle, label, hint) }

  func addChoice(_ label: String, hint: String, of words: [String]) {
    withCStrings(words) { dp_form_add_choice(handle, label, hint, $0, Int32(clamping: $0.count)) }
  }

  func addSwitch(_ label: String, hint: String) { dp_form_add_switch(handle, label, hint) }

  func addButton(_ label: String, action: String, isSuggested: Bool = false) {
    dp_form_add_button(handle, label, action, isSuggested)
  }

  /// Marks a field as wrong, with the reason; nil for one that is right.
  func setWrong(_ field: Int, _ why: String?) {
    dp_form_set_wrong(handle, Int32(clamping: field), why)
  }

  func takeFocus() { dp_form_take_focus(handle) }

  private typealias Box = CallbackBox<(Int, String) -> Void>
}
