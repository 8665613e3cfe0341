import TouchKit

extension Environment {
  /// Small, usual and large text, read from either side, on a phone that is held so.
  static func everySize(held orientation: Orientation) -> [Environment] {
    [0.8, 1, 1.5, 2].flatMap { size in
      Direction.allCases.map {
        Environment(textSize: size, direction: $0, orientation: orientation)
      }
    }
  }
}
