import JSON

/// The problem that `body` throws, or nil.
func problem(_ body: () throws(Problem) -> Void) -> Problem? {
  do throws(Problem) {
    try body()
    return nil
  } catch {
    return error
  }
}
