import Testing
import TouchKit

@testable import PageEngine

/// The number that stands for a state.
@Suite struct StateHashTests {
  private static let rect = Rect(1, 2, 30, 40)
  private static let gradient = Gradient(stops: [.init(0, .black), .init(1, .white)])
  private static let text = Text("Hello", style: TextStyle(size: 16, lineHeight: 22))
  private static let bitmap = Bitmap(
    hash: "a", width: 1, height: 1, scale: 1, bytes: [1, 2, 3, 4])
  private static var path: Path {
    var path = Path()
    path.circle(3, 4, radius: 5)
    return path
  }

  /// One of each kind, and others that differ in one value.
  private static var items: [DisplayItem] {
    var other = text
    other.style.tabular = true
    var longer = path
    longer.close()
    return [
      .fill(rect, .zero, .black), .fill(rect, .zero, .white),
      .fill(Rect(1, 2, 30, 41), .zero, .black), .fill(rect, CornerRadii(all: 1), .black),
      .gradient(rect, .zero, gradient), .border(rect, .zero, width: 1, .black),
      .border(rect, .zero, width: 2, .black), .hairline(rect, .top, .black),
      .hairline(rect, .bottom, .black), .shadow(rect, .zero, Shadow(blur: 3, color: .black)),
      .innerShadow(rect, .zero, Shadow(blur: 3, color: .black)),
      .text(text, Point(0, 0), width: nil, .black), .text(text, Point(0, 0), width: 0, .black),
      .text(other, Point(0, 0), width: nil, .black),
      .text(text, Point(0, -0.0), width: nil, .black),
      .fillPath(path, Point(0, 0), scale: 1, .black),
      .fillPath(longer, Point(0, 0), scale: 1, .black),
      .strokePath(path, Point(0, 0), scale: 1, width: 1, .black),
      .bitmap(bitmap, part: rect, rect, tint: nil),
      .bitmap(bitmap, part: rect, rect, tint: .clear),
      .pushClip(rect, .zero), .pushOpacity(0.5, bounds: rect), .pushTransform(.identity),
      .pushTransform(.scale(1, 2)), .pushSlices(source: rect, []),
      .pushSlices(source: rect, [Slice(part: rect, transform: .identity)]),
      .pushPicture(source: rect, shown: rect, .identity, opacity: 1), .pop,
    ]
  }

  private func number(_ items: [DisplayItem]) -> UInt64 {
    var hash = StateHash()
    hash.add(DisplayList(items: items))
    return hash.value
  }

  @Test func `Each picture has a number of its own, and always the same one`() {
    let numbers = StateHashTests.items.map { number([$0]) }
    #expect(Set(numbers).count == numbers.count)
    #expect(StateHashTests.items.map { number([$0]) } == numbers)
  }

  @Test func `The order counts, and where one text ends`() {
    let items = StateHashTests.items
    #expect(number([items[0], items[1]]) != number([items[1], items[0]]))
    var hash = StateHash()
    hash.add("ab")
    hash.add("c")
    var other = StateHash()
    other.add("a")
    other.add("bc")
    #expect(hash.value != other.value)
  }

  /// The published vectors of FNV-1a.
  @Test func `Bytes are hashed by FNV-1a`() {
    var hash = StateHash()
    #expect(hash.value == 0xcbf2_9ce4_8422_2325)
    for byte in "foobar".utf8 { hash.add(byte: byte) }
    #expect(hash.value == 0x8594_4171_f739_67e8)
  }
}
