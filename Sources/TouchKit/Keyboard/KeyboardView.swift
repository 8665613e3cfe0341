/// The keys of the phone's keyboard. A finger may slide from letter to letter; when a second one lands, the first one's
/// letter is typed.
final class KeyboardView: View {
  static let repeatDelay = Tunable.seconds(
    "keyboard.repeat.delay", "how long delete is held before it repeats")
  static let repeatInterval = Tunable.seconds(
    "keyboard.repeat.interval", in: 0.01...2, "how often delete repeats while it is held")

  /// Whether letters are upper case.
  enum Shift: Equatable { case off, once, locked }

  private struct PressedKey {
    let touch: Touch
    var key: KeyView
  }

  let style: KeyboardStyle
  /// Holds the keys, which fade on the keyboard under reduced motion.
  let holder = View()
  private(set) var traits = KeyboardTraits()
  private(set) var page = KeyboardTraits.Page.letters
  var shift = Shift.off { didSet { if shift != oldValue { showShift() } } }
  private(set) var keys: [KeyView] = []
  private var pressed: [PressedKey] = []
  private var repeating: Timer?
  /// Types words.
  var onType: ((String) -> Void)?
  /// Presses the named key.
  var onKey: ((String) -> Void)?

  init(style: KeyboardStyle) {
    self.style = style
    super.init(id: "keyboard")
    role = .group
    background = style.background
    addSubview(holder)
    show(KeyboardTraits())
  }

  /// Shows the keys that a responder wants.
  func show(_ traits: KeyboardTraits) {
    self.traits = traits
    shift = .off
    show(traits.page)
  }

  func show(_ page: KeyboardTraits.Page) {
    releaseAll()
    self.page = page
    for key in keys { key.removeFromSuperview() }
    keys = KeyboardLayout(page: page).rows.joined().map { key in
      let view = KeyView(key, returnKey: traits.returnKey, style: style)
      view.ownActivate = weakly(with: view) { me, view in me.act(view, taps: 1) }
      holder.addSubview(view)
      return view
    }
    showShift()
    setNeedsLayout()
  }

  private func showShift() {
    for key in keys {
      key.isLarge = shift != .off
      if key.key == .shift { key.shift = shift }
    }
  }

  override func layout() {
    holder.frame = bounds
    let room = bounds.inset(by: stage.settings.device.safeArea(stage.environment.orientation))
    let frames = KeyboardLayout(page: page).frames(in: room.size, style.metrics)
    for (key, frame) in zip(keys, frames.map { $0.1 }) { key.frame = frame.offset(by: room.origin) }
  }

  // MARK: Keys

  /// Performs a key's action.
  private func act(_ view: KeyView, taps: Int) {
    switch view.key {
    case .letter(let letter):
      let typed = shift == .off ? letter : letter.uppercased()
      if shift == .once { shift = .off }
      onType?(typed)
    case .space: onType?(" ")
    case .return: onKey?("return")
    case .delete: onKey?("backspace")
    case .page(let page): show(page)
    case .shift:
      if taps == 2 {
        shift = .locked
      } else {
        shift = shift == .off ? .once : .off
      }
    }
  }

  /// The key under a finger or, in a gap, the nearest one.
  private func key(at point: Point) -> KeyView? {
    keys.min { distance(point, $0.frame) < distance(point, $1.frame) }
  }

  private func distance(_ point: Point, _ rect: Rect) -> Double {
    let nearest = Point(
      min(max(point.x, rect.x), rect.maxX), min(max(point.y, rect.y), rect.maxY))
    return point.distance(to: nearest)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: [Touch], _ event: Event) {
    for touch in touches {
      // Fast fingers overlap: a held letter is typed before the next finger counts.
      for held in pressed where held.key.key.isTyped { release(held.touch, acts: true) }
      guard let key = key(at: touch.location(in: self)) else { continue }
      pressed.append(PressedKey(touch: touch, key: key))
      key.isPressed = true
      switch key.key {
      case .shift: act(key, taps: touch.tapCount)
      case .delete:
        act(key, taps: 1)
        repeatDelete(key)
      case .letter, .space, .return, .page: break
      }
    }
  }

  override func touchesMoved(_ touches: [Touch], _ event: Event) {
    for touch in touches {
      guard let index = pressed.firstIndex(where: { $0.touch === touch }),
        let under = key(at: touch.location(in: self)), under !== pressed[index].key
      else { continue }
      let held = pressed[index].key
      if held.key.isTyped, under.key.isTyped {
        held.isPressed = false
        under.isPressed = true
        pressed[index].key = under
      } else if distance(touch.location(in: self), held.frame) > style.metrics.rowGap {
        release(touch, acts: false)
      }
    }
  }

  override func touchesEnded(_ touches: [Touch], _ event: Event) {
    for touch in touches { release(touch, acts: true) }
  }

  override func touchesCancelled(_ touches: [Touch], _ event: Event) {
    for touch in touches { release(touch, acts: false) }
  }

  override func willLeaveWindow() { releaseAll() }

  /// Releases every key without typing.
  private func releaseAll() {
    for held in pressed { release(held.touch, acts: false) }
  }

  private func release(_ touch: Touch, acts: Bool) {
    guard let index = pressed.firstIndex(where: { $0.touch === touch }) else { return }
    let held = pressed.remove(at: index).key
    held.isPressed = false
    switch held.key {
    case .delete:
      repeating?.invalidate()
      repeating = nil
    case .letter, .space, .return, .page: if acts { act(held, taps: 1) }
    case .shift: break
    }
  }

  private func repeatDelete(_ key: KeyView) {
    repeating?.invalidate()
    repeating = Timer(
      "delete repeats", after: stage.tuning[KeyboardView.repeatDelay], on: stage,
      weakly(with: key) { me, key, _ in
        me.act(key, taps: 1)
        me.repeating = Timer(
          "delete repeats", after: me.stage.tuning[KeyboardView.repeatInterval], repeats: true,
          on: me.stage, me.weakly(with: key) { me, key, _ in me.act(key, taps: 1) })
      })
  }
}
