import TouchKit

/// What is pictured of a phone: its screen, or also what is over it and around it.
package struct FrameLook: Sendable {
  /// One picture, in points.
  package struct Frame: Equatable {
    package var list: DisplayList
    package var size: Size

    package init(list: DisplayList, size: Size) {
      self.list = list
      self.size = size
    }
  }

  /// The picture of what a stage shows now.
  package let frame: @Sendable (Stage) -> Frame

  package init(_ frame: @escaping @Sendable (Stage) -> Frame) { self.frame = frame }

  /// The screen alone.
  package static let bare = FrameLook { Frame(list: $0.frame(), size: $0.screenSize) }
}
