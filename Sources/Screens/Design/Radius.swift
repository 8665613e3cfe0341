/// Corner radii in points.
enum Radius {
  static let key = 6.0
  static let button = 10.0
  static let card = 18.0
  static let banner = 18.0
  static let sheet = 22.0
}
