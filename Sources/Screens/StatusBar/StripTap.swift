/// What a tap on the strip does.
enum StripTap: String, CaseIterable {
  case drawer
  case scrollToTop = "scroll-to-top"
  case both
}
