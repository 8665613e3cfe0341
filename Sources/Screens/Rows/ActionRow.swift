import TouchKit
import TouchStyle

/// A row with buttons that come out of its ends; in edit mode it has a mark as well.
class ActionRow: Control {
  private(set) var rowState: RowState = []
  /// Called when the mark is pressed.
  var onMinus: (() -> Void)?
  /// Called when assistive technology asks for a button's action without the button.
  var onAction: ((RowSide) -> Void)?
  /// Called when one of its buttons is pressed.
  var onButton: ((RowSide) -> Void)?
  /// Called when the row leaves its window.
  var onGone: (() -> Void)?

  /// The revealed points: positive at the trailing edge, negative at the leading one; nil while no button exists.
  private(set) var reveal: AnimatedValue?
  /// The end whose button is open or opens now.
  private var openSide: RowSide?
  /// How far a button fills the row, from 0 to 1: a full row shows that the button acts when the finger lifts.
  private var fill: AnimatedValue?
  private var buttons: [RowSide: RowButton] = [:]
  private var fade: RowFade?
  private(set) var minus: MinusMark?

  /// The room that the row's content loses to the mark at text size 1, which is the least for a finger, in points.
  private static let editRoom = 40.0
  private var editRoom: Double { ActionRow.editRoom * max(1, symbolFactor) }
  /// The distance of buttons from the edge.
  private var edge: Double { window?.stage.tuning[ActionRow.buttonMargin] ?? 0 }

  /// What the button at an end says; nil if the end has no button.
  func look(of side: RowSide) -> RowButton.Look? { nil }
  /// The mark's id and label.
  var minusLook: (id: String?, label: String) { (nil, "Delete") }
  /// What the row keeps free at the edges of the screen.
  var edges: (leading: Double, trailing: Double) {
    let area = safeArea
    return isRightToLeft ? (area.right, area.left) : (area.left, area.right)
  }
  /// The colour of the row's ground while nothing presses it.
  var restingGround: DynamicColor { Palette.surface }
  /// The height of the row's content, which stays the same while the row closes.
  var contentHeight: Double { size.height }
  /// The y of the middles of mark and buttons.
  var actionLine: Double { contentHeight / 2 }
  /// Where the mark's room begins.
  var minusStart: Double {
    edges.leading + (window?.stage.settings.device.margin ?? 0) - Space.small
  }
  /// Where the content begins beyond the margin.
  var editInset: Double { rowState.contains(.editControl) ? editRoom : 0 }

  override var customActions: [ViewAction] {
    [RowSide.trailing, .leading].compactMap { side in
      look(of: side).map { look in ViewAction(look.action, weakly { me in me.onAction?(side) }) }
    }
  }

  func button(_ side: RowSide) -> RowButton? { buttons[side] }

  /// The revealed points of an open button; 0 if the end has no button.
  func rest(_ side: RowSide) -> Double {
    guard let button = buttons[side] else { return 0 }
    return button.sizeThatFits(size).width + edge + edge(side)
  }

  private func edge(_ side: RowSide) -> Double {
    side == .trailing ? edges.trailing : edges.leading
  }

  // MARK: States

  /// Sets the state without a transition.
  func take(_ state: RowState) { rowState = state }

  /// The row's state is about to change.
  func willTransition(to state: RowState) {
    window?.stage.note(.action, "\(logName) will transition to \(state.words)")
    rowState = state
  }

  /// The row's state has changed.
  func didTransition() {
    window?.stage.note(.action, "\(logName) did transition to \(rowState.words)")
  }

  /// Shows or removes the mark of edit mode; called inside an animation.
  func setEditing(_ editing: Bool) {
    guard editing != rowState.contains(.editControl) else { return }
    willTransition(to: editing ? rowState.union(.editControl) : rowState.subtracting(.editControl))
    if editing {
      showMinus()
    } else {
      minus?.standing = .leaving
      minus?.alpha = 0
    }
    if let stage = window?.stage, stage.environment.reducedMotion {
      // The mark fades; the content is at its new place at once.
      stage.withoutAnimation { setNeedsLayout() }
    } else {
      setNeedsLayout()
    }
    didTransition()
  }

  /// Removes the mark once it has faded.
  func dropMinus() {
    guard !rowState.contains(.editControl) else { return }
    minus?.removeFromSuperview()
    minus = nil
  }

  private func showMinus() {
    if minus == nil {
      let mark = MinusMark(id: minusLook.id, label: minusLook.label)
      mark.on(.touchUpInside, "ask", weakly { me in me.onMinus?() })
      minus = mark
      let add = { [self] in
        mark.alpha = 0
        addSubview(mark)
        placeMinus()
      }
      // A row that is made while others are edited has no stage yet.
      if let stage = window?.stage { stage.withoutAnimation(add) } else { add() }
    }
    minus?.standing = .present
    minus?.alpha = 1
  }

  private func placeMinus() {
    guard let minus else { return }
    // As high as the row allows, so that a finger hits it easily.
    let line = actionLine
    let half = min(line, contentHeight - line)
    minus.frame = mirrored(Rect(minusStart, line - half, editRoom, half * 2))
  }

  // MARK: Buttons

