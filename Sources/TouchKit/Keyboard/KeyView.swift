/// A key of the phone's keyboard. It only shows its state; the keyboard around it receives its touches.
final class KeyView: View {
  let key: KeyboardKey
  private let style: KeyboardStyle
  private let face: Label
  private let icon: PathView?
  var isPressed = false { didSet { if isPressed != oldValue { show() } } }
  var isLarge = false { didSet { if isLarge != oldValue { show() } } }
  /// What the shift key shows; `off` on every other key.
  var shift = KeyboardView.Shift.off { didSet { if shift != oldValue { show() } } }
  let returnKey: KeyboardTraits.ReturnKey

  init(_ key: KeyboardKey, returnKey: KeyboardTraits.ReturnKey, style: KeyboardStyle) {
    self.key = key
    self.style = style
    self.returnKey = returnKey
    face = Label(
      style: key.isTyped && key != .space ? style.letter : style.word, color: style.ink,
      alignment: .center)
    // Keys keep their usual places and sizes, so that their faces can't grow.
    face.scales = false
    icon = KeyIcons.layers(key).map {
      PathView(layers: $0, unit: KeyIcons.unit, color: style.ink)
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
    switch shift {
    case .off: nil
    case .once: "on"
    case .locked: "locked"
    }
  }

  private var isAccented: Bool { key == .return && returnKey != .return }

  private func show() {
    face.string = icon == nil ? title : ""
    if icon != nil { label = title }
    let isLit = shift != .off
    if isPressed {
      background = style.pressed
    } else if isAccented {
      background = style.accent
    } else {
      background = key.isTyped || isLit ? style.key : style.special
    }
    let ink = isAccented && !isPressed ? style.onAccent : style.ink
    face.color = ink
    icon?.color = ink
    border = shift == .locked ? Border(width: 1, color: style.ink) : nil
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
