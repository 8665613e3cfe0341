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

  /// The arrangement that it is part of, which says how large it is.
  var grid: SwitchGrid? { didSet { if grid != oldValue { setNeedsLayout() } } }

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
    caption.isCenteredVertically = false
    face.isUserInteractionEnabled = false
    face.addSubview(icon)
    addSubview(face)
    addSubview(caption)
    isSelected = switches.isOn(phoneSwitch)
    add(Action("flip", DrawerToggle.flip), to: self, for: .touchUpInside)
    showState()
  }

  override func layout() {
    guard let grid else { return }
    let text = SwitchGrid.text(phoneSwitch.caption, textSize: textSize)
    caption.style = text.style
    caption.lines = text.lines
    let (diameter, side) = (grid.diameter, grid.iconSide)
    face.cornerRadii = CornerRadii(all: diameter / 2)
    face.frame = Rect((size.width - diameter) / 2, 0, diameter, diameter)
    icon.frame = Rect((diameter - side) / 2, (diameter - side) / 2, side, side)
    let top = diameter + SwitchGrid.gap
    caption.frame = Rect(0, top, size.width, size.height - top)
  }

  /// A long press, or an action of assistive technology, does something else than to turn the switch.
  func leads(to name: String, _ perform: @escaping () -> Void) {
    let press = LongPressRecognizer(name: name)
    press.onChange = press.weakly { press, _ in if press.state == .began { perform() } }
    addGestureRecognizer(press)
    held = ViewAction(name, perform)
  }

  override var customActions: [ViewAction] { [held].compactMap { $0 } }

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
