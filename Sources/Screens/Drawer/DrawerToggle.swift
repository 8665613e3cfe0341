import TouchKit

/// A round button with a caption that switches something of the phone on and off.
final class DrawerToggle: Pressable {
  private let one: PhoneSwitch
  private let switches: PhoneSwitches
  private let face = View()
  private let icon: ShapeView
  private let caption: Label
  private var isOn: Bool

  /// The button's diameter, its icon's side and the distance to the caption, in points.
  private static let diameter = 52.0
  private static let iconSide = 26.0
  private static let gap = 6.0
  /// Captions grow less than other text: four stand beside each other on the narrowest phone.
  private static let greatestTextSize = 1.35
  private static let greatestLines = 2
  /// How much is left of a button's colour under a finger where nothing is to shrink.
  private static let pressedAlpha = 0.7

  init(_ one: PhoneSwitch, _ switches: PhoneSwitches) {
    self.one = one
    self.switches = switches
    isOn = switches.isOn(one)
    icon = one.icon.view(Palette.ink)
    caption = Label(one.caption, style: TypeScale.caption, color: Palette.ink2, alignment: .center)
    super.init(id: "drawer-toggle-\(one.rawValue)")
    role = .switch
    label = one.label
    isElement = true
    caption.scales = false
    caption.isProse = true
    caption.lines = DrawerToggle.greatestLines
    caption.isCenteredVertically = false
    face.isUserInteractionEnabled = false
    face.cornerRadii = CornerRadii(all: DrawerToggle.diameter / 2)
    face.addSubview(icon)
    addSubview(face)
    addSubview(caption)
    onPress = { [unowned self] in self.switches.flip(self.one) }
    showState()
  }

  /// A caption as it is set at a text size.
  private static func text(_ one: PhoneSwitch, textSize: Double) -> Text {
    Text(
      one.caption, style: TypeScale.caption.scaled(min(textSize, greatestTextSize)),
      alignment: .center, direction: .leftToRight, lines: greatestLines)
  }

  /// The height of the highest caption in a column of this width.
  static func captionHeight(width: Double, textSize: Double, _ measurer: any TextMeasuring)
    -> Double
  {
    PhoneSwitch.allCases.map {
      measurer.measure(text($0, textSize: textSize), width: width).size.height
    }.max() ?? 0
  }

  override func layout() {
    let text = DrawerToggle.text(one, textSize: stage?.environment.textSize ?? 1)
    caption.style = text.style
    let diameter = DrawerToggle.diameter
    let side = DrawerToggle.iconSide
    face.frame = Rect((size.width - diameter) / 2, 0, diameter, diameter)
    icon.frame = Rect((diameter - side) / 2, (diameter - side) / 2, side, side)
    let top = diameter + DrawerToggle.gap
    caption.frame = Rect(0, top, size.width, size.height - top)
  }

  override func environmentChanged() {
    guard switches.isOn(one) != isOn, let stage else { return }
    isOn.toggle()
    stage.animate(stage.tuning.animation("switch")) { showState() }
  }

  private func showState() {
    explicitValue = isOn ? "on" : "off"
    face.background = isOn ? Palette.accent : Palette.control
    icon.color = isOn ? Palette.onAccent : Palette.ink
    icon.layers = one.icon.layers(selected: isOn)
  }

  override func showPress(_ isPressed: Bool) {
    guard let stage else { return }
    let shrinks = isPressed && !stage.environment.reducedMotion
    let fades = isPressed && stage.environment.reducedMotion
    stage.animate(stage.tuning.animation(isPressed ? "press.down" : "press.up")) {
      face.scale = shrinks ? stage.tuning.number("press.scale") : 1
      face.alpha = fades ? DrawerToggle.pressedAlpha : 1
    }
  }
}
