/// An object that is notified when the user dismisses a popover by a touch beside the popover.
open class PopoverDelegate: Referable {
  /// Called when the user touches the screen beside the popover. Return false to keep the popover.
  open func popoverShouldDismiss(_ popover: PopoverController) -> Bool { true }
  /// Called when the popover is dismissed: because the user touched the screen beside it, or because a `PopoverKeeper`
  /// hides it for a while.
  open func popoverDidDismiss(_ popover: PopoverController) {}
}
