/// Fills the screen under a popover: a touch beside the popover only dismisses it.
final class PopoverLayer: View {
  /// Grows from the arrow's tip; it accepts no touches beside the card.
  let body = PopoverBody()
  let card: PopoverCard
  let arrow: PopoverArrowView
  var onLayout: (() -> Void)?

  init(_ style: PopoverStyle) {
    card = PopoverCard(style)
    arrow = PopoverArrowView(style)
    super.init()
    role = .button
    label = "Close"
    body.addSubview(card)
    body.addSubview(arrow)
    addSubview(body)
  }

  override var isLayer: Bool { true }
  override func environmentChanged() { setNeedsLayout() }
  override func layout() { onLayout?() }

  /// A popover that leaves accepts no touches beside itself.
  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit === self && body.standing == .leaving ? nil : hit
  }

  func place(_ placement: PopoverPlacement) {
    body.frame = placement.frame
    card.frame = body.bounds
    arrow.place(placement)
  }
}

/// Moves the card and its arrow together.
final class PopoverBody: View {
  override func hitTest(_ point: Point, _ event: Event?) -> View? {
    let hit = super.hitTest(point, event)
    return hit === self && standing == .present ? nil : hit
  }
}
