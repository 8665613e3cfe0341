import TouchKit
import TouchStyle

/// How the drawer's switches are arranged: all beside each other or, if their captions are too wide for that, in two lines.
struct SwitchGrid: Equatable {
  let columns: Int
  /// Where the first column begins, and how wide each is.
  let start: Double
  let columnWidth: Double
  /// The height of the highest caption.
  let captionHeight: Double
  let diameter: Double
  let iconSide: Double

  /// A button's diameter, its icon's side and the distance to the caption, in points at text size 1.
  private static let diameter = 52.0
  private static let iconSide = 26.0
  static let gap = 6.0
  /// Buttons grow less than their captions: two lines of them and a notification have room on the smallest phone.
  private static let greatestFactor = 1.35
  /// The distance of two lines.
  private static let lineGap = Space.small
  private static let greatestLines = 2
  private static let switches = PhoneSwitch.allCases

  /// The arrangement on a stage's screen, for its present text size.
  init(_ stage: Stage) {
    let area = stage.safeArea
    let margin = stage.settings.device.margin
    let textSize = stage.environment.textSize
    start = area.left + margin
    let room = stage.screenSize.width - start - area.right - margin
    let factor = min(max(stage.environment.symbolFactor, 1), SwitchGrid.greatestFactor)
    diameter = SwitchGrid.diameter * factor
    iconSide = SwitchGrid.iconSide * factor
    let all = SwitchGrid.switches.count
    let words = SwitchGrid.switches.flatMap { $0.caption.split(separator: " ") }
    let widest =
      words.map { word in
        stage.measurer.measure(
          SwitchGrid.text(String(word), textSize: textSize), width: nil
        ).size.width
      }.max() ?? 0
    columns = max(widest, diameter) <= room / Double(all) ? all : (all + 1) / 2
    let width = room / Double(columns)
    columnWidth = width
    captionHeight =
      SwitchGrid.switches.map {
        stage.measurer.measure(SwitchGrid.text($0.caption, textSize: textSize), width: width)
          .size.height
      }.max() ?? 0
  }

  /// A caption as it is set at a text size.
  static func text(_ caption: String, textSize: Double) -> Text {
    Text(
      caption, style: TypeScale.caption.scaled(textSize), alignment: .center,
      direction: .leftToRight, lines: greatestLines)
  }

  private var lines: Int { (SwitchGrid.switches.count + columns - 1) / columns }
  private var lineHeight: Double { diameter + SwitchGrid.gap + captionHeight }

  /// The width of all columns.
  var width: Double { columnWidth * Double(columns) }

  /// The height of all lines.
  var height: Double { Double(lines) * (lineHeight + SwitchGrid.lineGap) - SwitchGrid.lineGap }

  /// The height at text size 1, for which the drawer's height is tuned.
  static let usualHeight = diameter + gap + TypeScale.caption.lineHeight

  /// The frame of a switch, by its place in the order of reading, in a box of a height. A single line fills the box.
  func frame(_ index: Int, top: Double, height: Double) -> Rect {
    Rect(
      start + columnWidth * Double(index % columns),
      top + Double(index / columns) * (lineHeight + SwitchGrid.lineGap), columnWidth,
      lines == 1 ? height : lineHeight)
  }
}
