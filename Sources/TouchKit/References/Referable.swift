/// An object that others can refer to without keeping it alive. Responders, gestures and stages are such objects. So is an
/// object of a class of yours that inherits from this one.
open class Referable {
  /// What all references to this object share; made with the first of them.
  private var madeLife: Life?

  /// An object that nothing refers to yet.
  public init() {}

  deinit { endLife() }

  /// What knows whether this object still exists.
  final var life: Life {
    if let madeLife { return madeLife }
    let life = Life(self)
    madeLife = life
    return life
  }

  /// From now on every reference to this object is nil. A class with a `deinit` calls this first in it: no reference may lead to
  /// an object whose parts are gone.
  final func endLife() { madeLife?.end() }
}

/// Knows an object until the object is gone. It doesn't keep it alive.
final class Life {
  private var known: Unmanaged<Referable>?

  fileprivate init(_ object: Referable) { known = .passUnretained(object) }

  /// The object; nil if it is gone.
  var object: Referable? { known?.takeUnretainedValue() }

  fileprivate func end() { known = nil }
}
