import CTextQuery
import Testing

@testable import TextSetting

/// What is known of characters is what the libraries say.
@Suite struct CharacterTableLong {
  private static let all = (UInt32(1)...0x10FFFF).filter { !(0xD800...0xDFFF).contains($0) }

  @Test func `Scripts and widths are GLib's`() {
    let different = CharacterTableLong.all.filter {
      let traits = characters[$0]
      return characters.tag(ofScript: traits.script) != text_query_script($0)
        || traits.isWide != text_query_is_wide($0)
    }
    #expect(different.isEmpty, "\(different.prefix(5))")
  }

  @Test func `Classes of direction are FriBidi's`() {
    var classes: [BidiClass.RawValue: UInt32] = [:]
    let different = CharacterTableLong.all.filter {
      let own = characters[$0].bidi.rawValue
      let theirs = text_query_bidi($0)
      if classes[own] == nil { classes[own] = theirs }
      return classes[own] != theirs
    }
    #expect(different.isEmpty, "\(different.prefix(5))")
    #expect(Set(classes.values).count == classes.count)
  }

  /// Neighbours that between them meet every rule of breaking.
  private static let neighbours: [UInt32] = [
    0x61, 0x31, 0x20, 0x28, 0x29, 0x2D, 0x24, 0x25, 0x301, 0x200D, 0x1F600, 0x5D0, 0x4E00, 0x1100,
    0x22,
  ]

  @Test func `Lines, letters and words begin and end beside every character where Pango has it`() {
    var different: [[UInt32]] = []
    for (index, character) in CharacterTableLong.all.enumerated() {
      // What is far out in the code is mostly of one kind.
      if character > 0x3400, character < 0x1_0000 || character > 0x2_0000, character % 61 != 0 {
        continue
      }
      let neighbours = CharacterTableLong.neighbours
      let before = neighbours[index % neighbours.count]
      let after = neighbours[index / 7 % neighbours.count]
      let text = [before, character, after, 0x61]
      if places(text) != pango(text) { different.append(text) }
    }
    #expect(different.isEmpty, "\(different.prefix(5))")
  }

  private func pango(_ text: [UInt32]) -> [UInt8] {
    var places = [UInt8](repeating: 0, count: text.count + 1)
    text_query_places(text, Int32(text.count), &places)
    return places
  }

  private func places(_ text: [UInt32]) -> [UInt8] {
    var string = String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init)))
    let scalars = string.withUTF8 { Scalars($0) }
    var places = [PlaceTraits](repeating: [], count: text.count + 1)
    PlaceFinder.find(0..<text.count, of: scalars, into: &places)
    let bits: [(PlaceTraits, UInt8)] = [
      (.line, 1), (.mandatory, 2), (.caret, 4), (.wordStart, 8), (.wordEnd, 16),
    ]
    return places.map { place in
      bits.reduce(0) { $0 | (place.contains($1.0) ? $1.1 : 0) }
    }
  }
}
