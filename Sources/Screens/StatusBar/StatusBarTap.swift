/// What a tap on the status bar does.
enum StatusBarTap: String, CaseIterable {
  case drawer
  case scrollToTop = "scroll-to-top"
  case both
}
