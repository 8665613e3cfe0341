/// Says whose an id is where several views have it: the view's that lies in the foremost layer, if it is present, and of
/// views that are covered or leave only where no present view has it.
struct TreeNames {
  private struct Owner {
    /// The layer, from 1 on; 0 for what is covered or leaves.
    var rank: Int
    var view: View
  }
  private var owners: [String: Owner] = [:]
  /// Ids that several present views of one layer have: a bug of whoever made the views.
  private(set) var doubled: [String] = []

  init(_ windows: [Window]) {
    var layers = 1
    for window in windows { add(window, yields: false, layer: 1, &layers) }
  }

  /// Whether any view but those of one layer has an id, so that somebody may have to yield.
  static func areNeeded(_ windows: [Window]) -> Bool { windows.contains(where: \.hasLayers) }

  private mutating func add(_ view: View, yields: Bool, layer: Int, _ layers: inout Int) {
    let yields = yields || view.standing != .present
    var layer = layer
    if view.isLayer {
      layers += 1
      layer = layers
    }
    if let id = view.id { claim(id, Owner(rank: yields ? 0 : layer, view: view)) }
    // What lies in an element is not in the tree.
    guard !view.isElement else { return }
    for inner in view.subviews { add(inner, yields: yields, layer: layer, &layers) }
  }

  private mutating func claim(_ id: String, _ owner: Owner) {
    if let other = owners[id] {
      if other.rank == owner.rank, owner.rank > 0 { doubled.append(id) }
      // Of equals the last in the order of the tree lies in front.
      guard owner.rank >= other.rank else { return }
    }
    owners[id] = owner
  }

  func owner(of id: String) -> View? { owners[id]?.view }

  /// The view's id, where it is the view's.
  func id(of view: View) -> String? {
    view.id.flatMap { owners[$0]?.view === view ? $0 : nil }
  }
}

extension View {
  fileprivate var hasLayers: Bool {
    isLayer || standing != .present || subviews.contains(where: \.hasLayers)
  }
}
