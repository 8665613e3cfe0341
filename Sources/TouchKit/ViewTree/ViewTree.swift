/// The views on the screen at one time, as values: for `inspect`, for assistive technology and for tests in words.
public struct ViewTree: Equatable, Sendable {
  /// A view with its subviews.
  public struct Node: Equatable, Sendable {
    /// The view's id, if it has one.
    public var id: String?
    /// Its role for assistive technology.
    public var role: Role?
    /// The name that assistive technology says.
    public var label: String?
    /// The words that are shown.
    public var text: String?
    /// The state in words.
    public var value: String?
    /// The bounding box on the screen as drawn, before clipping.
    public var frame: Rect
    /// The visible part of the frame, if clips or the screen cut it.
    public var clipped: Rect?
    /// The alpha of the view itself, from 0 to 1.
    public var alpha: Double
    /// Whether any of it can be seen.
    public var visible: Bool
    /// Whether the view is enabled.
    public var enabled: Bool
    /// Whether the view can be pressed.
    public var isPressable: Bool
    /// The names of the view's other actions.
    public var actions: [String]
    /// Its subviews, back to front.
    public var children: [Node]
  }

  /// A window with its views.
  public struct WindowNode: Equatable, Sendable {
    /// The window's id.
    public var id: String
    /// The height of its level.
    public var level: Int
    /// Its views, back to front.
    public var views: [Node]
  }

  /// A finger that is down.
  public struct TouchNode: Equatable, Sendable {
    /// The finger's number.
    public var finger: Int
    /// The phase of the touch.
    public var phase: Touch.Phase
    /// Where it is, in screen points.
    public var location: Point
    /// The id of the view it landed on.
    public var view: String?
    /// The number of taps in a row with this one.
    public var taps: Int
  }

  /// Which values a tree has.
  public enum Values: Sendable {
    /// The shown values.
    case shown
    /// The values to which views move.
    case model
  }

  /// When the tree was read.
  public var time: Time
  /// The device on which the phone runs.
  public var device: Device
  /// The screen in points in the present orientation.
  public var screen: Size
  /// The orientation of the interface.
  public var orientation: Orientation
  /// The id of the first responder.
  public var focused: String?
  /// The fingers that are down.
  public var touches: [TouchNode]
  /// The windows, lowest level first.
  public var windows: [WindowNode]

  /// Every node, parents before children, back to front.
  public var nodes: [Node] {
    var nodes: [Node] = []
    func add(_ node: Node) {
      nodes.append(node)
      for child in node.children { add(child) }
    }
    for window in windows { window.views.forEach(add) }
    return nodes
  }

  /// The node with an id; nil if no view on the screen has this id.
  public func node(_ id: String) -> Node? {
    func found(in nodes: [Node]) -> Node? {
      for node in nodes {
        if node.id == id { return node }
        if let node = found(in: node.children) { return node }
      }
      return nil
    }
    for window in windows {
      if let node = found(in: window.views) { return node }
    }
    return nil
  }
}
