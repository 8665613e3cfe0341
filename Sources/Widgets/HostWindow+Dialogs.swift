import CGtkShim.Window
import Files
import GtkPaint
import JSON
import Workbench

/// The dialogs that the toolkit shows for the window.
extension HostWindow {
  package struct About {
    package var name: String
    package var version: String
    package var comments: String
    /// A picture's file.
    package var logo: [UInt8]
    /// Many lines about the machine, for reports.
    package var debugInfo: String

    package init(name: String, version: String, comments: String, logo: [UInt8], debugInfo: String)
    {
      self.name = name
      self.version = version
      self.comments = comments
      self.logo = logo
      self.debugInfo = debugInfo
    }
  }
  /// Which files a dialog shows.
  package struct FileFilter {
    package var name: String
    package var pattern: String

    package init(name: String, pattern: String) {
      self.name = name
      self.pattern = pattern
    }
  }

  package func showAbout(_ about: About) {
    withCStrings([about.name, about.version, about.comments, about.debugInfo]) { words in
      about.logo.withUnsafeBufferPointer { logo in
        dp_window_show_about(
          handle,
          DPAbout(
            name: words[0], version: words[1], comments: words[2], debug_info: words[3],
            logo: logo.baseAddress, logo_size: logo.count))
      }
    }
  }

  /// Shows the list of shortcuts in a window of its own, with a search.
  package func show(_ list: ShortcutsList) {
    let texts = list.rows.flatMap { row in
      [
        row.group, row.words, row.more,
        row.keys.map { $0.joined(separator: "\t") }.joined(separator: "\n"),
      ]
    }
    withCStrings(texts) { texts in
      let rows = list.rows.indices.map { index in
        DPShortcutRow(
          group: texts[4 * index], words: texts[4 * index + 1], more: texts[4 * index + 2],
          keys: texts[4 * index + 3])
      }
      dp_window_show_shortcuts(
        handle, rows, Int32(clamping: rows.count),
        DPShortcutCallbacks(
          matches: { context, row, text in
            CallbackBox<ShortcutsList>.callbacks(context)?
              .matches(Int(row), String(cString: text)) ?? true
          }, destroy: { CallbackBox<ShortcutsList>.release($0) }),
        CallbackBox(list).retained)
    }
  }

  /// Asks for a file to open; nothing is called if the user cancels.
  package func chooseFile(
    toOpen title: String, _ filter: FileFilter, _ chosen: @escaping (String) -> Void
  ) {
    choose(save: false, title, suggestion: nil, filter, chosen)
  }

  /// Asks where to save.
  package func chooseFile(
    toSave title: String, suggestion: String, _ filter: FileFilter,
    _ chosen: @escaping (String) -> Void
  ) {
    choose(save: true, title, suggestion: suggestion, filter, chosen)
  }

  private func choose(
    save: Bool, _ title: String, suggestion: String?, _ filter: FileFilter,
    _ chosen: @escaping (String) -> Void
  ) {
    dp_window_choose_file(
      handle, save, title, suggestion, filter.name, filter.pattern,
      { context, path in
        if let path { CallbackBox<(String) -> Void>.callbacks(context)?(String(cString: path)) }
      }, CallbackBox(chosen).retained, { CallbackBox<(String) -> Void>.release($0) })
  }
}
