import TouchKit
import TouchStyle

/// What stands on the bar besides the cover: title, artist, and two buttons. A tap opens the sheet.
final class BarView: View {
  var onOpen: (() -> Void)?
  private let player: Playback
  private let title = Label(id: "mini-title", style: TypeScale.secondStrong, color: Palette.ink)
  private let artist = Label(style: TypeScale.second, color: Palette.ink2)
  private let play: Button
  private let skip: Button

  init(_ player: Playback) {
    self.player = player
    play = Button(Icon.play.view(Palette.ink), id: "mini-play", label: "Play") { [player] in
      player.toggle()
    }
    skip = Button(PlayerIcon.next.view(Palette.ink), id: "mini-next", label: "Next") { [player] in
      player.next()
    }
    super.init(id: "mini-player")
    role = .button
    onActivate = weakly { me in me.onOpen?() }
    addGestureRecognizer(TapRecognizer(name: "open", weakly { me, _ in me.onOpen?() }))
    title.isProse = true
    artist.isProse = true
    for view in [title, artist, play, skip] { addSubview(view) }
    player.listen(weakly { me in me.show() })
    show()
  }

  private func show() {
    title.string = player.song.title
    artist.string = player.album.artist
    label = "\(player.song.title), \(player.album.artist)"
    play.show(isPlaying: player.isPlaying)
  }

  /// The words make way for the cover, which grows before they have faded.
  func follow(_ sheet: SheetView) {
    for words in [title, artist] {
      words.follow(
        .translationX, sheet.progress,
        sheet.weakly(or: 0) { sheet, value in
          let way = min(max(sheet.way(value), 0), 1)
          let growth = (sheet.metrics.largeCover.maxX - sheet.metrics.barCover.maxX) * way
          return sheet.isRightToLeft ? -growth : growth
        })
    }
  }

  var wordsHeight: Double { title.lineHeight + artist.lineHeight }

  private static let cover = 44.0

  override func layout() {
    let side = Space.target
    let y = (size.height - wordsHeight) / 2
    let x = BarView.cover + 2 * Space.medium - Space.hair
    let end = size.width - Space.tiny - 2 * side
    title.frame = mirrored(Rect(x, y, end - x, title.lineHeight))
    artist.frame = mirrored(Rect(x, y + title.lineHeight, end - x, artist.lineHeight))
    // Both stand at the end of the bar, but next is always to the right of play.
    let buttons = isRightToLeft ? Space.tiny : end
    for (index, button) in [play, skip].enumerated() {
      button.frame = Rect(buttons + Double(index) * side, (size.height - side) / 2, side, side)
    }
  }
}
