/// The drawings on keys that have no word.
enum KeyIcons {
  /// The side of the square they are drawn in.
  static let unit = 24.0

  static func layers(_ key: KeyboardKey) -> [PathView.Layer]? {
    switch key {
    case .shift: [PathView.Layer(arrow, .stroked(1.75))]
    case .delete: [PathView.Layer(tag, .stroked(1.75)), PathView.Layer(cross, .stroked(1.75))]
    case .letter, .page, .space, .return: nil
    }
  }

  private static var arrow: Path {
    var path = Path()
    path.move(12, 4)
    for (x, y) in [(20.0, 12.0), (16, 12), (16, 19), (8, 19), (8, 12), (4, 12)] { path.line(x, y) }
    path.close()
    return path
  }

  private static var tag: Path {
    var path = Path()
    path.move(9, 5)
    for (x, y) in [(21.0, 5.0), (21, 19), (9, 19), (3, 12)] { path.line(x, y) }
    path.close()
    return path
  }

  private static var cross: Path {
    var path = Path()
    path.move(12, 9)
    path.line(18, 15)
    path.move(18, 9)
    path.line(12, 15)
    return path
  }
}
