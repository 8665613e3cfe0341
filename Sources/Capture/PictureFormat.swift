import GtkPaint

/// The formats that pictures are written in.
package enum PictureFormat: String, CaseIterable {
  case png, svg, pdf, node
  /// Animations.
  case apng, webp

  /// The ending of files.
  package var ending: String { self == .apng ? "png" : rawValue }

  /// Whether a file has many frames.
  package var isAnimation: Bool { self == .apng || self == .webp }

  /// What frames like the first are encoded by, in an animation's format.
  func frames(_ first: Surface, _ length: FrameLength) -> any AnimationFrames {
    self == .webp ? WebPFrames(first, length) : APNGFrames(first, length)
  }
}
