/// Finds the texts and targets of a screen, with what cuts and covers them: it reads the picture with the views that
/// paint it.
struct SeenPartFinder {
  private(set) var parts: [SeenPart] = []
  private let stage: Stage
  private let screen: Rect
  private var covers: [Cover] = []
  private var layers: [Layer] = []
  private var places: [ObjectIdentifier: Rect] = [:]

  /// An opaque rectangle.
  private struct Cover {
    var view: View
    /// The item that paints it.
    var item: Int
    var rects: [Rect]
  }

  /// Something that is over all other views.
  private struct Layer {
    var view: View
    var item: Int
  }

  /// The effects of the groups around an item.
  private struct Group {
    var transform = AffineTransform.identity
    /// On the screen; nil if nothing is seen.
    var clip: Rect?
    var alpha = 1.0
    /// Whether it is turned or bent, so that rectangles say little of it.
    var isBent = false

    func onScreen(_ rect: Rect) -> Rect { transform.boundingBox(rect) }
  }

  /// A text or a target before it is known what covers it.
  private struct Found {
    var view: View
    var item: Int
    var kind: SeenPart.Kind
    var words: String
    var lines: [Rect]
    var clip: Rect?
    var brokenWord: String?
  }

  init(_ stage: Stage) {
    self.stage = stage
    screen = Rect(origin: .zero, size: stage.screenSize)
    let (list, painters) = stage.presentPainters()
    var found = read(list, painters.painters)
    found += targets(painters.painters)
    for one in found.sorted(by: { ($0.item, $0.words) < ($1.item, $1.words) }) {
      parts.append(part(one))
    }
  }

  // MARK: The picture

  private mutating func read(_ list: DisplayList, _ painters: [PainterList.Painter]) -> [Found] {
    var found: [Found] = []
    var groups = [Group(clip: screen)]
    var next = 0
    for (index, item) in list.items.enumerated() {
      while next < painters.count, painters[next].start <= index {
        let view = painters[next].view
        if view.isLayer, view.standing == .present, layers.last?.view !== view {
          layers.append(Layer(view: view, item: index))
        }
        next += 1
      }
      guard next > 0 else { continue }
      let painter = painters[next - 1]
      var group = groups[groups.count - 1]
      switch item {
      case .text(let text, let point, let width, let color):
        guard !group.isBent, color.alpha * group.alpha > View.invisibleAlpha else { continue }
        found.append(self.text(text, point, width, painter.view, index, group))
      case .fill(let rect, let radii, let color):
        if color.alpha >= 1 { cover(rect, radii, painter.view, index, group) }
      case .gradient(let rect, let radii, let gradient):
        if gradient.stops.allSatisfy({ $0.color.alpha >= 1 }) {
          cover(rect, radii, painter.view, index, group)
        }
      case .pushClip(let rect, _):
        group.clip = group.clip?.intersection(group.onScreen(rect))
        groups.append(group)
      case .pushOpacity(let alpha, _):
        group.alpha *= alpha
        groups.append(group)
      case .pushTransform(let transform):
        group.transform = group.transform.after(transform)
        group.isBent = group.isBent || transform.b != 0 || transform.c != 0
        groups.append(group)
      case .pushSlices, .pushPicture:
        group.isBent = true
        groups.append(group)
      case .pop: groups.removeLast()
      case .border, .hairline, .shadow, .innerShadow, .fillPath, .strokePath, .bitmap: break
      }
    }
    return found
  }

  private mutating func text(
    _ text: Text, _ point: Point, _ width: Double?, _ view: View, _ item: Int, _ group: Group
  ) -> Found {
    // What is typed scrolls within its field.
    let field = view.textHost != nil ? place(of: view) : nil
    let box = field == nil ? place(of: view) : nil
    let needed = group.onScreen(text.box(at: point, width: width, stage.measurer))
    return Found(
      view: view, item: item, kind: .text(box: box, needed: needed), words: text.string,
      lines: text.ink(at: point, width: width, stage.measurer).map(group.onScreen)
        .compactMap { line in field.map { $0.intersection(line) } ?? line },
      clip: group.clip, brokenWord: field == nil ? brokenWord(text, width) : nil)
  }

  /// What is drawn without a width, such as a title that fades out, breaks no word.
  private func brokenWord(_ text: Text, _ width: Double?) -> String? {
    guard let width else { return nil }
    let most = stage.screenSize.width - stage.settings.device.margin * 2
    return text.brokenWord(width: width, most: most, stage.measurer).map(String.init)
  }

  private mutating func cover(
    _ rect: Rect, _ radii: CornerRadii, _ view: View, _ item: Int, _ group: Group
  ) {
    guard group.alpha >= 1, !group.isBent, let clip = group.clip else { return }
    let radius = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let all = radius == 0 ? [rect] : SeenPartFinder.within(rect, radius: radius)
    let rects = all.compactMap { group.onScreen($0).intersection(clip) }
    if !rects.isEmpty { covers.append(Cover(view: view, item: item, rects: rects)) }
  }

