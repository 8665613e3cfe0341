import TouchKit
import TouchStyle

/// The card with an offer to undo or redo a change.
final class UndoPanel: View {
  /// Called with the command that the user chose.
  var onCommand: ((UndoOffer.Command) -> Void)?
  /// Called when the user wants neither.
  var onDismiss: (() -> Void)?
  /// Whether it is as high as it wants to be, or one line.
  var form = UndoPanelPlace.Form.whole { didSet { if form != oldValue { setNeedsLayout() } } }
  /// Holds words and buttons, which fade on the card under reduced motion.
  let holder = View()
  private let words = Label(style: TypeScale.second, lines: 2)
  private let accept = Button("Undo", id: "undo")
  private let other = Button("Redo", id: "redo")
  private let dismiss = Button("Cancel", style: .quiet)
  private var offer: UndoOffer?

  /// The least room for the words of one line beside its buttons, at text size 1: a few letters with an ellipsis.
  private static let leastWords = 48.0

  init() {
    super.init()
    role = .alert
    background = Palette.raised
    cornerRadii = CornerRadii(all: Radius.card)
    shadow = Shadows.raised
    // While it changes from one form to the other, its words have the layout of one and the card has the
    // height of the other.
    clipsToBounds = true
    words.isProse = true
    accept.on(
      .touchUpInside, "accept",
      weakly { me in
        if let offer = me.offer { me.onCommand?(offer.command) }
      })
    other.on(
      .touchUpInside, "other",
      weakly { me in
        if let command = me.offer?.other { me.onCommand?(command) }
      })
    dismiss.on(.touchUpInside, "dismiss", weakly { me in me.onDismiss?() })
    addSubview(holder)
    for view in [words, dismiss, accept] { holder.addSubview(view) }
  }

  /// Shows the words and buttons of an offer.
  func show(_ offer: UndoOffer) {
    self.offer = offer
    accept.title = offer.command.title
    other.title = offer.other?.title ?? ""
    if offer.other == nil {
      other.removeFromSuperview()
    } else if other.superview == nil {
      holder.insertSubview(other, below: accept)
    }
    words.string = offer.words
    label = offer.words
    setNeedsLayout()
    for button in [dismiss, other, accept] { button.setNeedsLayout() }
  }

  /// The height that it wants at a width.
  func height(width: Double, _ form: UndoPanelPlace.Form) -> Double {
    arranged(width: width, form).height
  }

  private struct Arrangement {
    var words: Rect
    var buttons: [(button: Button, frame: Rect)]
    var height: Double
  }

  private func arranged(width: Double, _ form: UndoPanelPlace.Form) -> Arrangement {
    switch form {
    case .whole: whole(width: width)
    case .line: line(width: width)
    }
  }

  /// The buttons that the offer has, the main one last.
  private var wanted: [Button] {
    guard let offer else { return [] }
    return (offer.stay == .untilAnswered ? [dismiss] : []) + (offer.other == nil ? [] : [other])
      + [accept]
  }

  private func widths(_ buttons: [Button]) -> [Double] {
    buttons.map { $0.sizeThatFits(size).width }
  }

  private var buttonHeight: Double {
    max(Space.target, wanted.map { $0.sizeThatFits(size).height }.max() ?? 0)
  }

  /// Buttons in a row that ends near the card's edge.
  private func row(_ buttons: [Button], width: Double, y: Double, height: Double)
    -> [(button: Button, frame: Rect)]
  {
    let widths = widths(buttons)
    var x = width - Space.small - widths.reduce(0, +)
    return zip(buttons, widths).map { button, own in
      defer { x += own }
      return (button, Rect(x, y, own, height))
    }
  }

  private func whole(width: Double) -> Arrangement {
    words.lines = 2
    let buttons = wanted
    let all = widths(buttons).reduce(0, +)
    let inner = width - Space.large * 2
    let natural = words.metrics(width: nil)?.size.width ?? 0
    // If words and buttons don't fit beside each other, the buttons are below; if they don't fit there,
    // each has a line.
    let isStacked = natural > (inner - all) * 2
    let isTall = all > width - Space.small * 2
    let wordsWidth = max(1, isStacked ? inner : inner - all)
    let wordsHeight = words.metrics(width: wordsWidth)?.size.height ?? 0
    let line = isStacked ? buttonHeight : max(wordsHeight + Space.medium * 2, buttonHeight)
    let top = isStacked ? Space.medium + wordsHeight : 0
    let lines = isTall ? buttons.reversed().map { [$0] } : [buttons]
    return Arrangement(
      words: Rect(
        Space.large, isStacked ? Space.medium : (line - wordsHeight) / 2, wordsWidth, wordsHeight),
      buttons: lines.enumerated().flatMap { index, buttons in
        row(buttons, width: width, y: top + Double(index) * line, height: line)
      },
      height: top + Double(lines.count) * line)
  }

  private func line(width: Double) -> Arrangement {
    words.lines = 1
    let height = max(buttonHeight, words.lineHeight)
    let inner = width - Space.large - Space.small
    let least = UndoPanel.leastWords * textSize
    // The main button stays; what else there is room for comes beside it.
    var buttons = wanted
    while buttons.count > 1, inner - widths(buttons).reduce(0, +) < least {
      buttons.remove(at: buttons.count - 2)
    }
    let wordsWidth = max(1, inner - widths(buttons).reduce(0, +))
    let own = words.metrics(width: wordsWidth)?.size.height ?? 0
    return Arrangement(
      words: Rect(Space.large, (height - own) / 2, wordsWidth, own),
      buttons: row(buttons, width: width, y: 0, height: height), height: height)
  }

  override func environmentChanged() { setNeedsLayout() }

  override func layout() {
    holder.frame = bounds
    let places = arranged(width: size.width, form)
    words.frame = mirrored(places.words)
    for button in [dismiss, other, accept] {
      let place = places.buttons.first { $0.button === button }
      button.isHidden = place == nil
      if let place { button.frame = mirrored(place.frame) }
    }
  }

  override func draw(in context: inout DrawingContext) {
    guard context.environment.appearance == .dark else { return }
    context.border(
      Rect(origin: .zero, size: shown.size), radii: cornerRadii, width: 0,
      context.color(Palette.hairline))
  }
}
