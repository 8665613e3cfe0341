import CGtkShim.Paint

/// A finished render node, which scenes draw at several places.
final class SharedNode {
  let handle: OpaquePointer

  init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { dp_node_free(handle) }
}
