import Files
import JSON
import TouchKit

/// What the window remembers from one start to the next.
package struct WindowState: Equatable {
  /// A setting that follows another one, or is chosen by the user.
  package enum Look: String, CaseIterable { case follow, light, dark }

  package var width = 0
  package var height = 0
  package var isMaximized = false
  package var device = ""
  package var screen = ""
  /// The name of a tuning of the prototype's, or a file's path; empty for the usual one.
  package var tuning = ""
  /// The window's own widgets; `follow` is the desktop.
  package var style = Look.follow
  /// The phone; `follow` is the window.
  package var appearance = Look.follow
  package var textSize = 1.0
  package var isRightToLeft = false
  package var reducedMotion = false
  package var showsTouches = false
  /// What is drawn over the phone for those who measure it, in the order of the menu.
  package var overlays: [Overlay] = []
  package var contrast = Environment.Contrast.standard
  /// The name of the panel beside the phone; nil for no panel.
  package var panel: String?
  /// Logical pixels to a point, in percent; 0 for as many as fit.
  package var zoom = 0
  /// Files that were opened, the latest first.
  package var recent: [String] = []
  /// Whether the lanes of the timeline are open.
  package var showsLanes = false
  /// How high they are, in logical pixels.
  package var lanesHeight = usualLanesHeight
  /// Whether the pane of the session's lines is open.
  package var showsBranches = false
  /// The folder into which tests are made; empty until it is chosen.
  package var testFolder = ""
  /// Who writes notes; empty until it was asked.
  package var author = ""
  /// How pictures that are shared show the phone.
  package var sharedLook = SharedLook()
  /// The design of the second phone that was shown last.
  package var beside = BesideNames.usual
  /// Whether the panel of tunings sets values from the present time on; never remembered.
  package var tunesFromHere = false
  /// Tuning files that were chosen, the latest first.
  package var recentTunings: [String] = []

  static let mostRecentTunings = 5
  static let usualLanesHeight = 196
  private static let zooms = 0.0...400
  private static let wholeZooms = 4
  private static let panels = PanelName.allCases.map(\.rawValue)
  /// How long the name of an author may be, as reviews have it.
  static let authors = 1...80
  package static let fileName = "window.json"

  package mutating func remember(_ path: String) { recent = RecentFiles.adding(path, to: recent) }

  package mutating func rememberTuning(_ path: String) {
    recentTunings = Array(
      RecentFiles.adding(path, to: recentTunings).prefix(WindowState.mostRecentTunings))
  }
}

extension WindowState {
  /// Reads the file; values that are invalid or unknown count as not written.
  package init(reading folder: UserFolder?) {
    self.init(WindowState.file(in: folder))
  }

  private static func file(in folder: UserFolder?) -> JSONValue? {
    guard let folder, let bytes = try? SafeFile.read("\(folder.path)/\(fileName)") else {
      return nil
    }
    return try? JSONReader.parse(bytes)
  }

  package init(_ value: JSONValue?) {
    guard let value else { return }
    let file = StateFile(value: value)
    width = file.integer("width", 0...16384)
    height = file.integer("height", 0...16384)
    isMaximized = file.bool("maximized")
    device = file.string("device") ?? ""
    screen = file.string("screen") ?? ""
    tuning = file.string("tuning") ?? ""
    style = file.string("style").flatMap(Look.init) ?? .follow
    appearance = file.string("appearance").flatMap(Look.init) ?? .follow
    textSize = file.number("textSize", Environment.textSizes) ?? 1
    isRightToLeft = file.bool("rightToLeft")
    reducedMotion = file.bool("reducedMotion")
    showsTouches = file.bool("showTouches")
    let chosen = file.strings("overlays")
    overlays = Overlay.allCases.filter { chosen.contains($0.rawValue) }
    contrast = file.string("contrast").flatMap(Environment.Contrast.init) ?? .standard
    panel = file.string("panel").flatMap { WindowState.panels.contains($0) ? $0 : nil }
    showsLanes = file.bool("lanes")
    let height = file.integer("lanesHeight", 80...480)
    lanesHeight = height > 0 ? height : WindowState.usualLanesHeight
    showsBranches = file.bool("lines")
    beside = file.string("beside") ?? BesideNames.usual
    testFolder = file.string("testFolder").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? ""
    sharedLook.hasBody = file.bool("shareBody")
    sharedLook.hasTouches = file.bool("shareTouches")
    sharedLook.scale = file.integer(
      "shareScale", Double(SharedLook.scales.lowerBound)...Double(SharedLook.scales.upperBound))
    author =
      file.string("author").flatMap {
        WindowState.authors.contains($0.unicodeScalars.count) ? $0 : nil
      }
      ?? ""
    zoom = file.integer("zoom", WindowState.zooms)
    // An earlier version wrote whole multiples, not percent.
    if zoom <= WindowState.wholeZooms { zoom *= 100 }
    recent = file.paths("recent", atMost: RecentFiles.most)
    recentTunings = file.paths("recentTunings", atMost: WindowState.mostRecentTunings)
  }

