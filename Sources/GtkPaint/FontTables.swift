/// The directory of a font's tables: whether a file is a TrueType or OpenType font with all its tables in it.
///
/// FreeType reads what is left of a file that was cut off, and draws nothing instead of its letters.
enum FontTables {
  /// The largest file: fonts with every sign of Chinese and Japanese take less.
  static let mostBytes = 32 << 20
  static let saveAgain = "copy the file again, or save it as .ttf or .otf"
  /// More tables or faces than a font has.
  private static let mostEntries = 256

  /// What is wrong with a file; nil if nothing is.
  static func fault(of bytes: [UInt8]) -> (what: String, remedy: String)? {
    guard bytes.count <= mostBytes else {
      return (
        "has \(bytes.count >> 20) MB", "the limit is \(mostBytes >> 20) MB: remove some letters"
      )
    }
    let tag = name(at: 0, bytes)
    guard tag == "ttcf" else { return fault(at: 0, bytes) }
    guard let count = number(at: 8, bytes), (1...mostEntries).contains(count) else { return cut }
    for face in 0..<count {
      guard let offset = number(at: 12 + 4 * face, bytes) else { return cut }
      if let fault = fault(at: offset, bytes) { return fault }
    }
    return nil
  }

  /// What is wrong with the face whose directory is at an offset.
  private static func fault(at start: Int, _ bytes: [UInt8]) -> (what: String, remedy: String)? {
    guard ["\0\u{1}\0\0", "OTTO", "true"].contains(name(at: start, bytes)) else {
      return ("is not a TrueType or OpenType font", saveAgain)
    }
    // The number of tables is the upper half of the word.
    guard let word = number(at: start + 4, bytes), (1...mostEntries).contains(word >> 16) else {
      return cut
    }
    var names: Set<String> = []
    for table in 0..<(word >> 16) {
      let entry = start + 12 + 16 * table
      guard let name = name(at: entry, bytes), let offset = number(at: entry + 8, bytes),
        let length = number(at: entry + 12, bytes), offset + length <= bytes.count
      else { return cut }
      names.insert(name)
    }
    if names.contains("fvar") {
      return ("is a variable font", "use one file for each weight")
    }
    guard names.isSuperset(of: ["glyf", "loca"]) || names.contains("CFF ") else {
      return ("has no outlines", "use a font with outlines instead of pictures")
    }
    return nil
  }

  private static let cut = (what: "is incomplete or damaged", remedy: saveAgain)

  private static func number(at offset: Int, _ bytes: [UInt8]) -> Int? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func name(at offset: Int, _ bytes: [UInt8]) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }
}
