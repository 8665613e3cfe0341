import TouchKit
import TouchStyle

/// A round button with a caption, which turns one of the phone's switches on or off.
final class DrawerToggle: Control {
  let phoneSwitch: PhoneSwitch
  private let switches: PhoneSwitches
  private let face = View()
  private let icon: PathView
  private let caption: Label
  /// What a long press does; nil for nothing.
  private var held: ViewAction?

  /// The button's diameter, its icon's side and the distance to the caption, in points.
  private static let diameter = 52.0
  private static let iconSide = 26.0
  private static let gap = 6.0
  /// Captions grow less than other text: on the narrowest phone four stand beside each other.
  private static let greatestTextSize = 1.35
  private static let greatestLines = 2
  /// A pressed button's alpha if reduced motion keeps it from shrinking.
  private static let pressedAlpha = 0.7

  init(_ phoneSwitch: PhoneSwitch, _ switches: PhoneSwitches) {
    self.phoneSwitch = phoneSwitch
    self.switches = switches
    icon = phoneSwitch.icon.view(Palette.ink)
    caption = Label(
      phoneSwitch.caption, style: TypeScale.caption, color: Palette.ink2, alignment: .center)
    super.init(id: "drawer-toggle-\(phoneSwitch.rawValue)")
    role = .switch
    label = phoneSwitch.label
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
    isSelected = switches.isOn(phoneSwitch)
    add(Action("flip", DrawerToggle.flip), to: self, for: .touchUpInside)
    showState()
  }

  /// A caption as it is set at a text size.
  private static func text(_ phoneSwitch: PhoneSwitch, textSize: Double) -> Text {
    Text(
      phoneSwitch.caption, style: TypeScale.caption.scaled(min(textSize, greatestTextSize)),
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
    let text = DrawerToggle.text(phoneSwitch, textSize: textSize)
    caption.style = text.style
    let diameter = DrawerToggle.diameter
    let side = DrawerToggle.iconSide
    face.frame = Rect((size.width - diameter) / 2, 0, diameter, diameter)
    icon.frame = Rect((diameter - side) / 2, (diameter - side) / 2, side, side)
    let top = diameter + DrawerToggle.gap
    caption.frame = Rect(0, top, size.width, size.height - top)
  }

  /// A long press, or an action of assistive technology, does something else than to turn the switch.
  func leads(to name: String, _ perform: @escaping () -> Void) {
    let press = LongPressRecognizer(name: name)
    press.onChange = { [unowned press] _ in if press.state == .began { perform() } }
    addGestureRecognizer(press)
    held = ViewAction(name, perform)
  }

  override var customActions: [ViewAction] { [held].compactMap(\.self) }

  private func flip() { switches.flip(phoneSwitch) }

  override func environmentChanged() { isSelected = switches.isOn(phoneSwitch) }

  override func stateChanged() {
    if isSelected != (explicitValue == DrawerToggle.on) {
      guard let stage = window?.stage else { return showState() }
      stage.animate(stage.tuning[Switch.turn]) { showState() }
    }
    showPress {
      face.scale = pressScale
      let fades = isHighlighted && window?.stage.environment.reducedMotion == true
      face.alpha = fades ? DrawerToggle.pressedAlpha : 1
    }
  }

  private static let on = "on"
  private static let off = "off"

  private func showState() {
    explicitValue = isSelected ? DrawerToggle.on : DrawerToggle.off
    face.background = isSelected ? Palette.accent : Palette.control
    icon.color = isSelected ? Palette.onAccent : Palette.ink
    icon.layers = phoneSwitch.icon.layers(selected: isSelected)
  }
}
