/// The formats that pictures are written in.
public enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, node
  /// An animation.
  case apng

  /// The ending of files.
  public var ending: String { self == .apng ? "png" : rawValue }
}
