/// A number for people: two decimals at most, none where it is whole.
func plain(_ number: Double) -> String {
  guard let hundredths = Int(exactly: (number * 100).rounded()) else { return "\(number)" }
  return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
}
