import Foundation
import GtkPaint
import Testing
import TouchKit

@Suite struct MeasuringThreads {
  /// A word that fits into its line by a hair until it is broken, and no longer then: Pango sees that only where it looks
  /// closely, for which it must know how wide the font's letters are on average.
  @Test func `Fonts first measured by several threads at once break lines in the same places`()
    throws
  {
    let fonts = try Fonts()
    let style = TextStyle(
      size: 23.219268438936638, lineHeight: 16, weight: 600, tracking: 0.03158105136917855)
    let text = Text("Wide words that wrap", style: style, lines: 0)
    let width = 42.31061363182091
    let expected = PangoMeasurer(fonts: fonts).measure(text, width: width)
    let answers = Answers()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<60 { answers.add(PangoMeasurer(fonts: fonts).measure(text, width: width)) }
    }
    #expect(answers.all.count == 240)
    #expect(answers.all.allSatisfy { $0 == expected })
  }
}

private final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [TextMetrics] = []

  func add(_ answer: TextMetrics) { lock.withLock { answers.append(answer) } }
  var all: [TextMetrics] { lock.withLock { answers } }
}
