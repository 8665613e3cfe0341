/// Carries Swift closures through C: retained when it is handed over, released by the C side's `destroy`.
package final class CallbackBox<Callbacks> {
  /// Nil until the object that is called back exists.
  var callbacks: Callbacks?

  package init(_ callbacks: Callbacks? = nil) { self.callbacks = callbacks }

  /// The context to pass to C; C owns a reference from now on.
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static func callbacks(_ context: UnsafeMutableRawPointer) -> Callbacks? {
    Unmanaged<CallbackBox>.fromOpaque(context).takeUnretainedValue().callbacks
  }

  package static func release(_ context: UnsafeMutableRawPointer) {
    Unmanaged<CallbackBox>.fromOpaque(context).release()
  }
}
