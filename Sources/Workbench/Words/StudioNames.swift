import JSON
import TouchKit

/// Turns names of the prototype into words for people.
package enum StudioNames {
  /// `rotate-left` is "Rotate left".
  package static func title(_ name: String) -> String {
    let words = name.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// A device with its size in points.
  package static func words(for device: Device) -> String {
    "\(title(device.name))   \(device.size.width.twoDecimals) × \(device.size.height.twoDecimals)"
  }

  /// A speed of time in percent, as a multiple of the usual one.
  package static func speed(_ percent: Int) -> String {
    switch percent {
    case 400: "×4"
    case 200: "×2"
    case 100: "×1"
    case 50: "×½"
    case 25: "×¼"
    case 10: "×⅒"
    default: "\(percent) %"
    }
  }

  /// A number with its unit, which is written from left to right in every language.
  package static func numeral(_ text: String) -> String { "\u{200E}\(text)" }

  /// A file's name for little room: its beginning and its end.
  package static func short(_ name: String) -> String {
    let (head, tail) = (16, 15)
    let name = printable(name)
    guard name.count > head + tail + 1 else { return name }
    return "\(name.prefix(head))…\(name.suffix(tail))"
  }
}
