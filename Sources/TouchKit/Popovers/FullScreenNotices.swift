/// Notices about views that fill the whole screen.
public enum FullScreenNotices {
  /// Posted when a view fills the screen.
  public static let entered = Notice<Void>("full-screen-entered")
  /// Posted when no view fills the screen any longer.
  public static let left = Notice<Void>("full-screen-left")
}
