import TouchKit

/// The brushed metal of the reporter's screen.
enum SteelPalette {
  /// The bands of light down the sheet.
  static let bands = [
    DynamicColor(0xE9EBEF, 0x24272D), DynamicColor(0xD9DCE2, 0x1A1C21),
    DynamicColor(0xE6E8EC, 0x22252B), DynamicColor(0xD3D7DD, 0x17191D),
  ]
  /// A line of the brush.
  static let brush = DynamicColor(light: .white.faded(0.22), dark: .white.faded(0.025))
  /// The plate with the report, from top to bottom.
  static let report = [DynamicColor(0xF6F7F9, 0x343841), DynamicColor(0xC9CED6, 0x23262C)]
}
