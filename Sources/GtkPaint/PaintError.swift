/// Why a picture could not be made.
public enum PaintError: Error, Equatable, CustomStringConvertible {
  /// No memory for so many pixels, or a side over 32767.
  case tooLarge(width: Int, height: Int)
  /// Cairo could not write the document.
  case document(String)
  /// A text is in a font that is not there.
  case font(FontError)

  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels does not fit into memory; use a smaller scale"
    case .document(let format): "the \(format) could not be written"
    case .font(let error): error.description
    }
  }
}
