/// Notices that hide popovers for a while, and show them again as they were.
public enum PopoverNotices {
  /// Hide the popover for a while.
  public static let hide = Notice<Void>("hide-popovers")
  /// Show the hidden popover again.
  public static let show = Notice<Void>("show-popovers")
}
