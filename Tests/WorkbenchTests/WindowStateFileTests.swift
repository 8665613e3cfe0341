import Files
import Glibc
import JSON
import TestSupport
import Testing
import TouchKit

@testable import Workbench

/// What may have become of the file that the window's state is in.
@Suite struct WindowStateFileTests {
  private let place: TemporaryFolder
  private let folder: UserFolder

  init() throws {
    place = try TemporaryFolder()
    folder = UserFolder(path: place.path)
  }

  private var full: WindowState {
    var state = WindowState()
    (state.width, state.height, state.isMaximized) = (800, 900, true)
    (state.device, state.screen, state.tuning) = ("modern", "inbox", "classic")
    (state.style, state.appearance, state.textSize) = (.dark, .light, 1.3)
    (state.isRightToLeft, state.reducedMotion, state.showsTouches) = (true, true, true)
    (state.contrast, state.panel, state.zoom) = (.more, PanelName.events.rawValue, 150)
    (state.recent, state.recentTunings) = (["/a/\"b\".json", "/é"], ["/c.json"])
    return state
  }

  private func put(_ text: String) throws { try place.put(text, at: WindowState.fileName) }

  private var read: WindowState { WindowState(reading: folder) }

  @Test func `All of it comes back, and the same state is always the same bytes`() throws {
    full.write(to: folder, changedFrom: WindowState())
    #expect(read == full)
    let first = try place.bytes(WindowState.fileName)
    let again = try TemporaryFolder()
    full.write(to: UserFolder(path: again.path), changedFrom: WindowState())
    #expect(try again.bytes(WindowState.fileName) == first)
    full.write(to: folder, changedFrom: full)
    #expect(try place.bytes(WindowState.fileName) == first)
  }

  @Test func `Cut off at any byte it is as if it were not there`() throws {
    full.write(to: folder, changedFrom: WindowState())
    let bytes = try place.bytes(WindowState.fileName)
    let end = (bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0) + 1
    for count in 0..<end {
      try place.put(Array(bytes[..<count]), at: WindowState.fileName)
      #expect(read == WindowState(), "\(count) bytes")
    }
  }

  @Test(arguments: [
    "", "null", "[]", "7", "{} {}", "{\"width\": 800, \"width\": 900}", "\u{FEFF}", "\0",
    String(repeating: "[", count: 100_000),
  ])
  func `What is no state counts as none, and is replaced by the next one`(text: String) throws {
    try put(text)
    #expect(read == WindowState())
    full.write(to: folder, changedFrom: WindowState())
    #expect(read == full)
  }

