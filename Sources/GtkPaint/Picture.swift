import CGtkShim

/// A finished node that scenes place, owned.
final class Picture {
  let handle: OpaquePointer

  init(adopting handle: OpaquePointer) { self.handle = handle }

  deinit { dp_node_free(handle) }
}
