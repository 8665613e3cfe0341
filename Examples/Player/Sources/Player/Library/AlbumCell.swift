import TouchKit
import TouchStyle

/// An album in the library: its cover, title and artist. A tap plays it.
final class AlbumCell: Control {
  private let cover: CoverView
  private let title: Label
  private let artist: Label

  init(_ album: Library.Album, number: Int, _ press: @escaping () -> Void) {
    cover = CoverView(album.cover)
    title = Label(album.title, style: TypeScale.secondStrong, color: Palette.ink)
    artist = Label(album.artist, style: TypeScale.second, color: Palette.ink2)
    super.init(id: "album-\(number)")
    role = .button
    label = "\(album.title), \(album.artist)"
    isElement = true
    title.isProse = true
    artist.isProse = true
    for view in [cover, title, artist] { addSubview(view) }
    on(.touchUpInside, "play the album", press)
  }

  override func stateChanged() { showPress { scale = pressScale } }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(size.width, size.width + Space.small + title.lineHeight + artist.lineHeight)
  }

  override func layout() {
    cover.frame = Rect(0, 0, size.width, size.width)
    title.frame = Rect(0, size.width + Space.small, size.width, title.lineHeight)
    artist.frame = Rect(0, title.frame.maxY, size.width, artist.lineHeight)
  }
}
