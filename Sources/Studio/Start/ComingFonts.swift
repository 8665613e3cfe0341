import GtkPaint
import Rehearsal
import Synchronization
import Threads
import TouchKit

/// Fonts that are read on a thread of their own while the display is connected, which takes about as long.
struct ComingFonts {
  private nonisolated final class Answer: Sendable {
    let fonts = Mutex<Result<Fonts, FontError>?>(nil)
  }

  private let own: [FontData]
  private let answer: Answer
  private let worker: Worker?

  /// Begins to read them, with a prototype's own.
  init(own: [FontData]) {
    let answer = Answer()
    self.own = own
    self.answer = answer
    worker = Worker {
      let result = Result { () throws(FontError) in try Fonts(own: own) }
      answer.fonts.withLock { $0 = result }
    }
  }

  /// Waits for them; without a thread they are read now.
  func fonts() throws(FontError) -> Fonts {
    worker?.wait()
    guard let read = answer.fonts.withLock({ $0 }) else { return try Fonts(own: own) }
    return try read.get()
  }
}
