import CFiles

/// The ends of the process in the middle of its work: by a signal, or because the machine has nothing left for it.
package enum DeadlyEnds {
  /// Has files of a folder, and then the folder, removed at such an end.
  package static func remove(_ names: [String], in folder: String) {
    withCStrings(names) { dp_signal_cleanup_set(folder, $0.map { $0 }, Int32($0.count)) }
  }

  /// The files are removed, or other code takes care of them from now on.
  package static func removeNothing() { dp_signal_cleanup_clear() }
}
