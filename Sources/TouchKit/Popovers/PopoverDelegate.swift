/// Is notified when the user dismisses a popover by a touch beside it.
public protocol PopoverDelegate: AnyObject {
  /// May refuse that a touch beside the popover dismisses it.
  func popoverShouldDismiss(_ popover: PopoverController) -> Bool
  /// The popover is dismissed because the user touched beside it, or because a keeper hides it for a while.
  func popoverDidDismiss(_ popover: PopoverController)
}

extension PopoverDelegate {
  public func popoverShouldDismiss(_ popover: PopoverController) -> Bool { true }
}
