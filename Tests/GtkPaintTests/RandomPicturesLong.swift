import CSystem
import Foundation
import GtkPaint
import TestSupport
import Testing
import TouchKit

/// Pictures of chance: what holds for every display list.
@Suite struct RandomPicturesLong {
  @Test func `Any list is painted alike by a used and a fresh painter, whole and in parts`() throws
  {
    let before = dp_objects_alive()
    try everyPicture()
    #expect(dp_objects_alive() == before)
  }

  private func everyPicture() throws {
    let size = Size(160, 120)
    let used = try PainterFixture(size: size).painter
    var exact = 0
    for seed in 0..<Samples.often(500, whole: 1500) {
      var random = PictureGenerator(UInt64(seed))
      let scale = [1.0, 2, 3][seed % 3]
      var items: [DisplayItem] = [.fill(Rect(0, 0, 160, 120), .zero, .white)]
      random.add(to: &items, depth: 0)
      let list = DisplayList(items: items)
      let fresh = Painter(measurer: PangoMeasurer(fonts: used.measurer.fonts))
      let scene = used.scene(list, size: size, scale: scale)
      let surface = try used.pixels(scene)
      let whole = Pixels(surface)
      let other = try fresh.pixels(fresh.scene(list, size: size, scale: scale))
      let alike = Pixels(other) == whole
      #expect(alike, "seed \(seed)")
      // Spoil a part and paint only that again.
      let part = Rect(
        random.whole(0...100), random.whole(0...80), random.whole(1...60), random.whole(1...40))
      let ink = DisplayList(items: [.fill(Rect(0, 0, 160, 120), .zero, .black)])
      surface.draw(used.scene(ink, size: size, scale: scale), only: [part])
      surface.draw(scene, only: [part])
      if scene.isExactInParts { exact += 1 }
      let same = Pixels(surface) == whole
      #expect(same, "seed \(seed), part \(part)")
    }
    #expect(exact > Samples.often(100, whole: 300))
  }

  @Test func `Any list is painted alike by one thread and by four at once`() throws {
    let size = Size(160, 120)
    let lists = (0..<500).map { seed in
      var random = PictureGenerator(UInt64(seed + 9000))
      return random.screen(items: 3, Rect(origin: .zero, size: size))
    }
    let painter = try PainterFixture(size: size).painter
    let expected = try lists.map {
      Pixels(try painter.pixels(painter.scene($0, size: size, scale: 2)))
    }
    let fonts = painter.measurer.fonts
    let different = Different()
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      var painter = Painter(measurer: PangoMeasurer(fonts: fonts))
      for step in lists.indices {
        // Each begins elsewhere, and begins anew now and then, so that it has another past than the rest.
        if step % 60 == 59 { painter = Painter(measurer: PangoMeasurer(fonts: fonts)) }
        let index = (step * 7 + worker * 131) % lists.count
        let scene = painter.scene(lists[index], size: size, scale: 2)
        let surface = try? painter.pixels(scene)
        if surface.map({ Pixels($0) == expected[index] }) != true { different.add(index) }
      }
    }
    #expect(different.all == [])
  }

  @Test func `Any list drawn over another only where they differ is the list drawn whole`() throws {
    let size = Size(160, 120)
    let painter = try PainterFixture(size: size).painter
    var inParts = 0
    for seed in 0..<Samples.often(1000, whole: 3000) {
      var random = PictureGenerator(UInt64(seed + 5000))
      let scale = [1.0, 2, 3][seed % 3]
      let old = random.screen(items: 1 + seed % 4, Rect(origin: .zero, size: size))
      let new = random.changed(old, by: 1 + seed % 2)
      let surface = try painter.pixels(painter.scene(old, size: size, scale: scale))
      let scene = painter.scene(new, size: size, scale: scale)
      let damage = new.damage(since: old, screen: size, measurer: painter.measurer)
      if case .parts = damage, scene.isExactInParts { inParts += 1 }
      surface.draw(scene, where: damage)
      let same = Pixels(surface) == Pixels(try painter.pixels(scene))
      #expect(same, "seed \(seed), \(damage)")
    }
    #expect(inParts > Samples.often(50, whole: 150))
  }
}

/// The lists that several threads painted otherwise.
private final class Different: @unchecked Sendable {
  private let lock = NSLock()
  private var indices: [Int] = []

  func add(_ index: Int) { lock.withLock { indices.append(index) } }
  var all: [Int] { lock.withLock { indices } }
}

/// Parts of pictures at random.
struct PictureGenerator {
  private var random: SeededRandom

