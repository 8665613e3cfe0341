/// Sets a text's reading direction: from the left or from the right.
extension Text {
  /// The text as an interface shows it: it keeps its own direction, but is aligned to the interface's sides. If its
  /// direction is `natural`, the result has the direction of the first letter, or the interface's direction if no
  /// letter has a direction.
  ///
  /// Leading is then the side where reading begins in the interface, for text of either direction.
  public func standing(in interface: Direction) -> Text {
    var text = self
    let own =
      direction == .natural ? Direction.ofFirstLetter(in: string) ?? interface : direction
    text.direction = own
    guard own != interface else { return text }
    switch alignment {
    case .leading: text.alignment = .trailing
    case .center, .left, .right: break
    case .trailing: text.alignment = .leading
    }
    return text
  }
}

extension Text.Direction {
  /// The direction of the first letter that has a direction; nil if there is no such letter.
  public static func ofFirstLetter(in string: String) -> Text.Direction? {
    for scalar in string.unicodeScalars where scalar.properties.isAlphabetic {
      return readsFromTheRight(scalar) ? .rightToLeft : .leftToRight
    }
    return nil
  }

  /// Whether a letter belongs to a script that is written from right to left, such as Hebrew or Arabic.
  ///
  /// Unicode keeps these blocks for such scripts alone, so new letters in them are right too.
  private static func readsFromTheRight(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
