import CSystem

/// Calls back with what comes from a descriptor, which it closes in the end. Releasing it stops that.
package final class ByteStream {
  private nonisolated(unsafe) let handle: OpaquePointer

  /// No bytes at all mean that nothing more comes.
  package init(_ descriptor: Int32, _ received: @escaping ([UInt8]) -> Void) {
    handle = dp_stream_new(
      descriptor,
      { context, bytes, count in
        Box.callbacks(context)?(Array(UnsafeBufferPointer(start: bytes, count: Int(count))))
      }, CallbackBox(received).retained, { Box.release($0) })
  }

  deinit { dp_stream_free(handle) }

  private typealias Box = CallbackBox<([UInt8]) -> Void>
}
