import CGtkShim.Window
import Files
import GtkPaint
import Workbench

/// The toolkit's window around the canvas. It lives until `destroy`.
package final class HostWindow {
  package struct Callbacks {
    package var action: (_ name: String, _ target: String?) -> Void
    /// A message's button was pressed, counted from 0; nil if it was closed.
    package var answer: (_ message: Int32, _ button: Int?) -> Void
    /// The first key was pressed; shortcuts that are added now already receive it.
    package var firstKey: () -> Void
    /// The keyboard came to where keys mean something else, or left it.
    package var keyUse: (KeyUse) -> Void
    /// The main menu is about to open.
    package var menu: () -> Void
    package var popover: (_ name: String, PopoverChange) -> Void
    /// The desktop ended full screen, and the program did not ask for it.
    package var fullScreenLeft: () -> Void
    package var close: () -> Void

    package init(
      action: @escaping (_ name: String, _ target: String?) -> Void,
      answer: @escaping (_ message: Int32, _ button: Int?) -> Void, firstKey: @escaping () -> Void,
      keyUse: @escaping (KeyUse) -> Void, menu: @escaping () -> Void,
      popover: @escaping (_ name: String, PopoverChange) -> Void,
      fullScreenLeft: @escaping () -> Void, close: @escaping () -> Void
    ) {
      self.action = action
      self.answer = answer
      self.firstKey = firstKey
      self.keyUse = keyUse
      self.menu = menu
      self.popover = popover
      self.fullScreenLeft = fullScreenLeft
      self.close = close
    }
  }
  package enum Side { case start, end }
  package enum MessageKind { case info, question, error }
  package enum PopoverChange { case opensFirst, opens, closed }
  package struct Geometry: Equatable {
    package var width: Int
    package var height: Int
    package var isMaximized: Bool

    package init(width: Int, height: Int, isMaximized: Bool) {
      self.width = width
      self.height = height
      self.isMaximized = isMaximized
    }
  }

  package let handle: OpaquePointer
  private let box = Box()
  /// The rows in the pane of branches; nil until that is first shown.
  package var branches: [BranchRow]?

  /// `inPage` is a window that fills a browser's page.
  package init(_ program: Program, _ canvas: Canvas, inPage: Bool) {
    handle = dp_window_new(
      program.handle, canvas.handle, inPage,
      DPWindowCallbacks(
        action: { context, name, target in
          Box.callbacks(context)?.action(
            String(cString: name), target.map { String(cString: $0) })
        },
        answer: { context, message, button in
          Box.callbacks(context)?.answer(message, button < 0 ? nil : Int(button))
        },
        first_key: { Box.callbacks($0)?.firstKey() },
        key_use: { context, use in
          let use: KeyUse =
            switch use {
            case DPKeyUseText: .text
            case DPKeyUseSteps: .steps
            default: .none
            }
          Box.callbacks(context)?.keyUse(use)
        },
        menu: { Box.callbacks($0)?.menu() },
        popover: { context, name, change in
          let change: PopoverChange =
            switch change {
            case DPPopoverOpensFirst: .opensFirst
            case DPPopoverOpens: .opens
            default: .closed
            }
          Box.callbacks(context)?.popover(String(cString: name), change)
        },
        header: {
          HostWindow.fit(UnsafeMutableBufferPointer(start: $1, count: Int($2)), in: Int($3))
        },
        full_screen_left: { Box.callbacks($0)?.fullScreenLeft() },
        close: { Box.callbacks($0)?.close() },
        destroy: { Box.release($0) }), box.retained)
  }

  private typealias Box = CallbackBox<Callbacks>

  /// Sets the callbacks; closures should not keep their owner alive.
  package func connect(_ callbacks: Callbacks) { box.callbacks = callbacks }

  /// Destroys the window at once; nothing may be asked of it afterwards.
  package func destroy() { dp_window_destroy(handle) }
  package func present() { dp_window_present(handle) }
  /// Moves the keyboard from the phone to the panel or the header, or back.
  package func nextPane() { dp_window_next_pane(handle) }

  /// `name` is what the desktop calls the window.
  package func setTitle(_ name: String, _ title: String, subtitle: String) {
    dp_window_set_title(handle, name, title, subtitle)
  }

  package var geometry: Geometry {
    get {
      var (width, height): (Int32, Int32) = (0, 0)
      var isMaximized = false
      dp_window_size(handle, &width, &height, &isMaximized)
      return Geometry(width: Int(width), height: Int(height), isMaximized: isMaximized)
    }
    set {
      dp_window_set_size(
        handle, Int32(clamping: newValue.width), Int32(clamping: newValue.height),
        newValue.isMaximized)
    }
  }

  /// The monitor's size in logical pixels; nil if it is not known.
  package var monitor: (width: Double, height: Double)? {
    var (width, height): (Int32, Int32) = (0, 0)
    dp_window_monitor(handle, &width, &height)
    return width > 0 && height > 0 ? (Double(width), Double(height)) : nil
  }

  /// Whether the language of the window's own words is written from right to left.
  package var isMirrored: Bool { dp_window_is_mirrored(handle) }

  /// Shows the phone alone on the full screen, or everything again.
  package func setPresenting(_ isPresenting: Bool) {
    dp_window_set_presenting(handle, isPresenting)
  }

  /// What draws the window, and the kind of display it is on.
  package var renderer: String { String(cString: dp_window_renderer(handle)) }
  package var display: String { String(cString: dp_window_display(handle)) }

  package func setDark(_ isDark: Bool) { dp_window_set_dark(handle, isDark) }

  // MARK: Messages

  package func show(_ kind: MessageKind, _ text: String, number: Int32, buttons: [String] = []) {
    let kind =
      switch kind {
      case .info: DPMessageInfo
      case .question: DPMessageQuestion
      case .error: DPMessageError
      }
    withCStrings(buttons) {
      dp_window_show_message(handle, number, kind, text, $0, Int32(clamping: $0.count))
    }
  }

  /// Moves the keyboard to the question that is open, if there is one.
  package func focusQuestion() { dp_window_focus_question(handle) }

  /// Changes the words of a message that is open.
  package func reword(message number: Int32, _ text: String) {
    dp_window_reword_message(handle, number, text)
  }

  /// Whether a part of the window is on its way in or out.
  package var isMoving: Bool { dp_window_is_moving(handle) }

  /// How many messages are to be seen.
  package var messages: Int { Int(dp_window_messages(handle)) }

  /// How many menus and popovers are open.
  package var openPopovers: Int { Int(dp_window_open_popovers(handle)) }

  package func hideMessage(_ number: Int32) { dp_window_hide_message(handle, number) }
}