  /// Writes what changed since the state was read as `base`; the rest stays as other windows wrote it since then.
  package func write(to folder: UserFolder?, changedFrom base: WindowState) {
    guard let folder else { return }
    // Losing the state costs a few clicks, so a failure is not reported at the end.
    folder.locked {
      let present = WindowState.file(in: folder).map { WindowState($0) } ?? base
      let bytes = merged(into: present, changedFrom: base).bytes
      try? SafeFile.write(
        bytes, to: "\(folder.path)/\(WindowState.fileName)", throughLinks: true)
    }
  }

  private func merged(into present: WindowState, changedFrom base: WindowState) -> WindowState {
    let (mine, before, now) = (members, base.members, present.members)
    let members = zip(mine, zip(before, now)).map { mine, others in
      mine.value.hasSameContent(as: others.0.value) ? others.1 : mine
    }
    var merged = WindowState(JSONValue(.object(members), at: SourcePosition(line: 1, column: 1)))
    merged.recent = RecentFiles.merged(recent, from: base.recent, with: present.recent)
    merged.recentTunings = Array(
      RecentFiles.merged(recentTunings, from: base.recentTunings, with: present.recentTunings)
        .prefix(WindowState.mostRecentTunings))
    return merged
  }

  /// What is written, in an order that is always the same.
  private var members: [JSONMember] {
    guard case .object(let members) = json.kind else {
      preconditionFailure(
        "the window's state is no object: \(String(decoding: bytes, as: UTF8.self))")
    }
    return members
  }

  /// The file as a value.
  package var json: JSONValue {
    (try? JSONReader.parse(bytes)) ?? JSONValue(.null, at: SourcePosition(line: 1, column: 1))
  }

  private var bytes: [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.object { object in
      object.member("width", width)
      object.member("height", height)
      object.member("maximized", isMaximized)
      object.member("device", device)
      object.member("screen", screen)
      object.member("tuning", tuning)
      object.member("style", style.rawValue)
      object.member("appearance", appearance.rawValue)
      object.member("textSize", textSize)
      object.member("rightToLeft", isRightToLeft)
      object.member("reducedMotion", reducedMotion)
      object.member("showTouches", showsTouches)
      object.key("overlays")
      object.array { array in for overlay in overlays { array.string(overlay.rawValue) } }
      object.member("contrast", contrast.rawValue)
      if let panel { object.member("panel", panel) }
      object.member("zoom", zoom)
      object.member("lanes", showsLanes)
      object.member("lanesHeight", lanesHeight)
      object.member("lines", showsBranches)
      object.member("beside", beside)
      object.member("testFolder", testFolder)
      object.member("author", author)
      object.member("shareBody", sharedLook.hasBody)
      object.member("shareTouches", sharedLook.hasTouches)
      object.member("shareScale", sharedLook.scale)
      object.key("recent")
      object.array { array in for path in recent { array.string(path) } }
      object.key("recentTunings")
      object.array { array in for path in recentTunings { array.string(path) } }
    }
    return writer.bytes
  }
}

extension JSONValue {
  /// Whether it equals another value, apart from their positions in a file.
  fileprivate func hasSameContent(as other: JSONValue) -> Bool {
    switch (kind, other.kind) {
    case (.array(let mine), .array(let theirs)):
      mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.hasSameContent(as: $1) }
    case (.object(let mine), .object(let theirs)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy {
          $0.key == $1.key && $0.value.hasSameContent(as: $1.value)
        }
    default: kind == other.kind
    }
  }
}

/// The file by its keys: what is not there, or is nothing of that kind, counts as not written.
private struct StateFile {
  let value: JSONValue

  func number(_ key: String, _ range: ClosedRange<Double>) -> Double? {
    guard case .number(let number, _)? = value[key]?.kind, range.contains(number) else {
      return nil
    }
    return number
  }

  func integer(_ key: String, _ range: ClosedRange<Double>) -> Int {
    number(key, range).flatMap { Int(exactly: $0) } ?? 0
  }

  func string(_ key: String) -> String? {
    guard case .string(let text)? = value[key]?.kind else { return nil }
    return text
  }

  func bool(_ key: String) -> Bool {
    guard case .bool(let isSet)? = value[key]?.kind else { return false }
    return isSet
  }

  func strings(_ key: String) -> [String] {
    guard case .array(let items)? = value[key]?.kind else { return [] }
    return items.compactMap {
      guard case .string(let text) = $0.kind else { return nil }
      return text
    }
  }

  /// Absolute paths, of the first items.
  func paths(_ key: String, atMost count: Int) -> [String] {
    guard case .array(let items)? = value[key]?.kind else { return [] }
    return items.prefix(count).compactMap {
      guard case .string(let path) = $0.kind, path.hasPrefix("/") else { return nil }
      return RecentFiles.tidied(path)
    }
  }
}
