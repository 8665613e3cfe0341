/// A reference that doesn't keep its object alive. It is nil when the object is gone.
///
///     @Weak private var card: CardView?
@propertyWrapper
public struct Weak<Object: Referable> {
  private var life: Life?

  /// A reference to an object, or to none.
  public init(wrappedValue object: Object? = nil) { life = object?.life }

  /// The same, where it is no property's.
  public init(_ object: Object?) { life = object?.life }

  /// The object; nil if it is gone.
  public var wrappedValue: Object? {
    get { life?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { life = newValue?.life }
  }
}

/// A reference that doesn't keep its object alive, to an object that lives longer than what refers to it. The program ends with a
/// message if that is a mistake.
///
///     @Unowned private var stage: Stage
@propertyWrapper
public struct Unowned<Object: Referable> {
  private var life: Life

  /// A reference to an object.
  public init(wrappedValue object: Object) { life = object.life }

  /// The object.
  public var wrappedValue: Object {
    get {
      guard let object = life.object else { preconditionFailure("an object is asked that is gone") }
      return unsafeDowncast(object, to: Object.self)
    }
    set { life = newValue.life }
  }
}
