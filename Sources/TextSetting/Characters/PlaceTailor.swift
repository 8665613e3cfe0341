/// Changes what may happen at places of scripts of India, in which joiners make one letter of two.
enum PlaceTailor {
  private enum Kind {
    case none, sinhala, other
  }

  private static let joiner: UInt32 = 0x200D
  private static let nonJoiner: UInt32 = 0x200C
  private static let sinhalaVirama: UInt32 = 0xDCA
  /// The signs that take a consonant's vowel away.
  private static let viramas: [UInt32] = [
    0x94D, 0x9CD, 0xA4D, 0xACD, 0xB4D, 0xBCD, 0xC4D, 0xCCD, 0xD4D,
  ]

  static func tailor(_ item: TextItem, of text: Scalars, _ places: inout [PlaceTraits]) {
    let kind = kind(ofScript: item.script)
    if kind == .none { return }
    let kept = places[item.start].intersection([.line, .mandatory, .caret])
    if kind == .sinhala {
      tailorSinhala(item, text, &places)
    } else {
      tailorOther(item, text, &places)
    }
    places[item.start].formUnion(kept)
  }

  private static func kind(ofScript script: UInt8) -> Kind {
    switch characters.tag(ofScript: script) {
    case 0x5369_6E68: .sinhala
    // Deva, Beng, Guru, Gujr, Orya, Taml, Telu, Knda, Mlym
    case 0x4465_7661, 0x4265_6E67, 0x4775_7275, 0x4775_6A72, 0x4F72_7961, 0x5461_6D6C, 0x5465_6C75,
      0x4B6E_6461, 0x4D6C_796D:
      .other
    default: .none
    }
  }

  private static func join(_ place: Int, _ places: inout [PlaceTraits]) {
    if places[place].contains(.mandatory) { return }
    places[place].subtract([.caret, .broken, .line])
  }

  private static func tailorOther(
    _ item: TextItem, _ text: Scalars, _ places: inout [PlaceTraits]
  ) {
    for place in item.start..<item.end where place > item.start {
      guard text[place] == joiner || text[place] == nonJoiner else { continue }
      join(place, &places)
      guard place + 1 < item.end else { continue }
      join(place + 1, &places)
      if place + 2 < item.end, viramas.contains(text[place + 1]) { join(place + 2, &places) }
    }
  }

  private static func tailorSinhala(
    _ item: TextItem, _ text: Scalars, _ places: inout [PlaceTraits]
  ) {
    var isJoined = false
    for place in item.start..<item.end {
      let present = text[place]
      let last = place > item.start ? text[place - 1] : 0
      let next = place + 1 < item.end ? text[place + 1] : 0
      if present == sinhalaVirama && next == joiner || present == joiner && next == sinhalaVirama {
        join(place, &places)
        join(place + 1, &places)
        isJoined = true
      } else if isJoined, last == joiner || last == sinhalaVirama, (0xD9A...0xDC6).contains(present)
      {
        join(place, &places)
        isJoined = false
      } else if !isJoined, last == sinhalaVirama, present != joiner {
        places[place].formUnion(.caret)
      }
    }
  }
}
