import TouchKit
import TouchStyle

/// A card that a finger pulls, and that springs back when the finger leaves.
final class PullView: View {
  /// Both values are in resources/tunings/default.json, and a designer can change them there.
  static let spring = Tunable.curve("card.spring", "how the card goes back")
  static let give = Tunable.number(
    "card.give", in: 0.05...1, step: 0.05, unit: .share, "how much of a pull the card follows")

  private let card = View(id: "card")
  /// Uses the phone's own font, resources/fonts/LeafSerif-Bold.ttf.
  private static let title = TextStyle(size: 22, lineHeight: 28, weight: 700, family: "Leaf Serif")
  private let hint: Label
  private let leaf: PictureView
  private let pan = PanRecognizer(axis: .vertical)
  /// How far the card is from its place, in points: the one moving value of the screen.
  private let pull: AnimatedValue
  /// The pull at which the finger began.
  private var start = 0.0

  init(_ words: Words, _ picture: Bitmap, on stage: Stage) {
    hint = Label(
      words.hint, id: "hint", style: PullView.title, color: Palette.ink2, alignment: .center)
    leaf = PictureView(picture, id: "leaf")
    pull = AnimatedValue(0, name: "card.pull", on: stage)
    super.init(id: "screen")
    card.background = Palette.surface
    card.cornerRadii = CornerRadii(all: Radius.card)
    card.shadow = Shadows.raised
    card.addSubview(leaf)
    card.follow(.translationY, pull) { $0 }
    // The words fade as the card comes over them.
    hint.follow(.alpha, pull) { max(0, 1 - abs($0) / 120) }
    addSubview(hint)
    addSubview(card)
    pan.onChange = weakly { me, _ in me.panChanged() }
    card.addGestureRecognizer(pan)
  }

  override func layout() {
    let side = min(220, size.width - 2 * Space.huge)
    card.frame = Rect(center: bounds.center, size: Size(side, side))
    leaf.frame = card.bounds.inset(by: Space.huge)
    hint.frame = Rect(
      Space.large, card.frame.maxY + Space.huge, size.width - 2 * Space.large,
      hint.sizeThatFits(size).height)
  }

  private var band: RubberBand { RubberBand(size: size.height, give: stage.tuning[PullView.give]) }

  private func panChanged() {
    switch pan.state {
    case .began:
      // A card in motion is caught where it is.
      pull.catchNow()
      start = band.pull(showing: pull.shown)
    case .changed:
      pull.set(band.shown(ofPull: start + pan.translation.y))
    case .ended, .cancelled:
      goBack(velocity: pan.velocity.y * band.slope(showing: pull.shown))
    case .possible, .failed: break
    }
  }

  /// Wind blows against the card.
  func blow(_ strength: Double) { goBack(velocity: -strength) }

  private func goBack(velocity: Double) {
    pull.animate(
      to: 0,
      Animation(duration: .zero, curve: stage.tuning[PullView.spring], velocity: velocity))
  }
}
