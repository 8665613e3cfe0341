/// Something that assistive technology can ask of a view in addition to pressing it, such as
/// deleting a row.
///
/// It does what a finger would do with a gesture, or with a button that a gesture reveals, without
/// a confirmation.
public struct ViewAction {
  /// Lower-case words with dashes: `delete`, `mark-read`. A view's actions have different names.
  public var name: String
  /// What is done.
  public var perform: () -> Void

  /// An action under a name.
  public init(_ name: String, _ perform: @escaping () -> Void) {
    self.name = name
    self.perform = perform
  }
}
