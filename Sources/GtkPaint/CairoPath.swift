import CGtkShim.Paint

/// A path in Cairo's form.
final class CairoPath {
  let handle: OpaquePointer

  /// `numbers` are the coordinates of all verbs.
  init(_ verbs: [UInt8], _ numbers: [Double]) {
    handle = dp_path_new(verbs, Int32(clamping: verbs.count), numbers)
  }

  deinit { dp_path_free(handle) }
}
