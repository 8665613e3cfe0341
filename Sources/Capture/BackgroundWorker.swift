import Files
import Glibc

/// A second thread that does one piece of work after the other while the first prepares the next.
///
/// What a piece of work uses belongs to the worker alone until the piece after the next one is put on.
final class BackgroundWorker {
  /// What both threads share: they never use it at once, because each waits for the other's signal.
  private final class Handover {
    var work: (() throws -> Void)?
    var failure: (any Error)?
    var isOver = false
    let ready: UnsafeMutablePointer<sem_t>
    let done: UnsafeMutablePointer<sem_t>

    init() {
      ready = .allocate(capacity: 1)
      done = .allocate(capacity: 1)
      sem_init(ready, 0, 0)
      sem_init(done, 0, 1)
    }

    deinit {
      for semaphore in [ready, done] {
        sem_destroy(semaphore)
        semaphore.deallocate()
      }
    }

    static func wait(_ semaphore: UnsafeMutablePointer<sem_t>) {
      while sem_wait(semaphore) != 0 {}
    }

    func run() {
      while true {
        Handover.wait(ready)
        if isOver { return }
        do { try work?() } catch { failure = failure ?? error }
        work = nil
        sem_post(done)
      }
    }
  }

  private let handover = Handover()
  /// Nil if the machine has no thread for it; then work is done at once.
  private var thread: pthread_t?

  init() {
    var made = pthread_t()
    let job = Unmanaged.passRetained(handover)
    let result = pthread_create(
      &made, nil,
      { context in
        if let context { Unmanaged<Handover>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    if result == 0 { thread = made } else { job.release() }
  }

  deinit {
    guard let thread else { return }
    Handover.wait(handover.done)
    handover.isOver = true
    sem_post(handover.ready)
    pthread_join(thread, nil)
  }

  /// Waits for the piece before and starts this one; throws if an earlier one failed.
  func put(_ work: @escaping () throws -> Void) throws {
    guard thread != nil else { return try work() }
    try finish(thenPost: false)
    handover.work = work
    sem_post(handover.ready)
  }

  /// Waits until nothing is left to do; throws if something failed.
  func finish() throws { try finish(thenPost: true) }

  private func finish(thenPost: Bool) throws {
    guard thread != nil else { return }
    Handover.wait(handover.done)
    if let failure = handover.failure {
      sem_post(handover.done)
      throw failure
    }
    if thenPost { sem_post(handover.done) }
  }
}
