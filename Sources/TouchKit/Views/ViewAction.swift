/// Something that assistive technology can ask of a view in addition to pressing it, such as
/// deleting a row.
///
/// The action does what a finger does with a gesture, or with a button that a gesture reveals, but without a
/// confirmation.
public struct ViewAction {
  /// The name: lower-case words with dashes, such as `delete` or `mark-read`. The actions of a view must have different
  /// names.
  public var name: String
  /// Performs the action.
  public var perform: () -> Void

  /// An action with a name.
  public init(_ name: String, _ perform: @escaping () -> Void) {
    self.name = name
    self.perform = perform
  }
}
