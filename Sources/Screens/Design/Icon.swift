import TouchKit

/// The phone's own icons, drawn as paths on a square of 24 with round caps and joins.
enum Icon: String, CaseIterable, Sendable {
  case back, forward, search, mail, calendar, bell, moon
  case rotationLock = "rotation-lock"
  case motion, appearance
  case sliders, close, trash, archive, minus, plus, check, more, inbox, reporter, device, palette
  case tour, play, pause, fullscreen
  case leaveFullscreen = "leave-fullscreen"
  case lock, undo, phone

  /// The side of the square that icons are drawn on.
  static let side = 24.0
  /// The width of every line, on that square.
  static let lineWidth = 1.75

  /// Whether the icon points somewhere and is mirrored where the phone reads from the right.
  var isDirectional: Bool {
    switch self {
    case .back, .forward, .motion, .undo: true
    case .search, .mail, .calendar, .bell, .moon, .rotationLock, .appearance, .sliders, .close,
      .trash, .archive, .minus, .plus, .check, .more, .inbox, .reporter, .device, .palette, .tour,
      .play, .pause, .fullscreen, .leaveFullscreen, .lock, .phone:
      false
    }
  }

  /// The icon's parts; `selected` gives the filled variant where there is one.
  func layers(selected: Bool = false) -> [ShapeView.Layer] {
    let outlines = outlines
    let own = selected && outlines.hasSelected
    var layers: [ShapeView.Layer] = []
    let fill = own ? outlines.selectedFill : outlines.fill
    if !fill.isEmpty { layers.append(.init(Path(outline: fill), .filled)) }
    let stroke = own ? outlines.selectedStroke : outlines.stroke
    if !stroke.isEmpty {
      layers.append(.init(Path(outline: stroke), .stroked(Icon.lineWidth)))
    }
    return layers
  }

  /// A view that shows the icon.
  func view(_ color: DynamicColor, selected: Bool = false) -> ShapeView {
    let view = ShapeView(layers: layers(selected: selected), unit: Icon.side, color: color)
    view.isDirectional = isDirectional
    return view
  }
}