  init(_ seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func next() -> UInt64 { random.next() }

  mutating func below(_ count: Int) -> Int { random.whole(below: count) }

  mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound + below(range.count))
  }

  mutating func number(_ from: Double, _ to: Double) -> Double {
    // Nothing is closer to 0 than a hundredth of a percent: a picture that is scaled to less Cairo refuses to draw.
    from + (to - from) * Double(random.whole(below: 10007)) / 10006
  }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  mutating func rect() -> Rect {
    Rect(number(-40, 150), number(-40, 110), number(0, 120), number(0, 90))
  }

  mutating func radii() -> CornerRadii {
    pick([
      .zero, CornerRadii(all: number(0, 40)),
      CornerRadii(topLeft: 9, topRight: 3, bottomRight: 30, bottomLeft: 0),
    ])
  }

  mutating func color() -> Color {
    Color(hex: UInt32(next() & 0xFF_FFFF), alpha: pick([1, 1, number(0, 1)]))
  }

  mutating func shadow() -> Shadow {
    Shadow(
      x: number(-9, 9), y: number(-9, 9), blur: pick([0, number(0, 30)]), spread: number(-5, 5),
      color: color())
  }

  mutating func path() -> Path {
    var path = Path()
    path.move(number(0, 24), number(0, 24))
    for _ in 0..<Int(whole(1...6)) {
      switch next() % 3 {
      case 0: path.line(number(0, 24), number(0, 24))
      case 1:
        path.curve(
          number(0, 24), number(0, 24), number(0, 24), number(0, 24), number(0, 24), number(0, 24))
      default: path.close()
      }
    }
    return path
  }

  mutating func text() -> Text {
    // Few sizes, as screens have: hundreds of fonts on several threads can lock Cairo 1.16 up (decision 7).
    let style = TextStyle(
      size: pick([8.5, 13, 17, 29.3]), lineHeight: number(8, 40),
      weight: pick([400, 500, 600, 700]),
      tracking: pick([0, number(-1, 1)]), tabular: next() % 4 == 0, monospaced: next() % 8 == 0)
    return Text(
      pick(["", "Wide words that wrap", "שלום abc", "one\ntwo", "12:41", "مرحبا", "Ag👍🏽"]),
      style: style, alignment: pick([.leading, .center, .trailing]),
      direction: pick([.natural, .leftToRight, .rightToLeft]), lines: Int(whole(0...3)))
  }

  mutating func transform() -> TouchKit.AffineTransform {
    switch next() % 4 {
    case 0: .translation(number(-50, 50), number(-50, 50))
    case 1: .scale(number(-2, 2), number(0.1, 2))
    case 2: TouchKit.AffineTransform.translation(80, 60).after(.rotation(sine: 0.6, cosine: 0.8))
    default:
      TouchKit.AffineTransform(
        a: number(-2, 2), b: number(-2, 2), c: number(-2, 2), d: number(-2, 2),
        tx: number(-50, 50), ty: number(-50, 50))
    }
  }

  mutating func leaf(to items: inout [DisplayItem]) {
    switch next() % 10 {
    case 0: items.append(.fill(rect(), radii(), color()))
    case 1:
      items.append(
        .gradient(
          rect(), radii(),
          Gradient(
            start: pick([Point(0, 0), Point(number(0, 1), number(0, 1))]),
            end: pick([Point(0, 1), Point(number(0, 1), number(0, 1))]),
            stops: [.init(0, color()), .init(number(0, 1), color()), .init(1, color())])))
    case 2: items.append(.border(rect(), radii(), width: number(0, 6), color()))
    case 3:
      items.append(.hairline(rect(), pick([.top, .bottom, .left, .right]), color()))
    case 4: items.append(.shadow(rect(), radii(), shadow()))
    case 5: items.append(.innerShadow(rect(), radii(), shadow()))
    case 6, 7:
      items.append(
        .text(text(), rect().origin, width: pick([nil, number(0, 120)]), color()))
    case 8: items.append(.fillPath(path(), rect().origin, scale: number(0.2, 3), color()))
    default:
      items.append(
        .strokePath(path(), rect().origin, scale: number(0.2, 3), width: number(0, 4), color()))
    }
  }

  mutating func add(to items: inout [DisplayItem], depth: Int) {
    for _ in 0..<Int(whole(1...6)) {
      switch next() % (depth < 3 ? 15 : 10) {
      case 0..<10: leaf(to: &items)
      case 10: push(.pushClip(rect(), radii()), to: &items, depth: depth)
      case 11: push(.pushOpacity(number(-0.1, 1.1), bounds: rect()), to: &items, depth: depth)
      case 12: push(.pushTransform(transform()), to: &items, depth: depth)
      case 13:
        let source = rect()
        push(
          .pushPicture(
            source: source, shown: pick([source, rect()]), transform(), opacity: number(-0.1, 1.1)),
          to: &items, depth: depth)
      default:
        let source = rect()
        let half = source.width / 2
        let slices = [
          Slice(part: Rect(source.x, source.y, half, source.height), transform: transform()),
          Slice(
            part: Rect(source.x + half, source.y, half, source.height), transform: transform(),
            veil: color()),
        ]
        push(.pushSlices(source: source, slices), to: &items, depth: depth)
      }
    }
  }

  /// Some items over a white ground.
  mutating func screen(items count: Int, _ screen: Rect) -> DisplayList {
    var items: [DisplayItem] = [.fill(screen, .zero, .white)]
    for _ in 0..<count { add(to: &items, depth: 1) }
    return DisplayList(items: items)
  }

  /// The list with so many of its leaves changed, gone or doubled.
  mutating func changed(_ list: DisplayList, by count: Int) -> DisplayList {
    var items = list.items
    for _ in 0..<count {
      let index = 1 + Int(next() % UInt64(items.count))
      guard index < items.count, !items[index].isPush, items[index] != .pop else { continue }
      switch next() % 4 {
      case 0: items.remove(at: index)
      case 1: items.insert(items[index], at: index)
      default:
        var other: [DisplayItem] = []
        leaf(to: &other)
        items.replaceSubrange(index...index, with: other)
      }
    }
    return DisplayList(items: items)
  }

  private mutating func push(_ item: DisplayItem, to items: inout [DisplayItem], depth: Int) {
    items.append(item)
    add(to: &items, depth: depth + 1)
    items.append(.pop)
  }
}
