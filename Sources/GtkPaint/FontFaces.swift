import CGtkShim.Paint
import Files
import JSON
import TouchKit

/// Adds a prototype's own fonts to a set and reports which of them can't be distinguished or used.
struct FontFaces {
  private let handle: OpaquePointer
  /// The names of the kit's files.
  private let kit: Set<String>
  /// How the kit's families are found.
  private static let kitFamilies = Set(
    ["Inter", "DejaVu Sans", "DejaVu Sans Mono"].map(FontFaces.folded))
  /// The faces so far, by family as it is found and weight.
  private var known: [(family: String, weight: Int, font: String)] = []
  private(set) var files: [FontFile] = []
  private(set) var families: [String] = []

  init(_ handle: OpaquePointer, kit: Set<String>) {
    self.handle = handle
    self.kit = kit
  }

  mutating func add(_ font: FontData) throws(FontError) {
    try check(name: font.name)
    if let fault = FontTables.fault(of: font.bytes) {
      throw .own(font: font.name, what: fault.what, remedy: fault.remedy)
    }
    let (data, digest) = FontMemory.data(of: font)
    let first = dp_fonts_face_count(handle)
    guard dp_fonts_add(handle, data) else {
      throw .own(
        font: font.name, what: "has no letters that FreeType can read",
        remedy: FontTables.saveAgain)
    }
    for face in first..<dp_fonts_face_count(handle) { try add(face: face, of: font.name) }
    files.append(FontFile(family: families.last ?? "", name: font.name, digest: digest))
  }

  private func check(name: String) throws(FontError) {
    let endings = [".ttf", ".otf", ".ttc", ".otc"]
    guard isSafeFileName(name), endings.contains(where: name.lowercased().hasSuffix) else {
      throw .own(
        font: name, what: "does not have a valid file name",
        remedy: "use a name such as Title-Bold.otf, with the characters A-Z a-z 0-9 . _ - only")
    }
    guard !kit.contains(name) else {
      throw .own(
        font: name, what: "has the file name of a built-in font", remedy: "use another name")
    }
  }

  private mutating func add(face: Int32, of font: String) throws(FontError) {
    var names: [String] = []
    while let name = dp_fonts_face_family(handle, face, Int32(clamping: names.count)) {
      names.append(String(cString: name))
    }
    guard let family = names.first, !family.isEmpty, !family.contains(",") else {
      throw .own(
        font: font, what: "has no family name, or has one with a comma",
        remedy: "change the name of its family")
    }
    if let same = names.first(where: { FontFaces.kitFamilies.contains(FontFaces.folded($0)) }) {
      throw .own(
        font: font, what: "has the family \(quoted(same)), which is the family of a built-in font",
        remedy: "rename its family, or remove the font")
    }
    let weight = Int(clamping: Int64(dp_fonts_face_weight(handle, face).rounded()))
    let folded = FontFaces.folded(family)
    if let other = known.first(where: { $0.family == folded && $0.weight == weight }) {
      throw .own(
        font: font,
        what:
          "has the same family \(quoted(family)) and weight \(weight) as the font \(quoted(other.font))",
        remedy: "remove one of them, or rename its family")
    }
    known.append((folded, weight, font))
    if !families.contains(family) { families.append(family) }
  }

  /// How fontconfig compares families: without case and blanks.
  static func folded(_ family: String) -> String {
    family.lowercased().filter { $0 != " " }
  }
}

extension Fonts {
  /// Whether a text style's family is there.
  func knows(_ family: String?) -> Bool {
    guard let family, !family.isEmpty else { return true }
    return ownFamilies.contains(family) || files.contains { $0.family == family }
  }
}
