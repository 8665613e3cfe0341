import TouchKit
import TouchStyle

/// A song in the library. A tap plays it; the present one is marked.
final class SongRow: Control {
  private let cover: CoverView
  private let title: Label
  private let artist: Label
  private let time: Label
  private let mark = PlayerIcon.playing.view(Palette.accent)

  /// Whether it is the present song.
  var isCurrent = false { didSet { if isCurrent != oldValue { showCurrent() } } }

  init(
    _ song: Library.Song, of album: Library.Album, number: Int, _ press: @escaping () -> Void
  ) {
    cover = CoverView(album.cover)
    title = Label(song.title, style: TypeScale.body, color: Palette.ink)
    artist = Label(album.artist, style: TypeScale.second, color: Palette.ink2)
    time = Label(
      SongTime.words(song.seconds), style: TypeScale.time, color: Palette.ink2, alignment: .trailing
    )
    super.init(id: "song-\(number)")
    role = .row
    label = "\(song.title), \(album.artist)"
    isElement = true
    title.isProse = true
    artist.isProse = true
    mark.isHidden = true
    for view in [cover, title, artist, time, mark] { addSubview(view) }
    on(.touchUpInside, "play the song", press)
  }

  override var value: String? { isCurrent ? "now playing" : nil }

  private func showCurrent() {
    title.style = isCurrent ? TypeScale.headline : TypeScale.body
    title.color = isCurrent ? Palette.accent : Palette.ink
    mark.isHidden = !isCurrent
    time.isHidden = isCurrent
  }

  override func stateChanged() {
    showPress { background = isHighlighted ? Palette.pressed : Palette.pressed.faded(0) }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let words = title.lineHeight + artist.lineHeight
    return Size(size.width, max(SongRow.cover * symbolFactor, words) + 2 * Space.small)
  }

  private static let cover = 44.0

  override func layout() {
    let margin = stage.settings.device.margin
    let side = SongRow.cover * symbolFactor
    let words = title.lineHeight + artist.lineHeight
    let y = (size.height - words) / 2
    let x = margin + side + Space.medium
    let end = (time.metrics(width: nil)?.size.width ?? 0).rounded(.up)
    let width = size.width - x - margin - end - Space.medium
    let symbol = TypeScale.headline.lineHeight * symbolFactor
    cover.frame = mirrored(Rect(margin, (size.height - side) / 2, side, side))
    title.frame = mirrored(Rect(x, y, width, title.lineHeight))
    artist.frame = mirrored(Rect(x, y + title.lineHeight, width, artist.lineHeight))
    time.frame = mirrored(
      Rect(size.width - margin - end, (size.height - time.lineHeight) / 2, end, time.lineHeight))
    mark.frame = mirrored(
      Rect(size.width - margin - symbol, (size.height - symbol) / 2, symbol, symbol))
  }

  override func draw(in context: inout DrawingContext) {
    let x = stage.settings.device.margin + SongRow.cover * symbolFactor + Space.medium
    context.hairline(
      mirrored(Rect(x, 0, size.width - x, size.height)), .bottom, context.color(Palette.hairline))
  }
}
