import TouchKit
import TouchStyle

/// The library: albums beside each other, and all songs below them.
final class LibraryView: View {
  private let player: Playback
  private let list = ScrollView(id: "library")
  private let heading: Label
  private let songsHeading: Label
  private var albums: [AlbumCell] = []
  private var songs: [SongRow] = []
  private let strip = View()
  private let fade = FadeView()

  /// How much of the bottom the bar covers.
  var coveredBottom = 0.0 { didSet { if coveredBottom != oldValue { setNeedsLayout() } } }

  /// An album is at least this wide, and at most so many stand beside each other.
  private static let album = 132.0
  private static let columns = 4

  init(_ player: Playback) {
    self.player = player
    let library = player.library
    heading = Label(
      library.words.library, id: "heading", style: TypeScale.largeTitle, color: Palette.ink)
    songsHeading = Label(library.words.songs, style: TypeScale.title, color: Palette.ink)
    super.init()
    background = Palette.ground
    heading.role = .heading
    songsHeading.role = .heading
    strip.background = Palette.ground
    strip.isUserInteractionEnabled = false
    list.indicatorColor = Palette.mark
    for (index, album) in library.albums.enumerated() {
      albums.append(AlbumCell(album, number: index + 1) { [player] in player.play(album.first) })
    }
    for (index, song) in library.songs.enumerated() {
      songs.append(
        SongRow(song, of: library.album(of: index), number: index + 1) { [player] in
          player.play(index)
        })
    }
    for heading in [heading, songsHeading] { list.addSubview(heading) }
    for album in albums { list.addSubview(album) }
    for song in songs { list.addSubview(song) }
    for view in [list, fade, strip] { addSubview(view) }
    player.listen(weakly { me in me.showCurrent() })
    showCurrent()
  }

  private func showCurrent() {
    for (index, row) in songs.enumerated() { row.isCurrent = index == player.queue.current }
  }

  override func layout() {
    let area = safeArea
    let device = stage.settings.device
    let side = device.readableMargin(size.width)
    let margin = device.margin
    let width = size.width - 2 * side
    strip.frame = Rect(0, 0, size.width, area.top)
    list.frame = bounds
    list.contentInset = EdgeInsets(top: area.top, bottom: coveredBottom + Space.large)
    fade.frame = Rect(
      0, size.height - coveredBottom - Space.small, size.width, coveredBottom + Space.small)

    var y = Space.small
    func place(_ view: Label) {
      view.frame = Rect(side + margin, y, width - 2 * margin, view.lineHeight)
      y = view.frame.maxY + Space.medium
    }
    place(heading)
    y = layOutAlbums(from: y, side + margin, width - 2 * margin) + Space.huge
    place(songsHeading)
    y -= Space.tiny
    for row in songs {
      row.frame = Rect(side, y, width, row.sizeThatFits(Size(width, 0)).height)
      y = row.frame.maxY
    }
    list.contentSize = Size(size.width, y)
  }

  private func layOutAlbums(from top: Double, _ x: Double, _ width: Double) -> Double {
    let fitting = Int(((width + Space.large) / (LibraryView.album + Space.large)).rounded(.down))
    let columns = min(max(fitting, 2), LibraryView.columns)
    let cell = (width - Double(columns - 1) * Space.large) / Double(columns)
    let height = albums.first?.sizeThatFits(Size(cell, 0)).height ?? 0
    for (index, album) in albums.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let place = isRightToLeft ? columns - 1 - column : column
      album.frame = Rect(
        x + Double(place) * (cell + Space.large), top + Double(row) * (height + Space.large), cell,
        height)
    }
    return albums.last?.frame.maxY ?? top
  }
}

/// Lets the songs sink into the ground under the bar.
private final class FadeView: View {
  init() {
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in context: inout DrawingContext) {
    let ground = context.color(Palette.ground)
    context.gradient(
      Rect(origin: .zero, size: size),
      Gradient(stops: [.init(0, ground.faded(0)), .init(0.6, ground), .init(1, ground)]))
  }
}
