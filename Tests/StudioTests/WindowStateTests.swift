import Files
import Screens
import Testing
import TouchKit

@testable import Studio

@MainActor @Suite struct WindowStateTests {
  @Test func `What is written is read again, and nonsense counts as nothing`() throws {
    let place = try TemporaryFolder()
    let folder = StateFolder(path: place.path)
    var state = WindowState()
    state.width = 800
    state.height = 900
    state.isMaximized = true
    state.device = "modern"
    state.style = .dark
    state.appearance = .light
    state.textSize = 1.3
    state.zoom = 150
    state.panel = EventsPanel.name
    state.contrast = .more
    state.tuning = "/a/b.json"
    state.rememberTuning("/a/b.json")
    state.remember("/a/\"b\".take.json")
    state.write(to: folder)
    #expect(WindowState(reading: folder) == state)
    try SafeFile.write(
      Array(#"{"width": -1e300, "zoom": 999, "textSize": 9, "style": 4, "recent": [7, "x"]}"#.utf8),
      to: "\(place.path)/\(WindowState.fileName)")
    #expect(WindowState(reading: folder) == WindowState())
    #expect(WindowState(reading: nil) == WindowState())
  }

  @Test func `A panel that is not there any more is not shown`() throws {
    let place = try TemporaryFolder()
    try SafeFile.write(
      Array(#"{"panel": "log", "contrast": "less", "recentTunings": ["a", "/b"]}"#.utf8),
      to: "\(place.path)/\(WindowState.fileName)")
    let state = WindowState(reading: StateFolder(path: place.path))
    #expect(state.panel == nil)
    #expect(state.contrast == .standard)
    #expect(state.recentTunings == ["/b"])
  }

  @Test func `Whole scales that an earlier version wrote are read as percent`() throws {
    let place = try TemporaryFolder()
    let folder = StateFolder(path: place.path)
    for (written, read) in [(0, 0), (1, 100), (3, 300), (4, 400), (67, 67), (400, 400)] {
      try SafeFile.write(
        Array(#"{"zoom": \#(written)}"#.utf8), to: "\(place.path)/\(WindowState.fileName)")
      #expect(WindowState(reading: folder).zoom == read)
    }
  }

  @Test func `The latest files come first, each once`() {
    var state = WindowState()
    for number in 0..<20 { state.remember("/\(number % 10)") }
    state.remember("/5")
    #expect(state.recent == ["/5", "/9", "/8", "/7", "/6", "/4", "/3", "/2"])
  }
}

@MainActor @Suite struct ShortcutTests {
  private let table = Shortcut.table(for: phone)

  @Test func `No key does two things`() {
    let keys = table.flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
  }

  @Test(arguments: Command.allCases)
  func `Every command has a key, or stands in a menu of values`(command: Command) {
    let hasKey = table.contains {
      $0.action == command.action() || $0.action.hasPrefix("\(command.action())::")
    }
    let inMenus: [Command] = [
      .about, .openRecent, .openEarlier, .appearance, .textSize, .style, .tuning, .tuningFile,
      .interrupt, .statusTime, .statusBattery, .statusSignal, .statusWifi, .statusCarrier,
      .charging, .callBar,
    ]
    #expect(hasKey != inMenus.contains(command))
  }

  @Test func `The window of shortcuts names every key of the table and escapes its words`() {
    let xml = ShortcutsWindow(shortcuts: table).xml
    for shortcut in table {
      let key = shortcut.keys[0].replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      #expect(xml.contains(">\(key)<"), "\(shortcut.action)")
    }
    #expect(!xml.contains("<Control>"))
  }
}
