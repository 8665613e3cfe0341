import TouchKit
import TouchStyle

/// A song to come. A tap plays it, a long press takes it into the hand.
final class QueueRow: Control {
  let song: Int
  let press = LongPressRecognizer(name: "lift")
  /// Moves the row by so many places, for assistive technology; nil where it can't go.
  var onMove: ((Int) -> Void)?
  /// Whether there is a place above and below it.
  var canMove = (up: false, down: false)
  private let cover: CoverView
  private let title: Label
  private let artist: Label
  private let handle = PlayerIcon.handle.view(Palette.ink3)
  private var isLifted = false

  private static let cover = 40.0

  init(_ number: Int, in library: Library, _ play: @escaping () -> Void) {
    song = number
    let song = library.songs[number]
    let album = library.album(of: number)
    cover = CoverView(album.cover)
    title = Label(song.title, style: TypeScale.secondStrong, color: Palette.ink)
    artist = Label(album.artist, style: TypeScale.second, color: Palette.ink2)
    super.init(id: "queue-\(number + 1)")
    role = .row
    label = "\(song.title), \(album.artist)"
    isElement = true
    background = Palette.raised.faded(0)
    title.isProse = true
    artist.isProse = true
    for view in [cover, title, artist, handle] { addSubview(view) }
    on(.touchUpInside, "play the song", play)
    addGestureRecognizer(press)
  }

  override var customActions: [ViewAction] {
    var actions: [ViewAction] = []
    if canMove.up { actions.append(ViewAction("move-up", weakly { me in me.onMove?(-1) })) }
    if canMove.down { actions.append(ViewAction("move-down", weakly { me in me.onMove?(1) })) }
    return actions
  }

  override func stateChanged() { showPress { background = ground } }

  private var ground: DynamicColor {
    if isLifted { return Palette.raised }
    return isHighlighted ? Palette.pressedOnRaised : Palette.raised.faded(0)
  }

  /// Shows the row in the hand, or back among the others.
  func setLifted(_ lifted: Bool) {
    isLifted = lifted
    background = ground
    cornerRadii = CornerRadii(all: lifted ? Radius.button : 0)
    shadow = lifted ? Shadows.raised : nil
  }

  var margin = 0.0 { didSet { if margin != oldValue { setNeedsLayout() } } }

  override func sizeThatFits(_ size: Size) -> Size {
    let words = title.lineHeight + artist.lineHeight
    return Size(size.width, max(QueueRow.cover, words) + 2 * Space.small)
  }

  override func layout() {
    let side = QueueRow.cover
    let words = title.lineHeight + artist.lineHeight
    let y = (size.height - words) / 2
    let x = margin + side + Space.medium
    let end = size.width - margin - Icon.side
    let width = end - Space.medium - x
    cover.frame = mirrored(Rect(margin, (size.height - side) / 2, side, side))
    title.frame = mirrored(Rect(x, y, width, title.lineHeight))
    artist.frame = mirrored(Rect(x, y + title.lineHeight, width, artist.lineHeight))
    handle.frame = mirrored(Rect(end, (size.height - Icon.side) / 2, Icon.side, Icon.side))
  }
}