  /// Rectangles that fill a round one but for slivers at its corners: each has its own corners on the arcs.
  private static func within(_ rect: Rect, radius: Double) -> [Rect] {
    (0...arcSteps).compactMap { step in
      let angle = Double(step) / Double(arcSteps) * (Maths.turn / 4)
      let across = radius * (1 - Maths.cos(angle))
      let along = radius * (1 - Maths.sin(angle))
      let inner = rect.inset(by: EdgeInsets(top: along, left: across, bottom: along, right: across))
      return inner.isEmpty ? nil : inner
    }
  }

  /// Enough that what is left at a corner of 30 points is narrower than a letter.
  private static let arcSteps = 8

  /// The bounds of a view on the screen.
  private mutating func place(of view: View) -> Rect {
    let key = ObjectIdentifier(view)
    if let known = places[key] { return known }
    let place = view.screenFrame
    places[key] = place
    return place
  }

  // MARK: Targets

  /// The middles of what can be pressed and scrolls: as much of them as a finger needs.
  private mutating func targets(_ painters: [PainterList.Painter]) -> [Found] {
    var found: [Found] = []
    for painter in painters where painter.part == .ground {
      let view = painter.view
      guard view.isPressable, found.last?.view !== view,
        view.ancestors.dropFirst().contains(where: { $0 is ScrollView }), view.isUsable
      else { continue }
      let frame = place(of: view)
      let least = PressTarget.least
      let middle = Rect(
        center: frame.center, size: Size(min(frame.width, least), min(frame.height, least)))
      guard !middle.isEmpty else { continue }
      let clip = view.ancestors.reduce(Optional(screen)) { clip, outer in
        outer.clipsToBounds ? clip?.intersection(outer.screenFrame) : clip
      }
      found.append(
        Found(
          view: view, item: painter.start, kind: .target, words: view.label ?? view.text ?? "",
          lines: [middle], clip: clip))
    }
    return found
  }

  // MARK: What cuts and covers

  private mutating func part(_ found: Found) -> SeenPart {
    let view = found.view
    let around = found.lines.dropFirst().reduce(found.lines.first ?? .zero) { $0.union($1) }
    let later = covers.filter { $0.item > found.item && !isKin($0.view, view) }
    let over = later.flatMap { $0.rects }.filter { $0.intersects(around) }
    let seen = found.lines.flatMap { line in
      found.clip.flatMap { line.intersection($0) }?.subtracting(over) ?? []
    }
    return SeenPart(
      kind: found.kind, name: view.logName, id: view.id, words: found.words, lines: found.lines,
      seen: seen, brokenWord: found.brokenWord, clips: clips(of: view),
      covers: obstacles(later, view, around),
      isInUse: isInUse(found, around))
  }

  /// Whether one of the two is in the other, or both are the same.
  private func isKin(_ one: View, _ other: View) -> Bool {
    one === other || one.isAncestor(of: other) || other.isAncestor(of: one)
  }

  private mutating func clips(of view: View) -> [SeenPart.Clip] {
    var clips: [SeenPart.Clip] = []
    for outer in view.ancestors where outer.clipsToBounds {
      var clip = SeenPart.Clip(name: outer.logName, rect: place(of: outer))
      if let scroll = outer as? ScrollView, scroll !== view, scroll.isScrollEnabled {
        let range = scroll.offsetRange
        let offset = scroll.shownOffset
        clip.travel =
          min(0, range.lowerBound - offset)...max(0, range.upperBound - offset)
      }
      clips.append(clip)
    }
    return clips + [SeenPart.Clip(name: nil, rect: screen)]
  }

  /// The covers that stay where they are while people look for what is under them. What appears over everything for a
  /// time, such as a popover, doesn't count.
  private func obstacles(_ later: [Cover], _ view: View, _ around: Rect) -> [SeenPart.Cover] {
    let scroll = view.superview?.ancestors.first(of: ScrollView.self)
    return later.flatMap { cover -> [SeenPart.Cover] in
      guard let window = cover.view.window, let own = view.window,
        window === own || window.level == .keyboard || window.level == .statusBar,
        cover.view.ancestors.allSatisfy({ !$0.isLayer || $0.isAncestor(of: view) })
      else { return [] }
      let isFixed = scroll.map { $0.isAncestor(of: cover.view) } ?? true
      return cover.rects.compactMap { rect in
        guard rect.x < around.maxX, around.x < rect.maxX, !isFixed || rect.intersects(around)
        else { return nil }
        return SeenPart.Cover(name: cover.view.logName, rect: rect, isFixed: isFixed)
      }
    }
  }

  private func isInUse(_ found: Found, _ around: Rect) -> Bool {
    let view = found.view
    guard view.ancestors.allSatisfy({ $0.standing == .present }) else { return false }
    return !layers.contains { layer in
      layer.item > found.item && layer.view.window === view.window
        && !layer.view.isAncestor(of: view) && layer.view.screenFrame.intersects(around)
    }
  }
}
