import CGtkShim.Window
import Files
import Workbench

/// A long list of lines with a search field and kinds. It asks only for rows that are visible.
package final class EventList {
  package struct Callbacks {
    package var row: (_ index: Int) -> EventRow?
    package var fold: (_ index: Int) -> Void
    package var search: (_ words: String) -> Void
    package var kind: (_ kind: Int, _ isOn: Bool) -> Void
    package var chosen: () -> Void
    package var leave: () -> Void

    package init(
      row: @escaping (_ index: Int) -> EventRow?, fold: @escaping (_ index: Int) -> Void,
      search: @escaping (_ words: String) -> Void,
      kind: @escaping (_ kind: Int, _ isOn: Bool) -> Void, chosen: @escaping () -> Void,
      leave: @escaping () -> Void
    ) {
      self.row = row
      self.fold = fold
      self.search = search
      self.kind = kind
      self.chosen = chosen
      self.leave = leave
    }
  }

  package nonisolated(unsafe) let handle: OpaquePointer
  private let box = Box()
  private typealias Box = CallbackBox<Callbacks>

  package init(kinds: [String]) {
    let context = box.retained
    handle = withCStrings(kinds) {
      dp_events_new(
        $0, Int32(clamping: $0.count),
        DPEventsCallbacks(
          bind: { context, index, row in
            guard let it = Box.callbacks(context)?.row(Int(index)) else { return }
            dp_event_row_set(row, it.time, it.kind, it.words, EventList.fold(it.fold))
          },
          fold: { Box.callbacks($0)?.fold(Int($1)) },
          search: { Box.callbacks($0)?.search(String(cString: $1)) },
          kind: { Box.callbacks($0)?.kind(Int($1), $2) },
          chosen: { Box.callbacks($0)?.chosen() },
          leave: { Box.callbacks($0)?.leave() },
          destroy: { Box.release($0) }), context)
    }
  }

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  deinit { dp_events_free(handle) }

  private static func fold(_ fold: EventRow.Fold) -> DPFold {
    switch fold {
    case .none: DPFoldNone
    case .closed: DPFoldClosed
    case .open: DPFoldOpen
    case .inside: DPFoldInside
    }
  }

  package func splice(_ index: Int, removed: Int, added: Int) {
    dp_events_splice(
      handle, Int32(clamping: index), Int32(clamping: removed), Int32(clamping: added))
  }
  package func replace(_ count: Int) { dp_events_replace(handle, Int32(clamping: count)) }
  package func refresh(_ index: Int) { dp_events_refresh(handle, Int32(clamping: index)) }
  package func setEmpty(_ title: String, _ words: String) {
    dp_events_set_empty(handle, title, words)
  }
  package func setDetail(_ title: String, _ words: String) {
    dp_events_set_detail(handle, title, words)
  }
  package func copy(_ text: String) { dp_events_copy(handle, text) }
  package func takeFocus() { dp_events_take_focus(handle) }

  /// The indices of the chosen rows, in their order.
  package func chosen(atMost most: Int) -> [Int] {
    let count = min(most, Int(dp_events_chosen(handle, nil, 0)))
    guard count > 0 else { return [] }
    var indices = [Int32](repeating: 0, count: count)
    let found = indices.withUnsafeMutableBufferPointer {
      dp_events_chosen(handle, $0.baseAddress, Int32(clamping: count))
    }
    return indices.prefix(min(count, Int(found))).map(Int.init)
  }
}