  /// Makes the buttons; nothing of them is seen yet.
  func prepare() {
    guard reveal == nil, let stage = window?.stage else { return }
    let reveal = AnimatedValue(0, name: "\(logName).reveal", on: stage)
    self.reveal = reveal
    let fill = AnimatedValue(0, name: "\(logName).fill", on: stage, rest: .progress)
    self.fill = fill
    stage.withoutAnimation {
      let fade = RowFade(reveal, fill, ground: restingGround)
      addSubview(fade)
      self.fade = fade
      for side in RowSide.allCases {
        guard let look = look(of: side) else { continue }
        let button = RowButton(look)
        button.on(.touchUpInside, "answer", weakly { me in me.onButton?(side) })
        buttons[side] = button
        addSubview(button)
      }
      placeButtons()
    }
  }

  /// Makes the buttons follow the revealed points, for the present width, edges and text size.
  private func placeButtons() {
    guard let reveal, let fill else { return }
    keepOpen(reveal)
    fade?.frame = Rect(0, 0, size.width, contentHeight)
    let isWithoutTravel = window?.stage.environment.reducedMotion ?? false
    for side in RowSide.allCases {
      guard let button = buttons[side], button.isFollowing else { continue }
      let size = button.sizeThatFits(self.size)
      let rest = rest(side)
      let outside = rest - size.width
      let isRight = (side == .trailing) != isRightToLeft
      let width = self.size.width
      let full = width - edge - edge(side == .trailing ? .leading : .trailing) - outside
      button[.height] = size.height
      button[.y] = actionLine - size.height / 2
      /// How far the button's own edge is from the row's, and how wide the button is.
      let extent = { (value: Double, fill: Double) -> (out: Double, width: Double) in
        let shown = max(0, value * side.sign)
        let out = isWithoutTravel && shown > 0 ? max(shown, rest) : shown
        let own = max(size.width, out - outside)
        let more = (full - own) * fill
        return (out + more, own + more)
      }
      button.follow(.width, reveal, fill) { extent($0, $1).width }
      button.follow(.x, reveal, fill) {
        let (out, own) = extent($0, $1)
        return isRight ? width - out : out - own
      }
      // The words stay at the row's end; once the button fills the row, they are beside the finger.
      button.placeWords(width: size.width, reveal, fill) {
        let room = extent($0, $1).width - size.width
        return room * (isRight ? 1 - $1 : $1)
      }
      button.follow(.alpha, reveal) { min(1, max(0, $0 * side.sign / rest)) }
    }
  }

  /// Reveals an open button whole when its width changes, as with the text size.
  private func keepOpen(_ reveal: AnimatedValue) {
    guard let side = openSide, let stage = window?.stage else { return }
    let target = rest(side) * side.sign
    guard reveal.model != target else { return }
    if reveal.isMoving {
      reveal.animate(to: target, stage.tuning[ActionRow.action])
    } else {
      reveal.set(target)
    }
  }

  /// Sets the revealed points, as under a finger.
  func follow(_ points: Double) {
    openSide = nil
    prepare()
    reveal?.set(points)
  }

  /// Shows whether the button acts when the finger lifts.
  func arm(_ isArmed: Bool) {
    fill(to: isArmed ? 1 : 0)
  }

  private func fill(to target: Double) {
    guard let stage = window?.stage, let fill, fill.model != target else { return }
    if stage.environment.reducedMotion {
      fill.set(target)
    } else {
      fill.animate(to: target, stage.tuning[ActionRow.fullFill])
    }
  }

  /// Animates to an open button, or to a closed row.
  func settle(open side: RowSide?, velocity: Double) {
    guard let stage = window?.stage else { return }
    openSide = nil
    if side != nil { prepare() }
    guard let reveal else { return }
    var animation = stage.tuning[ActionRow.action]
    animation.velocity = velocity
    if stage.environment.reducedMotion { animation.curve = animation.curve.withoutOvershoot }
    fill(to: 0)
    openSide = side
    let target = side.map { rest($0) * $0.sign } ?? 0
    reveal.animate(
      to: target, animation,
      onEnd: weakly { me, finished in
        if finished, side == nil { me.dropButtons() }
      })
  }

  /// Fades a button out without moving it.
  func fadeButton(_ side: RowSide) {
    guard let stage = window?.stage, let button = buttons[side] else { return }
    isUserInteractionEnabled = false
    openSide = nil
    reveal?.catchNow()
    button.isFollowing = false
    stage.animate(stage.tuning[ActionRow.fade]) { button.alpha = 0 }
  }

  /// Makes a row that was deleted usable again.
  func restore() {
    isUserInteractionEnabled = true
    dropButtons()
  }

  private func dropButtons() {
    for side in RowSide.allCases { buttons[side]?.removeFromSuperview() }
    buttons = [:]
    fade?.removeFromSuperview()
    fade = nil
    reveal = nil
    fill = nil
    openSide = nil
  }

  override func willLeaveWindow() {
    super.willLeaveWindow()
    dropButtons()
    onGone?()
  }

  /// Lays out the mark and the buttons; rows call it from their own layout.
  override func layout() {
    placeMinus()
    placeButtons()
  }
}
