/// What people see, press and edit on the screen at one time, with the measures by which it is judged.
package struct SeenScreen: Equatable, Sendable {
  /// What has the focus of the keyboard.
  package struct Focus: Equatable, Sendable {
    /// The log's name of the view.
    package var name: String
    /// The part that has to be seen: the view, or the caret in a view that is higher than the room.
    package var place: Rect
    /// What the clips, the screen, the keyboard and a panel leave of the space around it.
    package var room: Rect

    package init(name: String, place: Rect, room: Rect) {
      (self.name, self.place, self.room) = (name, place, room)
    }
  }

  /// Back to front.
  package var parts: [SeenPart]
  package var targets: [PressTarget]
  package var focus: Focus?
  /// Whether nothing moves: places are judged then only.
  package var isSettled: Bool

  package init(
    parts: [SeenPart] = [], targets: [PressTarget] = [], focus: Focus? = nil,
    isSettled: Bool = true
  ) {
    (self.parts, self.targets, self.focus, self.isSettled) = (parts, targets, focus, isSettled)
  }
}

extension Stage {
  /// What is seen, pressed and edited now. Asking changes nothing.
  package func seenScreen() -> SeenScreen {
    SeenScreen(
      parts: SeenPartFinder(self).parts, targets: pressTargets(), focus: seenFocus,
      isSettled: isSettled)
  }

  /// The view that the keyboard writes into, with the room that is left around it.
  private var seenFocus: SeenScreen.Focus? {
    guard let view = application.firstResponder as? View, view.keyboardTraits != nil else {
      return nil
    }
    var room = Rect(origin: .zero, size: screenSize)
    for outer in view.ancestors.dropFirst() where outer.clipsToBounds {
      room = room.intersection(outer.screenFrame) ?? Rect(origin: room.origin, size: .zero)
    }
    if let keyboard = application.keyboard {
      room.height = max(0, min(room.maxY, keyboard.endOfSight) - room.y)
    }
    var place = view.screenFrame
    if place.height > room.height, let host = view.textHost,
      let caret = host.input.caretFrame
    {
      place = view.transformToScreen.boundingBox(caret)
    }
    return SeenScreen.Focus(name: view.logName, place: place, room: room)
  }
}
