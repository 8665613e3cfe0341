import CFiles
import Synchronization

/// A file or folder that is being written under a name of its own. As long as the value lives, the process removes it
/// when it is ended by a signal.
struct Partial: ~Copyable, Sendable {
  let name: String
  let descriptor: Descriptor
  /// Given back only once: afterwards another partial may have it.
  private let note: Atomic<Int32>

  init(name: String, in folder: CInt, descriptor: consuming Descriptor) {
    self.name = name
    self.descriptor = descriptor
    note = Atomic(dp_partial_note(folder, name))
  }

  deinit { forget() }

  /// From now on the file or folder under its name is kept.
  func keep() { forget() }

  private func forget() { dp_partial_forget(note.exchange(-1, ordering: .relaxed)) }
}
