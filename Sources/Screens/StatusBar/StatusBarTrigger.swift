/// What a finger on the status bar must do to move the drawer.
enum StatusBarTrigger: String, CaseIterable {
  case down
  case tapOrDrag = "tap-or-drag"
}
