/// Mixes a view's background with the one before it.
extension View {
  func backgroundChanged(from old: DynamicColor?) {
    guard old != background else { return }
    let mix = shown.value(.backgroundMix)
    if mix == 1 {
      formerBackground = old
    } else if let old {
      formerBackground = (formerBackground ?? old.faded(0)).mixed(with: old, mix)
    }
    if window?.stage.transaction != nil {
      change(.backgroundMix, to: 1, from: 0)
    } else {
      stopMotion(of: .backgroundMix, interrupted: true)
    }
  }

  func shownBackground(_ environment: Environment) -> Color? {
    guard let now = background?.resolved(environment) else { return nil }
    let mix = shown.value(.backgroundMix)
    guard mix < 1 else { return now }
    let former = formerBackground?.resolved(environment) ?? now.faded(0)
    return former.mixed(with: now, mix)
  }
}
