import CFonts

/// A font of the kit. The program contains all of them, so text looks the same on every machine.
struct KitFont {
  let file: FontFile
  private let source: DPKitFont

  private init(_ source: DPKitFont) {
    self.source = source
    file = FontFile(
      family: String(cString: source.family), name: String(cString: source.name),
      digest: String(cString: source.digest))
  }

  /// What fontconfig says of its face, without a path.
  var pattern: UnsafePointer<CChar> { source.pattern }
  var bytes: UnsafeBufferPointer<UInt8> { .init(start: source.bytes, count: source.count) }

  /// In the order in which letters are looked for: Inter, then DejaVu for letters that Inter does not have, such as Hebrew and
  /// Arabic, and for code.
  static var all: [KitFont] {
    UnsafeBufferPointer(start: dp_kit_fonts(), count: Int(dp_kit_font_count())).map(KitFont.init)
  }
}
