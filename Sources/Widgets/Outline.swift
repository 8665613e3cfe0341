import CGtkShim.Window
import Workbench

/// A list of rows that are inside each other. It asks only for rows that are visible.
package final class Outline {
  package struct Callbacks {
    package var row: (_ index: Int) -> OutlineRow?
    package var fold: (_ index: Int) -> Void
    /// A row is chosen, or no row.
    package var chosen: (_ index: Int?) -> Void
    package var activated: (_ index: Int) -> Void
    package var search: (_ words: String) -> Void
    package var leave: () -> Void

    package init(
      row: @escaping (_ index: Int) -> OutlineRow?, fold: @escaping (_ index: Int) -> Void,
      chosen: @escaping (_ index: Int?) -> Void, activated: @escaping (_ index: Int) -> Void,
      search: @escaping (_ words: String) -> Void, leave: @escaping () -> Void
    ) {
      self.row = row
      self.fold = fold
      self.chosen = chosen
      self.activated = activated
      self.search = search
      self.leave = leave
    }
  }

  package nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()
  private typealias Box = CallbackBox<Callbacks>

  /// `search` is what the search field says while it is empty; nil for no search field.
  package init(_ label: String, search: String? = nil, wraps: Bool = false) {
    handle = dp_outline_new(
      label, search, wraps,
      DPOutlineCallbacks(
        bind: { context, index, row in
          guard let it = Box.callbacks(context)?.row(Int(index)) else { return }
          dp_outline_row_set(
            row, Int32(clamping: it.depth), Outline.kind(it.kind), it.title, it.note, it.isFaint)
        },
        fold: { Box.callbacks($0)?.fold(Int($1)) },
        chosen: { Box.callbacks($0)?.chosen($1 < 0 ? nil : Int($1)) },
        activated: { Box.callbacks($0)?.activated(Int($1)) },
        search: { Box.callbacks($0)?.search(String(cString: $1)) },
        leave: { Box.callbacks($0)?.leave() },
        destroy: { Box.release($0) }), box.retained)
  }

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  deinit { dp_outline_free(handle) }

  private static func kind(_ kind: OutlineRow.Kind) -> DPOutlineKind {
    switch kind {
    case .leaf: DPOutlineLeaf
    case .closed: DPOutlineClosed
    case .open: DPOutlineOpen
    case .heading: DPOutlineHeading
    }
  }

  /// All rows are others now.
  package func replace(_ count: Int) { dp_outline_replace(handle, Int32(clamping: count)) }
  /// The rows are the same, but say something else.
  package func refresh() { dp_outline_refresh(handle) }
  /// Chooses a row and brings it into sight, without a call back.
  package func choose(_ index: Int?) { dp_outline_choose(handle, Int32(clamping: index ?? -1)) }
  package func setEmpty(_ title: String, _ words: String) {
    dp_outline_set_empty(handle, title, words)
  }
  package func setDetail(_ title: String, _ words: String) {
    dp_outline_set_detail(handle, title, words)
  }
  package func addButton(_ label: String, _ words: String, action: String) {
    dp_outline_add_button(handle, label, words, action)
  }
  package func takeFocus() { dp_outline_take_focus(handle) }
}
