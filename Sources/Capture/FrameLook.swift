import TouchKit

/// What is pictured of a phone: its screen, or also what lies over it and around it.
public struct FrameLook: Sendable {
  /// One picture, in points.
  public struct Frame: Equatable {
    public var list: DisplayList
    public var size: Size

    public init(list: DisplayList, size: Size) {
      self.list = list
      self.size = size
    }
  }

  /// The picture of what a stage shows now.
  public let frame: @Sendable (Stage) -> Frame

  public init(_ frame: @escaping @Sendable (Stage) -> Frame) { self.frame = frame }

  /// The screen alone.
  public static let bare = FrameLook { Frame(list: $0.frame(), size: $0.screenSize) }
}
