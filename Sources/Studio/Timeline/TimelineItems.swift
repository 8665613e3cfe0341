import TouchKit
import Widgets
import Workbench

/// What happens along the timeline, for assistive technology: an element for each note, mark and branch in sight, which
/// moves there when it is pressed.
final class TimelineItems {
  private let canvas: Canvas
  private(set) var items: [TimelineItem] = []
  private var proxies: [AccessibilityProxy] = []

  init(_ canvas: Canvas) { self.canvas = canvas }

  /// Follows what is seen on the timeline.
  func update(_ items: [TimelineItem]) {
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

  func meaning(of key: String) -> TimelineItem.Meaning? { items.first { $0.key == key }?.meaning }
}
