/// How many bytes of text something holds, in itself and in all that it refers to.
func heldText(_ subject: Any) -> Int {
  var seen: Set<ObjectIdentifier> = []
  var left: [Any] = [subject]
  var bytes = 0
  while let one = left.popLast() {
    if let string = one as? String {
      bytes += string.utf8.count
      continue
    }
    let mirror = Mirror(reflecting: one)
    if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(one as AnyObject)).inserted {
      continue
    }
    left += mirror.children.map(\.value)
  }
  return bytes
}
