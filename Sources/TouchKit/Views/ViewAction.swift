/// Something that assistive technology can ask of a view besides pressing it, such as deleting a row.
///
/// It does what a finger would do with a gesture or a button that comes out, without the asking in between.
public struct ViewAction {
  /// A word or a few in lower case with dashes: `delete`, `mark-read`. No two of a view are alike.
  public var name: String
  public var perform: () -> Void

  public init(_ name: String, _ perform: @escaping () -> Void) {
    self.name = name
    self.perform = perform
  }
}
