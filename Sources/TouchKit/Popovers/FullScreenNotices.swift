/// Notices that something fills the whole screen from now on, or no longer.
public enum FullScreenNotices {
  /// Something fills the screen from now on.
  public static let entered = Notice<Void>("full-screen-entered")
  /// The screen shows everything again.
  public static let left = Notice<Void>("full-screen-left")
}
