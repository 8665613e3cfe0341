import CGtkShim.Window

/// The desktop's event sounds, if the machine can play them.
package final class Sounds {
  private nonisolated(unsafe) let handle: OpaquePointer?
  /// What is played for a name that the desktop's theme has no sound for.
  private static let usual = "message-new-instant"

  package init() { handle = dp_sounds_new() }

  deinit { if let handle { dp_sounds_free(handle) } }

  package func play(_ name: String) {
    if let handle { dp_sounds_play(handle, name, Sounds.usual) }
  }
}
