/// The views on the screen at one time, as values: for `inspect`, for assistive technology and for tests in words.
public struct ViewTree: Equatable, Sendable {
  public struct Node: Equatable, Sendable {
    public var id: String?
    public var role: Role?
    public var label: String?
    public var text: String?
    public var value: String?
    /// The bounding box on the screen as drawn, before clipping.
    public var frame: Rect
    /// The visible part of the frame, if clips or the screen cut it.
    public var clipped: Rect?
    public var alpha: Double
    public var visible: Bool
    public var enabled: Bool
    /// Whether it can be pressed.
    public var isPressable: Bool
    /// The names of its other actions.
    public var actions: [String]
    public var children: [Node]
  }

  public struct WindowNode: Equatable, Sendable {
    public var id: String
    public var level: Int
    public var views: [Node]
  }

  public struct TouchNode: Equatable, Sendable {
    public var finger: Int
    public var phase: Touch.Phase
    public var location: Point
    public var view: String?
    public var taps: Int
  }

  public var time: Time
  public var device: Device
  /// The screen in points in the present orientation.
  public var screen: Size
  public var orientation: Orientation
  public var focused: String?
  public var touches: [TouchNode]
  /// Lowest level first.
  public var windows: [WindowNode]

  /// Every node, parents before children, back to front.
  public var nodes: [Node] {
    func flat(_ node: Node) -> [Node] { [node] + node.children.flatMap(flat) }
    return windows.flatMap(\.views).flatMap(flat)
  }

  public func node(_ id: String) -> Node? { nodes.first { $0.id == id } }
}
