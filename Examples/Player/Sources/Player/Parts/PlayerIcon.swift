import TouchKit
import TouchStyle

/// The player's own icons, drawn as the kit's are: on a square of 24 points with lines of one width.
enum PlayerIcon: String {
  case down = "M5 9L12 16L19 9"
  case queue = "M4 6.5H20M4 12H20M4 17.5H13"
  case handle = "M4.5 9.5H19.5M4.5 14.5H19.5"
  case shuffle = """
    M3.5 7H6C10.5 7 12.5 17 17 17H20.5M17.5 14L20.5 17L17.5 20M3.5 17H6C7.6 17 8.9 15.7 10 14\
    M13 10C14.1 8.3 15.4 7 17 7H20.5M17.5 4L20.5 7L17.5 10
    """
  case again = """
    M4 11.5V10A3.5 3.5 0 0 1 7.5 6.5H20M17 3.5L20 6.5L17 9.5M20 12.5V14A3.5 3.5 0 0 1 16.5 17.5\
    H4M7 14.5L4 17.5L7 20.5
    """
  case one = "M10.8 10.7L12.4 9.7V14.3"
  case next = """
    M5.5 6.4A0.9 0.9 0 0 1 6.9 5.65L15.3 11.2A0.95 0.95 0 0 1 15.3 12.8L6.9 18.35\
    A0.9 0.9 0 0 1 5.5 17.6ZM17 5.5H19V18.5H17Z
    """
  case previous = """
    M18.5 6.4A0.9 0.9 0 0 0 17.1 5.65L8.7 11.2A0.95 0.95 0 0 0 8.7 12.8L17.1 18.35\
    A0.9 0.9 0 0 0 18.5 17.6ZM5 5.5H7V18.5H5Z
    """
  case playing = "M4.5 10.5H7.5V19H4.5ZM10.5 5H13.5V19H10.5ZM16.5 8.5H19.5V19H16.5Z"

  private var isFilled: Bool {
    switch self {
    case .next, .previous, .playing: true
    case .down, .queue, .handle, .shuffle, .again, .one: false
    }
  }

  var layers: [PathView.Layer] {
    [.init(Path(outline: rawValue), isFilled ? .filled : .stroked(Icon.lineWidth))]
  }

  func view(_ color: DynamicColor) -> PathView {
    PathView(layers: layers, unit: Icon.side, color: color)
  }
}
