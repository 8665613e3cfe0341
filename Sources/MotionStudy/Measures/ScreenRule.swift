import TouchKit

/// What holds for every screen, on every device and with every setting.
package enum ScreenRule: CaseIterable, Sendable {
  /// Two texts that are both seen share no ink.
  case textsApart
  /// A text's place holds its laid-out lines; how many lines there are is the text's own matter.
  case textsFit
  /// No line of a text ends inside a word, unless the screen is not wide enough for the word.
  case wordsAreWhole
  /// What something cuts or covers can be scrolled into sight.
  case scrollsIntoSight
  /// What the keyboard writes into is seen.
  case focusIsSeen
  /// What can be pressed is as large as a fingertip.
  case targetsAreLarge
  /// What can be pressed is in front.
  case targetsAreFree
  /// What can be pressed has a name for assistive technology.
  case targetsAreNamed

  /// What breaks the rule on a screen, from back to front. A screen on which something moves breaks no rule: moving
  /// things pass over others.
  package func faults(of screen: SeenScreen) -> [ScreenFault] {
    guard screen.isSettled else { return [] }
    return switch self {
    case .textsApart: ScreenRule.overlaps(screen.parts)
    case .textsFit: screen.parts.compactMap(ScreenRule.tooLarge)
    case .wordsAreWhole: screen.parts.compactMap(ScreenRule.broken)
    case .scrollsIntoSight: screen.parts.compactMap(ScreenRule.outOfSight)
    case .focusIsSeen: ScreenRule.focusOutOfSight(screen.focus)
    case .targetsAreLarge:
      screen.targets.faults { $0.isSmall ? $0.extent.map { .smallTarget($0) } : nil }
    case .targetsAreFree: screen.targets.faults { $0.reach == nil ? .coveredTarget : nil }
    case .targetsAreNamed: screen.targets.faults { $0.words?.isEmpty ?? true ? .nameless : nil }
    }
  }

  /// What is smaller is no fault, in points: half a pixel of the coarsest screen, and the rounding of paint.
  private static let slack = 0.5

  // MARK: Texts

  private static func overlaps(_ parts: [SeenPart]) -> [ScreenFault] {
    let texts = parts.filter(\.isText)
    return texts.indices.flatMap { index in
      texts[..<index].compactMap { below -> ScreenFault? in
        let shared = below.seen.lazy.flatMap { one in
          texts[index].seen.compactMap { one.intersection($0) }
        }
        guard let rect = shared.first(where: { min($0.width, $0.height) > slack }) else {
          return nil
        }
        return ScreenFault(
          kind: .overlap(with: texts[index].words, rect), name: below.title, frame: below.frame)
      }
    }
  }

  private static func tooLarge(_ part: SeenPart) -> ScreenFault? {
    guard case .text(let box?, let needed) = part.kind, !part.seen.isEmpty else { return nil }
    let holds = box.inset(by: -slack).contains(needed)
    guard !holds else { return nil }
    return ScreenFault(
      kind: .tooLarge(needed: needed.size, place: box.size), name: part.title, frame: needed)
  }

  private static func broken(_ part: SeenPart) -> ScreenFault? {
    guard let word = part.brokenWord, !part.seen.isEmpty else { return nil }
    return ScreenFault(kind: .brokenWord(word), name: part.title, frame: part.frame)
  }

  // MARK: Sight

  private static func outOfSight(_ part: SeenPart) -> ScreenFault? {
    guard part.isInUse, part.isOnScreen else { return nil }
    for line in part.lines {
      if let name = part.whatHides(line, slack: slack) {
        return ScreenFault(kind: .outOfSight(under: name), name: part.title, frame: line)
      }
    }
    return nil
  }

  private static func focusOutOfSight(_ focus: SeenScreen.Focus?) -> [ScreenFault] {
    guard let focus, !focus.room.inset(by: -slack).contains(focus.place) else { return [] }
    return [
      ScreenFault(
        kind: .focusOutOfSight(room: focus.room), name: focus.name, frame: focus.place)
    ]
  }
}

extension [PressTarget] {
  fileprivate func faults(_ kind: (PressTarget) -> ScreenFault.Kind?) -> [ScreenFault] {
    compactMap { target in
      kind(target).map { ScreenFault(kind: $0, name: target.name, frame: target.frame) }
    }
  }
}

extension SeenPart {
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }

  /// What it says, or its name.
  fileprivate var title: String { isText ? "«\(words)»" : name }

  fileprivate var frame: Rect {
    lines.dropFirst().reduce(lines.first ?? .zero) { $0.union($1) }
  }

  /// Whether any of it is where people look: seen, or behind something that covers it.
  fileprivate var isOnScreen: Bool {
    lines.contains { line in
      clips.allSatisfy { $0.rect.intersects(line) }
    }
  }
}
