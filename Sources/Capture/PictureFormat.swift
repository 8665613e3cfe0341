/// What a picture is written as.
public enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, node
  /// One file that moves.
  case apng

  /// The ending of files.
  public var ending: String { self == .apng ? "png" : rawValue }
}
