/// Notices that hide popovers for a while, and show them again as they were.
public enum PopoverNotices {
  public static let hide = Notice<Void>("hide-popovers")
  public static let show = Notice<Void>("show-popovers")
}
