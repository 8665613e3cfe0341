import TouchKit

/// The kit's icons: paths on a square of 24 points, whose lines have round ends.
public enum Icon: String, CaseIterable, Sendable {
  /// A chevron to the side of the previous page.
  case back
  /// A chevron to the side of the next page.
  case forward
  /// A magnifying glass.
  case search
  /// An envelope.
  case mail
  /// A calendar.
  case calendar
  /// A bell.
  case bell
  /// A moon, for the dark or for quiet.
  case moon
  /// A lock in a turning arrow.
  case rotationLock = "rotation-lock"
  /// A ball that flies.
  case motion
  /// A disc that is half dark.
  case appearance
  /// Two sliders, for settings.
  case sliders
  /// A cross.
  case close
  /// A bin.
  case trash
  /// A box.
  case archive
  /// A minus.
  case minus
  /// A plus.
  case plus
  /// A tick.
  case check
  /// Three dots.
  case more
  /// A tray.
  case inbox
  /// A hand that touches.
  case reporter
  /// A phone.
  case device
  /// A painter's palette.
  case palette
  /// A compass.
  case tour
  /// A triangle, for starting something.
  case play
  /// Two bars, for pausing something.
  case pause
  /// Four corners that point outwards.
  case fullscreen
  /// Four corners that point inwards.
  case leaveFullscreen = "leave-fullscreen"
  /// A lock.
  case lock
  /// An arrow back.
  case undo
  /// A receiver.
  case phone

  /// The side of the square on which icons are drawn.
  public static let side = 24.0
  /// The width of every line, in units of that square.
  public static let lineWidth = 1.75

  /// Whether the icon points to a side, so that it is mirrored if the interface is read from right to left.
  public var isDirectional: Bool {
    switch self {
    case .back, .forward, .motion, .undo: true
    case .search, .mail, .calendar, .bell, .moon, .rotationLock, .appearance, .sliders, .close,
      .trash, .archive, .minus, .plus, .check, .more, .inbox, .reporter, .device, .palette, .tour,
      .play, .pause, .fullscreen, .leaveFullscreen, .lock, .phone:
      false
    }
  }

  /// The icon's parts; `selected` returns the filled variant if the icon has one.
  public func layers(selected: Bool = false) -> [PathView.Layer] {
    let both = Icon.drawn[self]
    return (selected ? both?.selected : both?.plain) ?? []
  }

  /// Read once: each phone shows the same icons.
  private static let drawn = Dictionary(
    uniqueKeysWithValues: allCases.map {
      ($0, (plain: $0.read(selected: false), selected: $0.read(selected: true)))
    })

  private func read(selected: Bool) -> [PathView.Layer] {
    let outlines = outlines
    let own = selected && outlines.hasSelected
    var layers: [PathView.Layer] = []
    let fill = own ? outlines.selectedFill : outlines.fill
    if !fill.isEmpty { layers.append(.init(Path(outline: fill), .filled)) }
    let stroke = own ? outlines.selectedStroke : outlines.stroke
    if !stroke.isEmpty {
      layers.append(.init(Path(outline: stroke), .stroked(Icon.lineWidth)))
    }
    return layers
  }

  /// A view that shows the icon.
  public func view(_ color: DynamicColor, selected: Bool = false) -> PathView {
    let view = PathView(layers: layers(selected: selected), unit: Icon.side, color: color)
    view.isDirectional = isDirectional
    return view
  }
}
