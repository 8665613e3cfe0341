/// A key of the phone's keyboard. It shows what it is told to; the keyboard around it hears its touches.
final class KeyView: View {
  /// How a key looks that is lit.
  enum Light { case off, once, locked }

  let key: KeyboardKey
  private let style: KeyboardStyle
  private let face: Label
  private let icon: ShapeView?
  var isPressed = false { didSet { if isPressed != oldValue { show() } } }
  var isLarge = false { didSet { if isLarge != oldValue { show() } } }
  var light = Light.off { didSet { if light != oldValue { show() } } }
  let returnKey: KeyboardTraits.ReturnKey

  init(_ key: KeyboardKey, returnKey: KeyboardTraits.ReturnKey, style: KeyboardStyle) {
    self.key = key
    self.style = style
    self.returnKey = returnKey
    face = Label(
      style: key.isTyped && key != .space ? style.letter : style.word, color: style.ink,
      alignment: .center)
    // Keys stay where hands know them; their faces can't grow.
    face.scales = false
    icon = KeyIcons.layers(key).map {
      ShapeView(layers: $0, unit: KeyIcons.unit, color: style.ink)
    }
    super.init(id: key.id)
    role = .key
    isElement = true
    cornerRadii = CornerRadii(all: style.metrics.radius)
    shadow = style.keyShadow
    addSubview(face)
    if let icon { addSubview(icon) }
    show()
  }

  override var text: String? { icon == nil ? face.string : nil }
  override var value: String? {
    switch light {
    case .off: nil
    case .once: "on"
    case .locked: "locked"
    }
  }

  private var isAccented: Bool { key == .return && returnKey != .return }

  private func show() {
    face.string = icon == nil ? title : ""
    if icon != nil { label = title }
    let lit = light != .off
    if isPressed {
      background = style.pressed
    } else if isAccented {
      background = style.accent
    } else {
      background = key.isTyped || lit ? style.key : style.special
    }
    let ink = isAccented && !isPressed ? style.onAccent : style.ink
    face.color = ink
    icon?.color = ink
    border = light == .locked ? Border(width: 1, color: style.ink) : nil
    explicitValue = nil
  }

  private var title: String {
    switch key {
    case .letter(let letter): isLarge ? letter.uppercased() : letter
    case .shift: style.words.shift
    case .delete: style.words.delete
    case .page(.letters): style.words.letters
    case .page(.numbers): style.words.numbers
    case .page(.symbols): style.words.symbols
    case .space: style.words.space
    case .return: style.words.title(returnKey)
    }
  }

  override func layout() {
    let style = face.style
    face.frame = Rect(0, (size.height - style.lineHeight) / 2, size.width, style.lineHeight)
    let side = self.style.metrics.iconSize
    icon?.frame = Rect(center: bounds.center, size: Size(side, side))
  }
}

/// The drawings on keys that have no word.
enum KeyIcons {
  /// The side of the square they are drawn in.
  static let unit = 24.0

  static func layers(_ key: KeyboardKey) -> [ShapeView.Layer]? {
    switch key {
    case .shift: [ShapeView.Layer(arrow, .stroked(1.75))]
    case .delete: [ShapeView.Layer(tag, .stroked(1.75)), ShapeView.Layer(cross, .stroked(1.75))]
    case .letter, .page, .space, .return: nil
    }
  }

  private static var arrow: Path {
    var path = Path()
    path.move(12, 4)
    for (x, y) in [(20.0, 12.0), (16, 12), (16, 19), (8, 19), (8, 12), (4, 12)] { path.line(x, y) }
    path.close()
    return path
  }

  private static var tag: Path {
    var path = Path()
    path.move(9, 5)
    for (x, y) in [(21.0, 5.0), (21, 19), (9, 19), (3, 12)] { path.line(x, y) }
    path.close()
    return path
  }

  private static var cross: Path {
    var path = Path()
    path.move(12, 9)
    path.line(18, 15)
    path.move(18, 9)
    path.line(12, 15)
    return path
  }
}
