/// Finds where lines may and must end: UAX 14.
struct LineState {
  private enum Number {
    case none, inside, closed, oddRegional, evenRegional
  }

  /// The classes before: marks have the class of what they are on, and spaces in a row are one.
  private var last = LineClass.none
  private var beforeLast = LineClass.none
  private var number = Number.none
  private(set) var hangul = HangulEnd.none

  /// What may happen before a character.
  mutating func step(
    _ character: UInt32, _ traits: CharacterTraits, isCaret: Bool, after before: PlaceFinder.Last,
    before next: LineClass
  ) -> PlaceTraits {
    let present = traits.lineClass
    // A letter isn't broken, but some classes count even inside one.
    guard
      isCaret || present.isMark || present.isHangul || present == .emojiModifier
        || present == .regional
    else { return [] }
    let kind = number(of: present)
    var place: PlaceTraits = isCaret ? .broken : []
    switch last {
    case .mandatory, .lineFeed, .nextLine: place.formUnion([.line, .mandatory])
    case .carriageReturn where character != 0xA: place.formUnion([.line, .mandatory])
    default:
      if mayEnd(before: present, kind, traits, before, next) { place.formUnion(.line) }
    }
    if !present.isMark, !(present.isNumberPart && number == .inside) { number = kind }
    return place
  }

  /// Moves behind a character.
  mutating func move(_ present: LineClass, isFirst: Bool) {
    if present == .space {
      if last != .space {
        beforeLast = last
        last = .space
      }
      return
    }
    if present.isMark {
      if isFirst || last.endsLine || last == .space || last == .zeroSpace { last = .alphabetic }
    } else {
      beforeLast = last
      last = present
    }
    hangul = HangulEnd(of: present)
  }

  private func number(of present: LineClass) -> Number {
    switch present {
    case .numeric: .inside
    case .close, .closeParenthesis, .closeWide: number == .inside ? .closed : .none
    case .regional: number == .oddRegional ? .evenRegional : .oddRegional
    default: .none
    }
  }

  /// The rules in their order.
  private func mayEnd(
    before present: LineClass, _ kind: Number, _ traits: CharacterTraits,
    _ before: PlaceFinder.Last, _ next: LineClass
  ) -> Bool {
    /// The class before spaces.
    let row = last == .space ? beforeLast : last
    if present.endsLine || present == .space || present == .zeroSpace { return false }
    if before.character == 0x200D { return false }
    if row == .zeroSpace { return true }
    if present.isMark, !last.endsLine, last != .space { return false }
    if last == .wordJoiner || present == .wordJoiner { return false }
    if present == .glue, last != .space, last != .after, last != .hyphen { return false }
    if last == .glue { return false }
    if last != .numeric, present.closes || present == .infix || present == .symbol { return false }
    if present == .exclamation || row.opens { return false }
    if row == .quotation, present.opens { return false }
    if row.closes, present == .nonStarter { return false }
    if row == .both, present == .both { return false }
    if last == .space { return true }
    if last == .quotation || present == .quotation { return false }
    if last == .contingent || present == .contingent { return true }
    return !joins(present, kind, traits, before, next)
  }

  /// Whether two classes without a space between them stay on one line.
  private func joins(
    _ present: LineClass, _ kind: Number, _ traits: CharacterTraits, _ before: PlaceFinder.Last,
    _ next: LineClass
  ) -> Bool {
    if last == .symbol, present == .hebrew { return true }
    if beforeLast == .hebrew, last == .hyphen || last == .after { return true }
    switch present {
    case .after, .hyphen, .nonStarter, .inseparable: return true
    case .numeric:
      if last.isLetter || last == .numeric || last == .hyphen || last.opens || last.isFix {
        return true
      }
    case .alphabetic, .hebrew:
      if last.isLetter || last == .numeric || last.isFix || last == .infix { return true }
    case .postfix:
      if last.isPicture || last.isHangul { return true }
    case .ideograph, .emojiBase, .emojiModifier:
      if last == .prefix { return true }
    case .open, .openWide:
      if present == .open, last.isLetter || last == .numeric { return true }
    default: break
    }
    if last == .before { return true }
    if present.isFix, last.isLetter || number == .inside || number == .closed { return true }
    if present.isNumberPart || present.closes, number == .inside { return true }
    if last == .numeric, present.isNumberPart { return true }
    if last.isFix, present.opens || present == .hyphen, next == .numeric { return true }
    if present.isHangul, last == .prefix || hangulJoins(present) { return true }
    if present == .emojiModifier, last == .emojiBase || before.traits.isReservedPictograph {
      return true
    }
    if number == .oddRegional, kind == .evenRegional { return true }
    // Brackets of full width are at the edge of their own square.
    return last.closesParenthesis && before.traits.lineClass != .closeWide
      && (present.isLetter || present == .numeric)
  }

  private func hangulJoins(_ present: LineClass) -> Bool {
    switch last {
    case .jamoL:
      present == .jamoL || present == .jamoV || present == .jamoLV || present == .jamoLVT
    case .jamoV, .jamoLV: present == .jamoV || present == .jamoT
    case .jamoT, .jamoLVT: present == .jamoT
    default: false
    }
  }
}
