/// An object that is notified when the user dismisses a popover by a touch beside the popover.
public protocol PopoverDelegate: AnyObject {
  /// Called when the user touches the screen beside the popover. Return false to keep the popover.
  func popoverShouldDismiss(_ popover: PopoverController) -> Bool
  /// Called when the popover is dismissed: because the user touched the screen beside it, or because a `PopoverKeeper`
  /// hides it for a while.
  func popoverDidDismiss(_ popover: PopoverController)
}

extension PopoverDelegate {
  public func popoverShouldDismiss(_ popover: PopoverController) -> Bool { true }
}
