/// Why a picture could not be made.
package enum PaintError: Error, Equatable, CustomStringConvertible {
  /// There is no memory for all these pixels, or a side is over 32767.
  case tooLarge(width: Int, height: Int)
  /// Cairo could not write the document.
  case document(String)
  /// The machine's libraries leave out filled rectangles.
  case rectangles
  /// A text is in a font that is not there.
  case font(FontError)

  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels does not fit into memory; use a smaller scale"
    case .document(let format): "the \(format) can't be written"
    case .rectangles:
      "Cairo can't fill a rectangle on this machine; install libpixman-1-0 and libcairo2 again, and unset LD_PRELOAD"
    case .font(let error): error.description
    }
  }
}
