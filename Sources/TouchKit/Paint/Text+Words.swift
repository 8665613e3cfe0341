/// The words of a text: a line is broken between them.
extension Text {
  /// The parts of the text that belong on one line each: what is between spaces, dashes and ideographs.
  package var words: [Substring] {
    var words: [Substring] = []
    var start = string.startIndex
    func end(before index: String.Index) {
      if start < index { words.append(string[start..<index]) }
      start = index
    }
    for index in string.indices {
      let letter = string[index]
      let next = string.index(after: index)
      if letter.isWhitespace, !Text.joins(letter) {
        end(before: index)
        start = next
      } else if Text.isIdeograph(letter) {
        end(before: index)
        end(before: next)
      } else if next < string.endIndex, Text.mayEndLine(letter, before: string[next]) {
        end(before: next)
      }
    }
    end(before: string.endIndex)
    return words
  }

  /// The first word that has no room on a line of a width: it is broken, or an ellipsis replaces its end. A word that
  /// is wider than `most` has room nowhere.
  func brokenWord(width: Double, most: Double, _ measurer: any TextMeasuring) -> Substring? {
    let metrics = measurer.measure(self, width: width)
    // Most texts are on one line and whole.
    guard metrics.isCut || metrics.lines > 1 else { return nil }
    return words.first { word in
      let wide = measurer.width(ofWord: word, in: self)
      return wide > width + Text.slack && wide <= most
    }
  }

  /// A word that is wider by less than this has room: the sums of letters' widths are not exact. In points.
  private static let slack = 0.5

  /// Spaces at which no line ends.
  private static func joins(_ letter: Character) -> Bool {
    letter == "\u{A0}" || letter == "\u{202F}" || letter == "\u{2007}"
  }

  /// Whether a line may end behind a letter, as after a dash; a number continues behind a hyphen.
  private static func mayEndLine(_ letter: Character, before next: Character) -> Bool {
    switch letter {
    case "\u{2013}", "\u{2014}": true
    case "-", "\u{2010}", "/": next.isLetter || next.isSymbol
    default: false
    }
  }

  private static func isIdeograph(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first else { return false }
    return switch scalar.value {
    // Kana and the blocks of ideographs.
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension TextMeasuring {
  /// The width of a word, set like the text that it belongs to.
  func width(ofWord word: Substring, in text: Text) -> Double {
    var single = text
    single.string = String(word)
    single.lines = 1
    return measure(single, width: nil).size.width
  }

  /// The width of a text's widest word: in less, a word is broken.
  package func widestWord(_ text: Text) -> Double {
    text.words.reduce(0) { max($0, width(ofWord: $1, in: text)) }
  }
}
