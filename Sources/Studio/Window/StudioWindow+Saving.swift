import Files
import TouchKit

/// Saves takes of the session.
extension StudioWindow {
  func saveTake() {
    let bytes = session.take(named: session.start.name ?? "")
    saveTake(bytes, suggestion: "\(prototype.name).take.json") { [unowned self] path in
      state.remember(path)
    }
  }

  func saveTake(
    _ bytes: [UInt8], suggestion: String, then done: @escaping (String) -> Void
  ) {
    host.chooseFile(toSave: "Save the take", suggestion: suggestion, Self.scenarios) {
      [unowned self] chosen in
      let path = SavedName.take.path(chosen)
      if parts.write(bytes, to: path) { done(path) }
    }
  }
}
