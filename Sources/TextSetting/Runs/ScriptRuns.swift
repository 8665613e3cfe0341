/// The parts of a text of one script each. What belongs to all scripts goes with what is before it; brackets go with the script outside of
/// them.
struct ScriptRuns {
  private struct Open {
    let bracket: Int
    var script: UInt8
  }

  private let text: Scalars
  private let limit: Int
  private var open: [Open] = []
  /// Where the present part ends.
  private(set) var end: Int
  private(set) var script: UInt8 = 0

  /// What belongs to all scripts, what is on letters of any, and what is unknown; GLib's numbers.
  private static let common: UInt8 = 0
  private static let inherited: UInt8 = 1
  private static let unknown: UInt8 = 61
  /// Brackets that are deeper are forgotten.
  private static let deepest = 128

  init(_ text: Scalars, _ range: Range<Int>) {
    self.text = text
    end = range.lowerBound
    limit = range.upperBound
    move()
  }

  private static func isReal(_ script: UInt8) -> Bool { script > inherited && script != unknown }

  /// Moves to the next part.
  mutating func move() {
    guard end < limit else { return }
    /// How many brackets were open before this part, or that many fewer as have been closed since.
    var before = open.count
    script = ScriptRuns.common
    while end < limit {
      let character = text[end]
      var own = characters[character].script
      let bracket = own == ScriptRuns.common ? PairedBrackets.index(of: character) : nil
      if let bracket {
        if bracket % 2 == 0 {
          if open.count == ScriptRuns.deepest { open = [] }
          open.append(Open(bracket: bracket, script: script))
        } else {
          while let last = open.last, last.bracket != bracket - 1 { open.removeLast() }
          before = min(before, open.count)
          if let last = open.last { own = last.script }
        }
      }
      let isReal = ScriptRuns.isReal(script)
      guard !isReal || !ScriptRuns.isReal(own) || script == own else { return }
      if !isReal, ScriptRuns.isReal(own) {
        script = own
        while before < open.count {
          open[before].script = own
          before += 1
        }
      }
      if let bracket, bracket % 2 == 1, !open.isEmpty {
        open.removeLast()
        before = min(before, open.count)
      }
      end += 1
    }
  }
}
