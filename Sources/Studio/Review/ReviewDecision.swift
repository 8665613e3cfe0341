import GtkPaint
import Rehearsal
import Reviews
import Threads
import TouchKit
import Widgets

/// Decides which design of a review is better. The look of the review is found during that time, so that `review
/// --check` can say when the review looks different.
final class ReviewDecision {
  /// A decision that is being made.
  private struct Present {
    /// Finds the look; nil if the machine has no thread for it.
    let look: BackgroundJob<String?>?
    /// Given, but not written before its look is known.
    var verdict: ReviewVerdict?
  }

  private let parts: WindowParts
  private unowned let desk: ReviewDesk
  /// Asks for the reason of a choice; nil means that no design was chosen.
  private let ask: (Int?) -> Void
  private var present: Present?

  init(_ parts: WindowParts, _ desk: ReviewDesk, ask: @escaping (Int?) -> Void) {
    self.parts = parts
    self.desk = desk
    self.ask = ask
  }

  /// Asks which design is better.
  func begin() {
    guard let review = desk.open else { return desk.need() }
    let letters = review.shown.variants.map(\.label)
    guard letters.count > 1 else {
      return parts.notices.show(notice: "This take has only one design.")
    }
    parts.notices.put(
      .review, .question, "Which is better?",
      (letters + ["None"]).enumerated().map { number, words in
        ("_\(words)", { [unowned self] in answered(number) })
      })
  }

  private func answered(_ button: Int) {
    guard let review = desk.open else { return }
    let count = review.shown.variants.count
    finish()
    let bell = LoopBell { [unowned self] in
      if present?.verdict != nil, present?.look?.isOver == true { finish() }
    }
    present = Present(
      look: BackgroundJob<String?>(nil, bell: bell) {
        [takes = review.takes, prototype = parts.prototype, fonts = parts.fonts] in
        VerdictLook.find(takes, of: prototype, fonts: fonts, $0)
      })
    ask(button < count ? button : nil)
  }

  /// The user wrote the reason: the verdict is written as soon as its look is known.
  func decide(_ verdict: ReviewVerdict) {
    present?.verdict = verdict
    guard let present else { return write(verdict) }
    if present.look?.isOver != false { finish() }
  }

  /// Writes a verdict that was made, and forgets one that wasn't; before the review or the window closes.
  func finish() {
    guard let present else { return }
    self.present = nil
    guard var verdict = present.verdict else { return }
    present.look?.wait()
    verdict.look = present.look?.findings ?? nil
    write(verdict)
  }

  private func write(_ verdict: ReviewVerdict) {
    guard desk.add(verdict) else { return }
    parts.notices.show(
      notice: verdict.choice == nil
        ? "Saved: no preference."
        : "Saved: \(verdict.word) is better.")
  }
}
