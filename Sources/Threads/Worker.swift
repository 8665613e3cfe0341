import Glibc

/// A piece of work on a thread of its own, which is waited for at the latest when the object is released.
package final class Worker {
  /// As much as a process's first thread usually gets: view trees are walked by recursion.
  private static let stackSize = 8 << 20

  private let thread: pthread_t
  private var isOver = false

  /// Begins the work; nil if the machine has no more threads.
  package init?(_ work: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Worker.stackSize)
    let job = Unmanaged.passRetained(Job(work))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, job.toOpaque())
    guard result == 0 else {
      job.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the work is done.
  package func wait() {
    guard !isOver else { return }
    isOver = true
    pthread_join(thread, nil)
  }

  deinit { wait() }

  private final class Job: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}