  @Test func `A file that is too large is not read, and the next one is small again`() throws {
    let most = JSONLimits.standard.bytes
    // Blanks are allowed in JSON; only their number is not.
    try put(#"{"zoom": 150}"# + String(repeating: " ", count: most - 13))
    #expect(read.zoom == 150)
    try put(#"{"zoom": 150}"# + String(repeating: " ", count: most))
    #expect(read == WindowState())
    full.write(to: folder, changedFrom: WindowState())
    #expect(read == full)
    #expect(try place.bytes(WindowState.fileName).count < 1000)
  }

  @Test func `Each value that makes no sense is the usual one, and the others are kept`() throws {
    let wrong = [
      #""width": -1"#, #""width": 16385"#, #""width": 3.5"#, #""width": "800""#,
      #""height": 1e300"#, #""maximized": 1"#, #""device": 7"#, #""screen": null"#,
      #""tuning": []"#, #""style": "blue""#, #""appearance": "Dark""#, #""textSize": 0"#,
      #""textSize": 100"#, #""rightToLeft": "yes""#, #""contrast": "less""#, #""panel": "x""#,
      #""zoom": 401"#, #""zoom": -25"#, #""zoom": 66.6"#, #""recent": "/a""#,
      #""recent": ["a", 7, null, ["/b"]]"#, #""recentTunings": {}"#,
    ]
    for member in wrong {
      try put("{\(member)}")
      #expect(read == WindowState(), "\(member)")
      try put("{\(member), \"reducedMotion\": true}")
      #expect(read.reducedMotion, "\(member)")
    }
  }

  @Test func `Lists are read as long as they may be, each path tidied`() throws {
    let paths = (0..<100).map { "\"/a/./\($0)\"" }.joined(separator: ", ")
    try put("{\"recent\": [\(paths)], \"recentTunings\": [\(paths)]}")
    #expect(read.recent == (0..<RecentFiles.most).map { "/a/\($0)" })
    #expect(read.recentTunings == (0..<WindowState.mostRecentTunings).map { "/a/\($0)" })
  }

  @Test func `What another version wrote beside it is no hindrance`() throws {
    try put(#"{"version": 9, "zoom": 150, "panels": {"left": ["log"]}, "device": "classic"}"#)
    var expected = WindowState()
    (expected.zoom, expected.device) = (150, "classic")
    #expect(read == expected)
  }

  @Test func `A link in its place is read, and neither written through nor taken away`() throws {
    try place.makeFolder("dots")
    try place.link(WindowState.fileName, to: "dots/window.json")
    try place.put("{\"zoom\": 200}", at: "dots/window.json")
    #expect(read.zoom == 200)
    full.write(to: folder, changedFrom: WindowState())
    #expect(try SafeFile.kind(place.at(WindowState.fileName)) == .link)
    #expect(try place.text("dots/window.json") == "{\"zoom\": 200}")
  }

  @Test func `A folder or a pipe in its place costs the memory and nothing else`() throws {
    try place.makeFolder("\(WindowState.fileName)/inside")
    #expect(read == WindowState())
    full.write(to: folder, changedFrom: WindowState())
    #expect(try place.names() == [WindowState.fileName])
    #expect(try place.names(WindowState.fileName) == ["inside"])
    let other = try TemporaryFolder()
    mkfifo(other.at(WindowState.fileName), 0o600)
    #expect(WindowState(reading: UserFolder(path: other.path)) == WindowState())
  }

  @Test func `Where there is no folder nothing is made`() throws {
    let gone = UserFolder(path: place.at("gone"))
    full.write(to: gone, changedFrom: WindowState())
    full.write(to: nil, changedFrom: WindowState())
    #expect(WindowState(reading: gone) == WindowState())
    #expect(try place.names() == [])
  }
}

@Suite struct RecentFilesTests {
  private func merged(_ mine: String, from base: String, with others: String) -> String {
    func paths(_ letters: String) -> [String] { letters.map { "/nowhere/\($0)" } }
    return RecentFiles.merged(paths(mine), from: paths(base), with: paths(others))
      .compactMap(\.last).map(String.init).joined()
  }

  @Test(arguments: [
    // Nothing opened: the others' list.
    ("ab", "ab", "ab", "ab"), ("ab", "ab", "cab", "cab"), ("", "", "ab", "ab"),
    // Opened here: in front of theirs, in its order.
    ("cab", "ab", "ab", "cab"), ("dcab", "ab", "ab", "dcab"), ("cab", "ab", "xab", "cxab"),
    // Opened again: it comes to the front, and is there once.
    ("ba", "ab", "ab", "ba"), ("bca", "abc", "xabc", "bcxa"),
    // Taken away by others: what was not opened here does not come back.
    ("ab", "ab", "b", "b"), ("cab", "ab", "", "c"),
    // The list was full: what fell off its end stays off.
    ("iabcdefg", "abcdefgh", "abcdefgh", "iabcdefg"),
  ])
  func `What this window opened comes before what others made of the list`(
    mine: String, base: String, others: String, expected: String
  ) {
    #expect(merged(mine, from: base, with: others) == expected)
  }

  @Test(arguments: [
    ("/", "/"), ("//", "/"), ("/a/", "/a"), ("/a//b/./c", "/a/b/c"), ("/a/../b", "/a/../b"),
  ])
  func `A path is tidied without a look at the disk`(path: String, tidy: String) {
    #expect(RecentFiles.tidied(path) == tidy)
  }

  @Test func `A file that is gone keeps its place, and its name is no other's`() throws {
    let place = try TemporaryFolder()
    let here = RecentFiles.location(of: place.path)
    try place.put("", at: "a")
    #expect(RecentFiles.isThere(place.at("a")) && !RecentFiles.isThere(place.at("b")))
    #expect(RecentFiles.adding(place.at("b"), to: [place.at("a")]) == ["\(here)/b", "\(here)/a"])
    #expect(RecentFiles.location(of: place.at("no/b")) == place.at("no/b"))
    try place.makeFolder("x")
    #expect(RecentFiles.location(of: place.at("x/../a")) == "\(here)/a")
    #expect(RecentFiles.location(of: place.at("x/..")) == here)
  }
}
