/// Notices that something fills the whole screen from now on, or no longer.
public enum FullScreenNotices {
  public static let entered = Notice<Void>("full-screen-entered")
  public static let left = Notice<Void>("full-screen-left")
}
