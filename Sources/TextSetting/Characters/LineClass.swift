/// A class of UAX 14, by its name there, in the order of script/characters.py.
///
/// `openWide` and `closeWide` are brackets of full width. Characters that the annex leaves to languages have the class that they have
/// without one.
enum LineClass: UInt8 {
  case none
  case alphabetic, hebrew, numeric
  case open, openWide, closeParenthesis, closeWide, close
  case postfix, prefix, symbol, infix
  case hyphen, after, before, both
  case nonStarter, exclamation, quotation, glue, wordJoiner, contingent
  case mark, joiner
  case space, zeroSpace
  case mandatory, carriageReturn, lineFeed, nextLine
  case inseparable, ideograph
  case emojiBase, emojiModifier, regional
  case jamoL, jamoV, jamoT, jamoLV, jamoLVT

  var isLetter: Bool { self == .alphabetic || self == .hebrew }
  var opens: Bool { self == .open || self == .openWide }
  var closesParenthesis: Bool { self == .closeParenthesis || self == .closeWide }
  var closes: Bool { self == .close || closesParenthesis }
  var isFix: Bool { self == .prefix || self == .postfix }
  var isNumberPart: Bool { self == .numeric || self == .symbol || self == .infix }
  var isMark: Bool { self == .mark || self == .joiner }
  var isPicture: Bool { self == .ideograph || self == .emojiBase || self == .emojiModifier }
  var isHangul: Bool { rawValue >= LineClass.jamoL.rawValue }
  var endsLine: Bool {
    rawValue >= LineClass.mandatory.rawValue && rawValue <= LineClass.nextLine.rawValue
  }
}
