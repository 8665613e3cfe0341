/// What a tap on the statusBar does.
enum StatusBarTap: String, CaseIterable {
  case drawer
  case scrollToTop = "scroll-to-top"
  case both
}
