import Files
import Glibc
import Screens
import TestSupport
import Testing
import TouchKit

@testable import Workbench

@Suite struct WindowStateTests {
  @Test func `What is written is read again, and nonsense counts as nothing`() throws {
    let place = try TemporaryFolder()
    let folder = UserFolder(path: place.path)
    var state = WindowState()
    state.width = 800
    state.height = 900
    state.isMaximized = true
    state.device = "modern"
    state.style = .dark
    state.appearance = .light
    state.textSize = 1.3
    state.zoom = 150
    state.panel = PanelName.events.rawValue
    state.contrast = .more
    state.tuning = "/a/b.json"
    state.rememberTuning("/a/b.json")
    state.remember("/a/\"b\".take.json")
    state.write(to: folder, changedFrom: WindowState())
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
    let state = WindowState(reading: UserFolder(path: place.path))
    #expect(state.panel == nil)
    #expect(state.contrast == .standard)
    #expect(state.recentTunings == ["/b"])
  }

  @Test func `Whole scales that an earlier version wrote are read as percent`() throws {
    let place = try TemporaryFolder()
    let folder = UserFolder(path: place.path)
    for (written, read) in [(0, 0), (1, 100), (3, 300), (4, 400), (67, 67), (400, 400)] {
      try SafeFile.write(
        Array(#"{"zoom": \#(written)}"#.utf8), to: "\(place.path)/\(WindowState.fileName)")
      #expect(WindowState(reading: folder).zoom == read)
    }
  }

  @Test func `Each window writes what it changed; the last one does not win`() throws {
    let place = try TemporaryFolder()
    let folder = UserFolder(path: place.path)
    var start = WindowState()
    (start.device, start.zoom, start.recent) = ("classic", 200, ["/old", "/older"])
    start.write(to: folder, changedFrom: WindowState())
    let base = WindowState(reading: folder)
    #expect(base == start)
    var (one, two) = (base, base)
    (one.device, one.isRightToLeft, one.recent) = ("modern", true, ["/one", "/old", "/older"])
    (two.zoom, two.recent) = (0, ["/older", "/two", "/old"])
    one.write(to: folder, changedFrom: base)
    two.write(to: folder, changedFrom: base)
    let last = WindowState(reading: folder)
    #expect((last.device, last.isRightToLeft, last.zoom) == ("modern", true, 0))
    #expect(last.recent == ["/older", "/two", "/one", "/old"])
    // If another program broke or removed the file, the window keeps all that it knows.
    try SafeFile.write(Array("{".utf8), to: "\(place.path)/\(WindowState.fileName)")
    one.write(to: folder, changedFrom: base)
    #expect(WindowState(reading: folder).zoom == 200)
    #expect(try place.names() == [WindowState.fileName])
  }

  @Test func `The latest files come first, each once`() {
    var state = WindowState()
    for number in 0..<20 { state.remember("/nowhere/\(number % 10)") }
    state.remember("/nowhere/5")
    #expect(state.recent == [5, 9, 8, 7, 6, 4, 3, 2].map { "/nowhere/\($0)" })
  }

  @Test func `A file is there once, whatever way led to it; its own name stays`() throws {
    let place = try TemporaryFolder()
    let path = place.path
    mkdir("\(path)/a", 0o700)
    try SafeFile.write([], to: "\(path)/a/take.json")
    #expect(symlink("a", "\(path)/way") == 0)
    #expect(symlink("a/take.json", "\(path)/latest.json") == 0)
    var state = WindowState()
    for name in ["a/./take.json", "a/../a/take.json", "a//take.json", "way/take.json"] {
      state.remember("\(path)/\(name)")
      #expect(state.recent == ["\(path)/a/take.json"], "\(name)")
    }
    // The latest name is the one that a person knows the file by.
    state.remember("\(path)/latest.json")
    #expect(state.recent == ["\(path)/latest.json"])
    #expect(RecentFiles.location(of: "/") == "/" && RecentFiles.tidied("//a/./b") == "/a/b")
    #expect(
      RecentFiles.once(["\(path)/a/take.json", "\(path)/way/take.json", "/gone", "/gone"])
        == ["\(path)/a/take.json", "/gone"])
  }
}

@Suite struct SavedNameTests {
  @Test(arguments: [
    ("/a/mytake", "/a/mytake.take.json"), ("/a/mytake.", "/a/mytake.take.json"),
    ("/a/mytake.take", "/a/mytake.take.json"), ("/a/mytake.take.", "/a/mytake.take.json"),
    ("/a/v1.2", "/a/v1.2.take.json"), ("/a/b.json", "/a/b.json"), ("/a/b.JSON", "/a/b.JSON"),
    ("/a/x.take.json", "/a/x.take.json"), ("/a.b/mistake", "/a.b/mistake.take.json"),
  ])
  func `A take gets its ending, or what is missing of it`(chosen: String, path: String) {
    #expect(SavedName.take.path(chosen) { _ in false } == path)
  }

  @Test func `A picture gets its ending`() {
    func path(_ chosen: String) -> String { SavedName.picture.path(chosen) { _ in false } }
    #expect(["/a", "/a.", "/a.jpg"].map(path) == ["/a.png", "/a.png", "/a.jpg.png"])
    #expect(path("/a.PNG") == "/a.PNG")
  }

  @Test func `What the dialog did not ask about is not replaced`() throws {
    let place = try TemporaryFolder()
    func path(_ name: String) -> String { SavedName.take.path("\(place.path)/\(name)") }
    #expect(path("a").hasSuffix("/a.take.json"))
    try SafeFile.write([], to: "\(place.path)/a.take.json")
    #expect(symlink("/nowhere", "\(place.path)/a-2.take.json") == 0)
    #expect(path("a").hasSuffix("/a-3.take.json"))
    // Of this one the dialog asked.
    #expect(path("a.take.json").hasSuffix("/a.take.json"))
  }
}
