import TouchKit

/// The notice that the interface turned; the application posts it once a turn.
extension Notice where Content == Orientation {
  static var orientation: Notice { Notice("orientation") }
}
