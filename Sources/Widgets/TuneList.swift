import CGtkShim.Window
import Files
import Workbench

/// A list of values in groups, each with the control of its kind.
package final class TuneList {
  package struct Callbacks {
    package var made: (_ entry: Int) -> Void
    package var slider: (_ entry: Int, TuneHand, _ number: Double, _ place: Double) -> Void
    package var label: (_ entry: Int, TuneHand, _ way: Double, CanvasEvent.Modifiers) -> Void
    package var picked: (_ entry: Int, TuneHand, _ text: String) -> Void
    package var field: (_ entry: Int, _ text: String, _ isEntered: Bool) -> Void
    /// A key in a field with a text, or on a slider. Returns whether it is used up.
    package var key: (_ entry: Int, _ key: String, CanvasEvent.Modifiers, _ field: String?) -> Bool
    package var reset: (_ entry: Int) -> Void
    package var curve: (_ entry: Int) -> Void
    package var search: (_ words: String) -> Void
    package var changedOnly: (_ isOn: Bool) -> Void
    package var leave: () -> Void

    package init(
      made: @escaping (_ entry: Int) -> Void,
      slider: @escaping (_ entry: Int, TuneHand, _ number: Double, _ place: Double) -> Void,
      label: @escaping (_ entry: Int, TuneHand, _ way: Double, CanvasEvent.Modifiers) -> Void,
      picked: @escaping (_ entry: Int, TuneHand, _ text: String) -> Void,
      field: @escaping (_ entry: Int, _ text: String, _ isEntered: Bool) -> Void,
      key: @escaping (_ entry: Int, _ key: String, CanvasEvent.Modifiers, _ field: String?) -> Bool,
      reset: @escaping (_ entry: Int) -> Void, curve: @escaping (_ entry: Int) -> Void,
      search: @escaping (_ words: String) -> Void, changedOnly: @escaping (_ isOn: Bool) -> Void,
      leave: @escaping () -> Void
    ) {
      self.made = made
      self.slider = slider
      self.label = label
      self.picked = picked
      self.field = field
      self.key = key
      self.reset = reset
      self.curve = curve
      self.search = search
      self.changedOnly = changedOnly
      self.leave = leave
    }
  }

  package nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()
  private typealias Box = CallbackBox<Callbacks>

  package init() {
    handle = dp_tune_new(
      DPTuneCallbacks(
        made: { Box.callbacks($0)?.made(Int($1)) },
        slider: { Box.callbacks($0)?.slider(Int($1), TuneList.hand($2), $3, $4) },
        label: {
          Box.callbacks($0)?.label(
            Int($1), TuneList.hand($2), $3, CanvasEvent.Modifiers($4))
        },
        picked: { Box.callbacks($0)?.picked(Int($1), TuneList.hand($2), String(cString: $3)) },
        field: { Box.callbacks($0)?.field(Int($1), String(cString: $2), $3) },
        key: { context, entry, key, modifiers, field in
          Box.callbacks(context)?.key(
            Int(entry), String(cString: key), CanvasEvent.Modifiers(modifiers),
            field.map { String(cString: $0) }) ?? false
        },
        reset: { Box.callbacks($0)?.reset(Int($1)) },
        curve: { Box.callbacks($0)?.curve(Int($1)) },
        search: { Box.callbacks($0)?.search(String(cString: $1)) },
        changed_only: { Box.callbacks($0)?.changedOnly($1) },
        leave: { Box.callbacks($0)?.leave() },
        destroy: { Box.release($0) }), box.retained)
  }

  private static func hand(_ hand: DPTuneHand) -> TuneHand {
    switch hand {
    case DPTuneHandCame: .came
    case DPTuneHandLeft: .left
    default: .moved
    }
  }

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  deinit { dp_tune_free(handle) }

  package func addGroup(_ title: String) { dp_tune_add_group(handle, title) }

  /// Adds an entry to the last group.
  package func add(_ entry: TuneRow) {
    let kind =
      switch entry.kind {
      case .number: DPTuneNumber
      case .choice: DPTuneChoice
      case .color: DPTuneColor
      case .curve: DPTuneCurve
      }
    withCStrings([entry.label, entry.summary, entry.unit]) { words in
      withCStrings(entry.choices) { choices in
        let all = choices.map(Optional.some) + [nil]
        all.withUnsafeBufferPointer { choices in
          var c = DPTuneEntry(
            label: words[0], summary: words[1], unit: words[2], kind: kind,
            low: entry.reach.lowerBound, high: entry.reach.upperBound, step: entry.step,
            choices: choices.baseAddress)
          dp_tune_add(handle, &c)
        }
      }
    }
  }

  /// Shows the words of an entry; in a field they may all be selected.
  package func set(_ entry: Int, _ text: String, isChanged: Bool, selectsAll: Bool) {
    dp_tune_set(handle, Int32(clamping: entry), text, isChanged, selectsAll)
  }

  package func setSlider(_ entry: Int, _ number: Double) {
    dp_tune_set_slider(handle, Int32(clamping: entry), number)
  }

  /// Shows a colour in its chooser, if that was opened.
  package func setColor(_ entry: Int, _ text: String) {
    dp_tune_set_color(handle, Int32(clamping: entry), text)
  }

  /// Whether the keyboard is in the field of an entry.
  package func hasKeyboard(_ entry: Int) -> Bool {
    dp_tune_has_keyboard(handle, Int32(clamping: entry))
  }

  /// Says something of an entry under it, or nothing.
  package func setNote(_ entry: Int, _ words: String?) {
    dp_tune_set_note(handle, Int32(clamping: entry), words)
  }

  /// Says why what was typed is wrong.
  package func setWrong(_ entry: Int, _ why: String) {
    dp_tune_set_wrong(handle, Int32(clamping: entry), why)
  }

  package func setVisible(_ entry: Int, _ isVisible: Bool) {
    dp_tune_set_visible(handle, Int32(clamping: entry), isVisible)
  }

  package func setGroup(_ group: Int, note: String) {
    dp_tune_set_group(handle, Int32(clamping: group), note)
  }

  package func openGroup(_ group: Int, _ isOpen: Bool) {
    dp_tune_open_group(handle, Int32(clamping: group), isOpen)
  }

  /// Puts the editor under an entry, or nowhere.
  package func place(_ editor: Canvas, under entry: Int?) {
    dp_tune_place_editor(handle, entry.map { Int32(clamping: $0) } ?? -1, editor.handle)
  }

  package func setSummary(_ words: String) { dp_tune_set_summary(handle, words) }

  /// Adds a switch for an action that is on or off.
  package func addSwitch(_ label: String, _ words: String, action: String) {
    dp_tune_add_switch(handle, label, words, action)
  }

  package func addButton(_ label: String, _ words: String, action: String) {
    dp_tune_add_button(handle, label, words, action)
  }

  package func setEmpty(_ isEmpty: Bool) { dp_tune_set_empty(handle, isEmpty) }
  package func takeFocus() { dp_tune_take_focus(handle) }
  /// Searches for words as if they were typed.
  package func search(_ words: String) { dp_tune_search(handle, words) }
}
