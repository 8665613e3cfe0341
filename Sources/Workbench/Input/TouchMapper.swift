import TouchKit

/// Turns what the mouse and fingers do on the canvas into the phone's inputs.
///
/// The mouse's first button is a finger; with Alt it is two, mirrored about the screen's middle; with Alt and Shift
/// the pair moves as one. If the desktop keeps Alt for itself, Control and Shift do the same as Alt.
package struct TouchMapper: Equatable {
  private enum Mouse: Equatable {
    case up
    /// Alt is held: where the two fingers would land.
    case aiming(FingerPair)
    case finger(Int)
    case pair(FingerPair, Int, Int)
  }

  private struct Landed: Equatable {
    var number: Int
    var location: Point
  }

  /// Whether the mouse is two fingers without any key.
  package var isAlwaysPair = false {
    didSet { if !isAlwaysPair, case .aiming = mouse { mouse = .up } }
  }
  private var mouse = Mouse.up
  private var fingers: [CanvasEvent.Finger: Landed] = [:]
  /// Where the pointer was reported last.
  private var pointer: Point?

  package init(isAlwaysPair: Bool = false) {
    self.isAlwaysPair = isAlwaysPair
  }

  /// Where two fingers are about to land together.
  package var aim: [Point] {
    if case .aiming(let pair) = mouse { [pair.first, pair.second] } else { [] }
  }

  /// Where the two fingers of a mouse that is pressed are.
  package func pressed(_ layout: PhoneLayout) -> [Point] {
    guard case .pair(let pair, _, _) = mouse else { return [] }
    return [layout.clamped(pair.first), layout.clamped(pair.second)]
  }

  /// Whether any finger of this mapper is down.
  package var isDown: Bool {
    switch mouse {
    case .up, .aiming: !fingers.isEmpty
    case .finger, .pair: true
    }
  }

  /// The inputs of an event, in their order. `taken` are the numbers of fingers that others have on the screen.
  package mutating func map(_ event: CanvasEvent, _ layout: PhoneLayout, taken: [Int]) -> [Input
    .Kind]
  {
    let point = layout.point(event.x, event.y)
    switch event.kind {
    case .press(let button):
      return button == 1 ? press(point, event.modifiers, layout, taken) : []
    case .release(let button): return button == 1 ? release(point, event.modifiers, layout) : []
    case .motion: return move(point, event.modifiers, layout)
    case .leave: return leave()
    case .touchBegan(let finger): return land(finger, point, layout, taken)
    case .touchMoved(let finger): return slide(finger, to: layout.clamped(point))
    case .touchEnded(let finger): return lift(finger, .ended, at: layout.clamped(point))
    case .touchCancelled(let finger): return lift(finger, .cancelled, at: layout.clamped(point))
    case .grabLost: return cancel(layout)
    case .keyPress, .keyRelease:
      turnAim(event.modifiersAfter, layout)
      return []
    case .scroll, .pinch: return []
    }
  }

  /// Removes every finger from the screen, as when the window loses them.
  package mutating func cancel(_ layout: PhoneLayout) -> [Input.Kind] {
    var ends: [Input.Kind] = []
    switch mouse {
    case .up, .aiming: break
    case .finger(let number):
      ends.append(.touch(finger: number, phase: .cancelled, at: pointer ?? .zero))
    case .pair(let pair, let a, let b):
      ends.append(.touch(finger: a, phase: .cancelled, at: layout.clamped(pair.first)))
      ends.append(.touch(finger: b, phase: .cancelled, at: layout.clamped(pair.second)))
    }
    mouse = .up
    for landed in fingers.values.sorted(by: { $0.number < $1.number }) {
      ends.append(.touch(finger: landed.number, phase: .cancelled, at: landed.location))
    }
    fingers = [:]
    return ends
  }

  // MARK: Mouse

  private mutating func press(
    _ point: Point, _ modifiers: CanvasEvent.Modifiers, _ layout: PhoneLayout, _ taken: [Int]
  ) -> [Input.Kind] {
    guard layout.isOnScreen(point) else { return [] }
    switch mouse {
    case .finger, .pair: return []
    case .up, .aiming: break
    }
    let first = free(taken)
    guard wantsPair(modifiers) else {
      mouse = .finger(first)
      pointer = point
      return [.touch(finger: first, phase: .began, at: point)]
    }
    var pair = FingerPair(first: point, on: layout.screen)
    if case .aiming(var aimed) = mouse {
      aimed.move(to: point, carrying: carries(modifiers))
      pair = aimed
    }
    let second = free(taken + [first])
    mouse = .pair(pair, first, second)
    return [
      .touch(finger: first, phase: .began, at: point),
      .touch(finger: second, phase: .began, at: layout.clamped(pair.second)),
    ]
  }

  private mutating func move(
    _ point: Point, _ modifiers: CanvasEvent.Modifiers, _ layout: PhoneLayout
  ) -> [Input.Kind] {
    switch mouse {
    case .up, .aiming: return hover(point, modifiers, layout)
    // The release was lost: another window had the pointer when it came.
    case .finger where !modifiers.contains(.button), .pair where !modifiers.contains(.button):
      return cancel(layout)
    case .finger(let number):
      let point = layout.clamped(point)
      // If what is below a mouse was laid out again, the toolkit reports a move of a mouse that did not move.
      guard point != pointer else { return [] }
      pointer = point
      return [.touch(finger: number, phase: .moved, at: point)]
    case .pair(let former, let a, let b):
      var pair = former
      pair.move(to: point, carrying: carries(modifiers))
      guard pair != former else { return [] }
      mouse = .pair(pair, a, b)
      return [
        .touch(finger: a, phase: .moved, at: layout.clamped(pair.first)),
        .touch(finger: b, phase: .moved, at: layout.clamped(pair.second)),
      ]
    }
  }

  private mutating func hover(
    _ point: Point, _ modifiers: CanvasEvent.Modifiers, _ layout: PhoneLayout
  ) -> [Input.Kind] {
    let isInside = layout.isOnScreen(point)
    if wantsPair(modifiers), isInside {
      var pair = FingerPair(first: point, on: layout.screen)
      if case .aiming(var aimed) = mouse {
        aimed.move(to: point, carrying: carries(modifiers))
        pair = aimed
      }
      mouse = .aiming(pair)
      return []
    }
    mouse = .up
    return movePointer(isInside ? point : nil)
  }

  private mutating func leave() -> [Input.Kind] {
    if case .aiming = mouse { mouse = .up }
    return isDown ? [] : movePointer(nil)
  }

  private mutating func movePointer(_ point: Point?) -> [Input.Kind] {
    guard point != pointer else { return [] }
    pointer = point
    return [.pointer(point)]
  }

  private mutating func release(
    _ point: Point, _ modifiers: CanvasEvent.Modifiers, _ layout: PhoneLayout
  ) -> [Input.Kind] {
    switch mouse {
    case .up, .aiming: return []
    case .finger(let number):
      mouse = .up
      return [.touch(finger: number, phase: .ended, at: layout.clamped(point))]
    case .pair(var pair, let a, let b):
      pair.move(to: point, carrying: carries(modifiers))
      mouse = wantsPair(modifiers) ? .aiming(pair) : .up
      return [
        .touch(finger: a, phase: .ended, at: layout.clamped(pair.first)),
        .touch(finger: b, phase: .ended, at: layout.clamped(pair.second)),
      ]
    }
  }

  /// Shows or hides the two fingers if a key is pressed or released while the pointer does not move.
  private mutating func turnAim(_ modifiers: CanvasEvent.Modifiers, _ layout: PhoneLayout) {
    switch mouse {
    case .up:
      // Many shortcuts hold Control and Shift, so that these wait for the mouse.
      guard modifiers.contains(.alt), let pointer else { return }
      mouse = .aiming(FingerPair(first: pointer, on: layout.screen))
    case .aiming: if !wantsPair(modifiers) { mouse = .up }
    case .finger, .pair: break
    }
  }

  private func wantsPair(_ modifiers: CanvasEvent.Modifiers) -> Bool {
    isAlwaysPair || modifiers.contains(.alt) || modifiers.isSuperset(of: [.control, .shift])
  }

  /// Whether the second finger moves along with the first one instead of in the opposite direction.
  private func carries(_ modifiers: CanvasEvent.Modifiers) -> Bool {
    let isShiftTaken = modifiers.contains(.control) && !modifiers.contains(.alt) && !isAlwaysPair
    return modifiers.contains(.shift) && !isShiftTaken
  }

  // MARK: Fingers

  private mutating func land(
    _ finger: CanvasEvent.Finger, _ point: Point, _ layout: PhoneLayout, _ taken: [Int]
  ) -> [Input.Kind] {
    guard layout.isOnScreen(point) else { return [] }
    let number = free(taken)
    fingers[finger] = Landed(number: number, location: point)
    return [.touch(finger: number, phase: .began, at: point)]
  }

  private mutating func slide(_ finger: CanvasEvent.Finger, to point: Point) -> [Input.Kind] {
    guard let landed = fingers[finger] else { return [] }
    fingers[finger]?.location = point
    return [.touch(finger: landed.number, phase: .moved, at: point)]
  }

  private mutating func lift(
    _ finger: CanvasEvent.Finger, _ phase: Touch.Phase, at point: Point
  ) -> [Input.Kind] {
    guard let landed = fingers.removeValue(forKey: finger) else { return [] }
    return [.touch(finger: landed.number, phase: phase, at: point)]
  }

  private func free(_ taken: [Int]) -> Int {
    var used = Set(taken).union(fingers.values.map(\.number))
    switch mouse {
    case .up, .aiming: break
    case .finger(let number): used.insert(number)
    case .pair(_, let a, let b): used.formUnion([a, b])
    }
    return (1...).first { !used.contains($0) } ?? 1
  }
}
