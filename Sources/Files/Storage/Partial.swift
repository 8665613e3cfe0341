import CFiles
import Synchronization

/// Something that is being written under a name of its own. As long as it lives it is noted among what is cleared away
/// when the process is ended.
struct Partial: ~Copyable, Sendable {
  let name: String
  let descriptor: Descriptor
  /// Given back once: another partial may have it then.
  private let note: Atomic<Int32>

  init(name: String, in folder: CInt, descriptor: consuming Descriptor) {
    self.name = name
    self.descriptor = descriptor
    note = Atomic(dp_partial_note(folder, name))
  }

  deinit { forget() }

  /// From now on what has its name is not to be lost.
  func keep() { forget() }

  private func forget() { dp_partial_forget(note.exchange(-1, ordering: .relaxed)) }
}
