import Files

/// Holds what the window remembers while it is open.
package final class WindowMemory {
  package var state: WindowState
  private let folder: UserFolder?
  /// The state at the start: this window changed what differs from it.
  private let former: WindowState

  /// `handedOver` is what the program before remembered, if this one takes over from it.
  package init(in folder: UserFolder?, handedOver: WindowState?) {
    self.folder = folder
    former = handedOver ?? WindowState(reading: folder)
    state = former
  }

  package func write() { state.write(to: folder, changedFrom: former) }
}
