/// What a control asks a target to do: a method with a name. The method may have the sender and the event as
/// parameters.
///
/// The action knows which type of target has the method. So an action without a target is sent to the first responder
/// in the chain that is of this type.
public struct Action: Sendable {
  /// The name in logs; two actions of one name are the same.
  public let name: String
  private let fits: @Sendable (Referable, Responder?) -> Bool
  private let call: @Sendable (Referable, Responder?, Event?) -> Void

  /// A method without parameters.
  public init<Target: Referable>(
    _ name: String, _ method: @escaping @Sendable (Target) -> () -> Void
  ) {
    self.name = name
    fits = { target, _ in target is Target }
    call = { target, _, _ in if let target = target as? Target { method(target)() } }
  }

  /// A method that receives the sender.
  public init<Target: Referable, Sender: Responder>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender) -> Void
  ) {
    self.name = name
    fits = { target, sender in target is Target && sender is Sender }
    call = { target, sender, _ in
      if let target = target as? Target, let sender = sender as? Sender { method(target)(sender) }
    }
  }

  /// A method that receives the sender and the event. The event is nil if code caused the action, not a finger.
  public init<Target: Referable, Sender: Responder>(
    _ name: String, _ method: @escaping @Sendable (Target) -> (Sender, Event?) -> Void
  ) {
    self.name = name
    fits = { target, sender in target is Target && sender is Sender }
    call = { target, sender, event in
      if let target = target as? Target, let sender = sender as? Sender {
        method(target)(sender, event)
      }
    }
  }

  /// Whether a target has the method, and the method accepts this kind of sender.
  public func fits(_ target: Referable, sender: Responder?) -> Bool { fits(target, sender) }

  func perform(on target: Referable, sender: Responder?, event: Event?) {
    call(target, sender, event)
  }
}
