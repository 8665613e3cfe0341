/// An object that can handle events, with a link to the next responder to ask.
open class Responder: Referable {
  /// A responder.
  public override init() {}

  /// The responder that is asked after this one; nil by default. After a view comes its controller or its superview.
  open var next: Responder? { nil }

  /// This responder, the next one, and so on to the end of the chain.
  public var chain: [Responder] {
    var chain: [Responder] = [self]
    while let next = chain[chain.count - 1].next {
      precondition(chain.count < 10_000, "the responder chain of \(className) goes in a circle")
      chain.append(next)
    }
    return chain
  }

  /// The name in logs; by default the name of the type.
  open var logName: String { className }

  // MARK: Touches. What is not overridden moves up the chain.

  /// Called when fingers land. The default passes the touches to the next responder. Override it to handle touches, and
  /// call super for touches that the next responder must handle.
  open func touchesBegan(_ touches: [Touch], _ event: Event) {
    next?.touchesBegan(touches, event)
  }
  /// Called when fingers move. The default passes the touches to the next responder.
  open func touchesMoved(_ touches: [Touch], _ event: Event) {
    next?.touchesMoved(touches, event)
  }
  /// Called when fingers lift. The default passes the touches to the next responder.
  open func touchesEnded(_ touches: [Touch], _ event: Event) {
    next?.touchesEnded(touches, event)
  }
  /// Called when touches are cancelled, by a gesture or by the system. Override it to undo what the touches began. The
  /// default passes the touches to the next responder.
  open func touchesCancelled(_ touches: [Touch], _ event: Event) {
    next?.touchesCancelled(touches, event)
  }

  // MARK: Shakes, keys and text

  /// Called when the device is shaken. A shake passes from the first responder up the chain; without a first responder
  /// it begins at the key window.
  open func shaken(_ event: Event) { next?.shaken(event) }
  /// Called when a key is pressed. The key passes from the first responder up the chain. Return true if you have used
  /// the key.
  ///
  /// Override it for the keys that you use. Call super for other keys, which then pass up the chain.
  open func keyPressed(_ key: KeyInput) -> Bool { next?.keyPressed(key) ?? false }
  /// Called when a key is released. The default passes the key up the chain.
  open func keyReleased(_ key: KeyInput) { next?.keyReleased(key) }
  /// Called when text is committed. Only the first responder receives the text. The default ignores it.
  open func insertText(_ text: String) {}
  /// Called when an input method shows text that is not committed yet; an empty text removes that text. Only the first
  /// responder receives it. The default ignores it.
  open func composeText(_ text: String) {}

  /// The responder as what edits text; nil if it edits none.
  public var textHost: (any TextInputHost)? { nil }

  // MARK: First responder

  /// The application that the responder is part of; nil for a view outside a window.
  open var application: Application? { next?.application }

  /// Whether the responder may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// The keyboard that the responder needs while it is the first responder. The default is nil: no keyboard.
  open var keyboardTraits: KeyboardTraits? { nil }
  /// Whether the responder may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this is the first responder, which receives keys and text.
  public var isFirstResponder: Bool { application?.firstResponder === self }

  /// Makes this the first responder, which receives keys, text and shakes first. Returns false if this or the present
  /// first responder refuses.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let application else { return false }
    return application.makeFirstResponder(self)
  }

  /// Stops being the first responder. Returns false if the responder refuses.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder, let application else { return true }
    return application.makeFirstResponder(nil)
  }

  /// Called after this became the first responder. The default does nothing. A subclass of one of the kit's text fields
  /// must call super.
  open func didBecomeFirstResponder() {}
  /// Called after this stopped being the first responder. The default does nothing. A subclass of one of the kit's text
  /// fields must call super.
  open func didResignFirstResponder() {}
}
