/// What has closures that don't keep it alive: every `Referable`.
public protocol WeaklyHeld: Referable {}

extension Referable: WeaklyHeld {}

/// Closures that refer to this object without keeping it alive, for what this object keeps itself. They do nothing when it is gone.
///
///     button.on(.touchUpInside, "open", weakly { $0.open() })
extension WeaklyHeld {
  /// A closure without arguments.
  public func weakly(_ act: @escaping (Self) -> Void) -> () -> Void {
    { [life] in if let object = life.object { act(unsafeDowncast(object, to: Self.self)) } }
  }

  /// A closure with an argument.
  public func weakly<A>(_ act: @escaping (Self, A) -> Void) -> (A) -> Void {
    { [life] a in if let object = life.object { act(unsafeDowncast(object, to: Self.self), a) } }
  }

  /// A closure with two arguments.
  public func weakly<A, B>(_ act: @escaping (Self, A, B) -> Void) -> (A, B) -> Void {
    { [life] a, b in
      if let object = life.object { act(unsafeDowncast(object, to: Self.self), a, b) }
    }
  }

  /// A closure without arguments that refers to another object, too. It does nothing when either is gone.
  public func weakly<Other: Referable>(
    with other: Other, _ act: @escaping (Self, Other) -> Void
  ) -> () -> Void {
    { [life, other = Weak(other)] in
      guard let object = life.object, let other = other.wrappedValue else { return }
      act(unsafeDowncast(object, to: Self.self), other)
    }
  }

  /// A closure with an argument that refers to another object, too. It does nothing when either is gone.
  public func weakly<Other: Referable, A>(
    with other: Other, _ act: @escaping (Self, Other, A) -> Void
  ) -> (A) -> Void {
    { [life, other = Weak(other)] a in
      guard let object = life.object, let other = other.wrappedValue else { return }
      act(unsafeDowncast(object, to: Self.self), other, a)
    }
  }

  /// A closure that answers; when the object is gone it answers `other`.
  public func weakly<Answer>(
    or other: Answer, _ answer: @escaping (Self) -> Answer
  ) -> () -> Answer {
    { [life] in life.object.map { answer(unsafeDowncast($0, to: Self.self)) } ?? other }
  }

  /// A closure with an argument that answers; when the object is gone it answers `other`.
  public func weakly<A, Answer>(
    or other: Answer, _ answer: @escaping (Self, A) -> Answer
  ) -> (A) -> Answer {
    { [life] a in life.object.map { answer(unsafeDowncast($0, to: Self.self), a) } ?? other }
  }

  /// A closure with two arguments that answers; when the object is gone it answers `other`.
  public func weakly<A, B, Answer>(
    or other: Answer, _ answer: @escaping (Self, A, B) -> Answer
  ) -> (A, B) -> Answer {
    { [life] a, b in life.object.map { answer(unsafeDowncast($0, to: Self.self), a, b) } ?? other }
  }
}
