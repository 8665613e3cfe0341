/// A part of a text that is shaped at once: of one font, one script and one direction.
struct TextItem {
  /// Its characters.
  var start: Int
  var count: Int
  var font: SizedFont
  var level: UInt8
  var script: UInt8
  /// Whether no font has its one character, so that there is a box instead.
  var isBox: Bool
  /// Whether a hyphen replaces its last character.
  var endsInHyphen = false

  var end: Int { start + count }
  var isFromRight: Bool { level % 2 == 1 }

  /// Its first characters.
  func prefix(_ count: Int) -> TextItem {
    var part = self
    part.count = count
    return part
  }

  /// All but its first characters.
  func dropping(_ count: Int) -> TextItem {
    var part = self
    part.start += count
    part.count -= count
    return part
  }
}
