/// Finds what may happen at the places of a paragraph: UAX 14 and UAX 29 with the differences that Pango has.
struct PlaceFinder {
  private var last = Last()
  private var graphemes = GraphemeState()
  private var lines = LineState()
  private var words = WordState()

  /// The character before, whose traits are those of none at the beginning.
  struct Last {
    var character: UInt32 = 0
    var traits = CharacterTraits(bits: 0)
  }

  /// Writes the places of a range of characters, which is a paragraph with what separates it from the next one. What was found at
  /// its beginning as the end of the one before stays.
  static func find(_ range: Range<Int>, of text: Scalars, into places: inout [PlaceTraits]) {
    var finder = PlaceFinder()
    let kept = places[range.lowerBound].intersection([.line, .mandatory, .caret])
    /// The paragraph ends as if another separator followed.
    let separator: UInt32 = 0x2029
    func character(_ place: Int) -> UInt32 { place < range.upperBound ? text[place] : separator }
    var next = characters[character(range.lowerBound)]
    for place in range.lowerBound...range.upperBound {
      let traits = next
      let nextClass: LineClass
      if place < range.upperBound {
        next = characters[character(place + 1)]
        nextClass = next.lineClass
      } else {
        nextClass = .none
      }
      places[place] = finder.step(
        character(place), traits, isFirst: place == range.lowerBound, before: nextClass)
    }
    places[range.lowerBound].formUnion(.caret)
    places[range.lowerBound].remove(.line)
    places[range.lowerBound].formUnion(kept)
    places[range.upperBound].formUnion([.caret, .line, .mandatory])
  }

  private mutating func step(
    _ character: UInt32, _ traits: CharacterTraits, isFirst: Bool, before next: LineClass
  ) -> PlaceTraits {
    let hangul = traits.lineClass.isHangul && lines.hangul.joins(traits.lineClass)
    var place: PlaceTraits = traits.isWhite ? [.white] : []
    if graphemes.begins(character, traits, joinsSyllable: hangul, after: last) {
      place.formUnion(.caret)
    }
    place.formUnion(
      lines.step(character, traits, isCaret: place.contains(.caret), after: last, before: next))
    lines.move(traits.lineClass, isFirst: isFirst)
    place.formUnion(words.step(character, traits))
    // The point where a word may be divided: a hyphen replaces it.
    if last.character == 0x2027 { place.formUnion(.hyphen) }
    last = Last(character: character, traits: traits)
    return place
  }
}
