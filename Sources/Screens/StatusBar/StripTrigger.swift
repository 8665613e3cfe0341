/// What a finger on the strip must do to move the drawer.
enum StripTrigger: String, CaseIterable {
  case down
  case tapOrDrag = "tap-or-drag"
}
