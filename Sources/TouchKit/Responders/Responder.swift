/// An object that can handle events, linked to the next one to ask.
open class Responder {
  /// A responder; it needs no values.
  public init() {}

  /// The responder that is asked after this one; nil by default. A view's is its controller or superview.
  open var next: Responder? { nil }

  /// The chain from this responder to its end, itself first.
  public var chain: [Responder] {
    var chain: [Responder] = [self]
    while let next = chain[chain.count - 1].next {
      precondition(chain.count < 10_000, "the responder chain of \(self) goes in a circle")
      chain.append(next)
    }
    return chain
  }

  /// The name in logs; by default the type's.
  open var logName: String { "\(type(of: self))" }

  // MARK: Touches. What is not overridden moves up the chain.

  /// Fingers landed. Override it to handle them, and call super for those that the next responder shall handle; the
  /// default passes all on.
  open func touchesBegan(_ touches: [Touch], _ event: Event) {
    next?.touchesBegan(touches, event)
  }
  /// Fingers moved. The default passes them on to the next responder.
  open func touchesMoved(_ touches: [Touch], _ event: Event) {
    next?.touchesMoved(touches, event)
  }
  /// Fingers left. The default passes them on to the next responder.
  open func touchesEnded(_ touches: [Touch], _ event: Event) {
    next?.touchesEnded(touches, event)
  }
  /// Touches were cancelled, by a gesture or by the system. Undo what they began. The default
  /// passes them on to the next responder.
  open func touchesCancelled(_ touches: [Touch], _ event: Event) {
    next?.touchesCancelled(touches, event)
  }

  // MARK: Shakes, keys and text

  /// The device was shaken. The shake passes from the first responder up the chain; without a first
  /// responder it begins at the key window.
  open func shaken(_ event: Event) { next?.shaken(event) }
  /// A key was pressed. It passes from the first responder up the chain. Return true if it was
  /// used.
  ///
  /// Override it for keys that you use, and call super for others, which pass up the chain.
  open func keyPressed(_ key: KeyInput) -> Bool { next?.keyPressed(key) ?? false }
  /// A key was released. It passes from the first responder up the chain. The default passes it on.
  open func keyReleased(_ key: KeyInput) { next?.keyReleased(key) }
  /// Text was committed. Only the first responder receives it. The default drops it.
  open func insertText(_ text: String) {}
  /// An input method shows text that is not committed yet; an empty text removes it. Only the first responder receives
  /// it. The default drops it.
  open func composeText(_ text: String) {}

  // MARK: First responder

  /// The application that the responder is part of; nil for a view outside a window.
  open var application: Application? { next?.application }

  /// Whether it may become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// The keyboard that it wants while it is first responder; nil, the default, for no keyboard.
  open var keyboardTraits: KeyboardTraits? { nil }
  /// Whether it may stop being the first responder; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this receives keys and text first.
  public var isFirstResponder: Bool { application?.firstResponder === self }

  /// Asks to become the first responder, which receives keys, text and shakes first; false if this
  /// or the present first responder refuses.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let application else { return false }
    return application.makeFirstResponder(self)
  }

  /// Stops being the first responder; false if it refuses.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder, let application else { return true }
    return application.makeFirstResponder(nil)
  }

  /// Called after this became the first responder. The default does nothing; subclasses of the
  /// kit's fields call super.
  open func didBecomeFirstResponder() {}
  /// Called after this ceased to be the first responder. The default does nothing; subclasses of
  /// the kit's fields call super.
  open func didResignFirstResponder() {}
}
