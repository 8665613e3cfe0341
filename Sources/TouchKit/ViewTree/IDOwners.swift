/// Finds the view that owns an id if several views have it: the present view in the foremost layer. A covered or
/// leaving view owns it only if no present view has it.
struct IDOwners {
  private struct Owner {
    /// The layer, from 1 on; 0 for a covered or leaving view.
    var rank: Int
    var view: View
  }
  private var owners: [String: Owner] = [:]
  /// Ids that several present views of one layer have, which is a bug in the code that made the views.
  private(set) var doubled: [String] = []

  init(_ windows: [Window]) {
    var layers = 1
    for window in windows { add(window, yields: false, layer: 1, &layers) }
  }

  /// Whether there are several layers, or views that are not present, so that views may share an id.
  static func areNeeded(_ windows: [Window]) -> Bool { windows.contains { $0.hasLayers } }

  private mutating func add(_ view: View, yields: Bool, layer: Int, _ layers: inout Int) {
    let yields = yields || view.standing != .present
    var layer = layer
    if view.isLayer {
      layers += 1
      layer = layers
    }
    if let id = view.id { register(id, Owner(rank: yields ? 0 : layer, view: view)) }
    // Views in an element are not in the tree.
    guard !view.isElement else { return }
    for inner in view.subviews { add(inner, yields: yields, layer: layer, &layers) }
  }

  private mutating func register(_ id: String, _ owner: Owner) {
    if let other = owners[id] {
      if other.rank == owner.rank, owner.rank > 0 { doubled.append(id) }
      // Of equal ranks, the last view in the tree's order is in front.
      guard owner.rank >= other.rank else { return }
    }
    owners[id] = owner
  }

  /// The ids of all views, in order. Windows have names for logs alone.
  var ids: [String] { owners.filter { !($0.value.view is Window) }.keys.sorted() }

  func owner(of id: String) -> View? { owners[id]?.view }

  /// The view's id, if the view owns it.
  func id(of view: View) -> String? {
    view.id.flatMap { owners[$0]?.view === view ? $0 : nil }
  }
}

extension View {
  fileprivate var hasLayers: Bool {
    isLayer || standing != .present || subviews.contains { $0.hasLayers }
  }
}
