/// Moves caret and selection of a text by touches.
extension TextInput {
  /// A finger landed on words that are being edited.
  func touchBegan(_ touch: Touch) {
    let offset = offset(at: touch.location(in: host))
    switch touch.tapCount {
    case 0, 1:
      drag = .caret
      change {
        $0.move(to: offset)
        return nil
      }
    case 2:
      let word = edges.word(around: offset)
      drag = .words(from: word)
      change {
        $0.select(word.lowerBound, word.upperBound)
        return nil
      }
    default:
      drag = .none
      selectAll()
    }
  }

  /// The finger moved: the caret follows it, or the selection grows by words.
  func touchMoved(_ touch: Touch) {
    guard touch.hasStrayed else { return }
    let offset = offset(at: touch.location(in: host))
    switch drag {
    case .none: return
    case .caret:
      change {
        $0.move(to: offset)
        return nil
      }
    case .words(let first):
      let word = edges.word(around: offset)
      change {
        if offset < first.lowerBound {
          $0.select(first.upperBound, min(word.lowerBound, first.lowerBound))
        } else {
          $0.select(first.lowerBound, max(word.upperBound, first.upperBound))
        }
        return nil
      }
    }
  }

  /// Whether the finger that is down selects words.
  var isSelecting: Bool {
    switch drag {
    case .none, .caret: false
    case .words: true
    }
  }
}
