import CShaper

/// What the glyphs of a text depend on beside its characters. Lengths are 1/1024 point.
struct SetStyle {
  let shaper: OpaquePointer
  let shelf: FontShelf
  var letters: FontList
  /// The fonts in another order, for emoji.
  var emoji: FontList
  /// The font of boxes, which are instead of characters that no font has.
  let boxes: SizedFont?
  let boxWidth: Int32
  /// What is added between two letters.
  let spacing: Int32
  /// Whether letters are spaced at all, even by nothing.
  var isSpaced: Bool
  var isTabular: Bool

  /// The spacing's parts before and behind a letter.
  var spacingBefore: Int32 {
    let half = spacing / 2
    return spacing & 1023 == 0 ? (half + 512) & ~1023 : half
  }
  var spacingBehind: Int32 { spacing - spacingBefore }

  func shaping(_ item: TextItem) -> DPShaping {
    DPShaping(
      script: characters.tag(ofScript: item.script), from_right: item.isFromRight,
      tabular: isTabular, spaced: isSpaced)
  }
}
