import Files
import Rehearsal
import Reviews
import TouchKit

/// Decides which design of a review is better. What the review looks like is found meanwhile, so that `review --check` can say
/// when it looks otherwise.
extension StudioWindow {
  /// A decision that is being made.
  struct Decision {
    /// Finds the look; nil if the machine gives no thread.
    let look: BackgroundJob<String?>?
    /// Given, but not written before its look is known.
    var verdict: ReviewVerdict?
  }

  /// Asks which design is better.
  func beginDecision() {
    guard let review else { return needReview() }
    let letters = review.shown.variants.map(\.label)
    guard letters.count > 1 else { return show(notice: "The take has one design.") }
    notices.put(
      .review, .question, "Which is better?",
      (letters + ["None"]).enumerated().map { number, words in
        ("_\(words)", { [unowned self] in answeredReview(number) })
      })
  }

  private func answeredReview(_ button: Int) {
    guard let review else { return }
    let count = review.shown.variants.count
    finishDecision()
    let bell = LoopBell { [unowned self] in
      if decision?.verdict != nil, decision?.look?.isOver == true { finishDecision() }
    }
    decision = Decision(
      look: BackgroundJob<String?>(nil, bell: bell) {
        [takes = review.takes, prototype, fonts = painter.measurer.fonts] in
        VerdictLook.find(takes, of: prototype, fonts: fonts, $0)
      })
    ask("Because", "", .because(choice: button < count ? button : nil))
  }

  /// The reason was given: the verdict is written as soon as its look is known.
  func decide(_ verdict: ReviewVerdict) {
    decision?.verdict = verdict
    guard let decision else { return write(verdict) }
    if decision.look?.isOver != false { finishDecision() }
  }

  /// Writes a verdict that was given, and forgets what was not; before the review or the window closes.
  func finishDecision() {
    guard let decision else { return }
    self.decision = nil
    guard var verdict = decision.verdict else { return }
    decision.look?.wait()
    verdict.look = decision.look?.findings ?? nil
    write(verdict)
  }

  private func write(_ verdict: ReviewVerdict) {
    do throws(Problem) {
      try review?.add(verdict)
      updateReview()
      show(
        notice: verdict.choice == nil
          ? "None is better; the review keeps it."
          : "\(verdict.word) is better; the review keeps it.")
    } catch {
      show(error)
    }
  }
}
