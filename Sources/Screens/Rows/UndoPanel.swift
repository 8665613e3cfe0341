import TouchKit
import TouchStyle

/// A card at the lower end of a screen that offers to undo or redo a change. The screen's controller decides what it offers.
final class UndoPanel: View {
  static let stay = Tunable.seconds(
    "undo.shown", in: 0.5...60, "how long a deletion can be undone at the panel")
  static let movement = TunableAnimation(
    "undo.panel", in: 0...3, duration: "how long the undo panel takes on a curve",
    curve: "how the undo panel moves")

  /// What the panel can offer.
  enum Command: Equatable {
    case undo, redo

    var title: String { self == .undo ? "Undo" : "Redo" }
  }

  /// Called with the command that the user accepted.
  var onAccept: ((Command) -> Void)?
  private(set) var command = Command.undo
  private let words: Label
  private let accept: Button
  private let dismiss: Button
  private var timer: Stage.EventID?
  private(set) var isUp = false { didSet { standing = isUp ? .present : .leaving } }
  /// The screen that the panel stands on while it is up.
  private unowned let host: View

  /// The distance from the screen's edges, and the greatest width, in points.
  private static let margin = 12.0
  private static let greatestWidth = 420.0

  init(on host: View) {
    self.host = host
    words = Label(style: TypeScale.second, lines: 2)
    accept = Button("Undo", id: "undo")
    dismiss = Button("Cancel", style: .quiet)
    super.init()
    role = .alert
    background = Palette.raised
    cornerRadii = CornerRadii(all: Radius.card)
    shadow = Shadows.raised
    words.isProse = true
    alpha = 0
    accept.on(.touchUpInside, "accept") { [unowned self] in
      down()
      onAccept?(command)
    }
    dismiss.on(.touchUpInside, "dismiss") { [unowned self] in down() }
    for view in [words, accept, dismiss] { addSubview(view) }
  }

  override var text: String? { nil }

  /// Shows the panel with an offer, for a while or, if it is lasting, until the user answers.
  func offer(_ command: Command, _ string: String, isLasting: Bool) {
    guard let stage = host.window?.stage else { return }
    if superview == nil { host.addSubview(self) }
    self.command = command
    accept.title = command.title
    words.string = string
    label = string
    dismiss.isHidden = !isLasting
    forgetTimer()
    setNeedsLayout()
    host.setNeedsLayout()
    if !isUp {
      isUp = true
      stage.withoutAnimation { translation = travel }
      stage.animate(stage.tuning[UndoPanel.movement]) {
        alpha = 1
        translation = .zero
      }
    }
    guard !isLasting else { return }
    timer = stage.schedule(after: stage.tuning[UndoPanel.stay], "the undo panel goes") {
      [weak self] in
      self?.timer = nil
      self?.down()
    }
  }

  /// Hides the panel.
  func down() {
    forgetTimer()
    guard isUp, let stage = window?.stage else { return }
    isUp = false
    stage.animate(stage.tuning[UndoPanel.movement]) {
      alpha = 0
      translation = travel
    } completion: { [weak self] _ in
      guard let self, !isUp else { return }
      removeFromSuperview()
    }
  }

  private var travel: Point {
    stage.environment.reducedMotion ? .zero : Point(0, size.height + UndoPanel.margin)
  }

  private func forgetTimer() {
    if let timer { stage.cancel(timer) }
    timer = nil
  }

  override func willLeaveWindow() {
    forgetTimer()
    super.willLeaveWindow()
  }

  /// Where the panel stands in a screen of this size.
  func place(in size: Size, area: EdgeInsets) -> Rect {
    let room = size.width - area.left - area.right - UndoPanel.margin * 2
    let width = min(room, UndoPanel.greatestWidth)
    let height = arranged(width: width).height
    return Rect(
      area.left + UndoPanel.margin + (room - width) / 2,
      size.height - area.bottom - UndoPanel.margin - height, width, height)
  }

  private func arranged(width: Double) -> (words: Rect, buttons: [Rect], height: Double) {
    let shownButtons = dismiss.isHidden ? [accept] : [dismiss, accept]
    let sizes = shownButtons.map { $0.sizeThatFits(size) }
    let all = sizes.map(\.width).reduce(0, +)
    let inner = width - Space.large * 2
    let natural = words.metrics(width: nil)?.size.width ?? 0
    // If words and buttons don't fit beside each other, the buttons stand below.
    let isStacked = natural > (inner - all) * 2
    let wordsWidth = max(1, isStacked ? inner : inner - all)
    let wordsHeight = words.metrics(width: wordsWidth)?.size.height ?? 0
    let buttonHeight = max(Space.target, sizes.map(\.height).max() ?? 0)
    let row = isStacked ? buttonHeight : max(wordsHeight + Space.medium * 2, buttonHeight)
    let top = isStacked ? Space.medium + wordsHeight : 0
    var x = width - Space.small - all
    var buttons: [Rect] = []
    for size in sizes {
      buttons.append(Rect(x, top, size.width, row))
      x += size.width
    }
    let wordsRect = Rect(
      Space.large, isStacked ? Space.medium : (row - wordsHeight) / 2, wordsWidth, wordsHeight)
    return (wordsRect, buttons, top + row)
  }

  override func layout() {
    let places = arranged(width: size.width)
    words.frame = mirrored(places.words)
    let shownButtons = dismiss.isHidden ? [accept] : [dismiss, accept]
    for (button, place) in zip(shownButtons, places.buttons) { button.frame = mirrored(place) }
  }

  override func draw(in context: inout DrawingContext) {
    guard context.environment.appearance == .dark else { return }
    context.border(
      Rect(origin: .zero, size: shown.size), radii: cornerRadii, width: 0,
      context.color(Palette.hairline))
  }
}
