/// Keeps the phone exactly as it is while another program takes over.
extension PhoneCanvas {
  /// Nothing reaches the phone, and its time is stopped, until `endHolding`.
  func hold() {
    releaseInputs()
    frames.isHeld = true
    stopFrames()
  }

  /// Goes on from the very moment at which it was held.
  func endHolding() {
    guard frames.isHeld else { return }
    frames.isHeld = false
    session.awaitFrame()
    refresh()
  }
}
