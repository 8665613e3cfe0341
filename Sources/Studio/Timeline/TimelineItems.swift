import TouchKit

/// What happens along the timeline, for assistive technology: an element for each note, mark and line in sight, which goes there.
final class TimelineItems {
  /// One of them.
  nonisolated struct Item: Equatable {
    enum Meaning: Equatable { case time(Time), line(String), note(String) }

    var key: String
    var words: String
    var frame: Rect
    var meaning: Meaning
  }

  /// So many are known at the most; closer up, others are.
  nonisolated static let most = 200

  private let canvas: Canvas
  private(set) var items: [Item] = []
  private var proxies: [AccessibilityProxy] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Follows what is seen on the timeline.
  func update(_ items: [Item]) {
    guard items != self.items else { return }
    let same = zip(items, self.items).prefix { $0.key == $1.key }.count
    for proxy in proxies[same...] { proxy.remove() }
    proxies.removeLast(proxies.count - same)
    for item in items[same...] {
      // No button: the keyboard reaches them by the keys of the timeline.
      let kind = ElementKind(role: .row, isPressable: true)
      let proxy = AccessibilityProxy(item.key, kind, in: nil, on: canvas, isFocusable: false)
      proxy.order(after: proxies.last)
      proxies.append(proxy)
    }
    for (item, proxy) in zip(items, proxies) {
      proxy.setWords(label: item.words, description: "")
      proxy.setFrame(item.frame)
    }
    self.items = items
  }

  func meaning(of key: String) -> Item.Meaning? { items.first { $0.key == key }?.meaning }

  /// The items of what is in sight, the latest if they are too many.
  nonisolated static func items(
    _ marks: TimelineMarks, _ notes: [TimelineNote], _ branches: [TimelinePicture.Branch],
    on map: TimelineMap, height: Double, top: Double, until end: Time
  ) -> [Item] {
    let seen = marks.marks.enumerated().filter { map.sees($1.from, $1.to ?? end) }
    let ofMarks = seen.suffix(most).map { number, mark in
      let (a, b) = (map.x(of: mark.from), map.x(of: mark.to ?? end))
      return Item(
        key: "mark \(number)",
        words: "\(mark.words) at \(SessionTime.spoken(mark.from, isPrecise: true))",
        frame: Rect(a - 3, height / 2, max(6, b - a), height / 2), meaning: .time(mark.from))
    }
    let ofLines = branches.filter { !$0.isShown }.prefix(most).map { branch in
      let (a, b) = (map.x(of: branch.from), map.x(of: branch.to))
      let from = SessionTime.spoken(branch.from, isPrecise: true)
      return Item(
        key: "line \(branch.id)",
        words: branch.color == 0
          ? "First line from \(from)" : "Branch \(branch.color) from \(from)",
        frame: Rect(a, TimelinePicture.branchTop(branch.color, height), max(6, b - a), 6),
        meaning: .line(branch.id))
    }
    let ofNotes = notes.filter { map.sees($0.time, $0.time) }.prefix(most).map { note in
      Item(
        key: "note \(note.id)",
        words: "\(note.words) at \(SessionTime.spoken(note.time, isPrecise: true))",
        frame: TimelinePicture.frame(of: note, on: map).offset(by: Point(0, top)),
        meaning: .note(note.id))
    }
    return ofNotes + ofMarks + ofLines
  }
}
