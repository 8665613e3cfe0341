import JSON
import TouchKit

/// The view that a finger of a take landed on when the take was recorded, as its file says.
struct NamedLanding: Equatable, Sendable {
  /// The index of the step at which it landed.
  var step: Int
  var view: String
  /// Where in the view; nil if the file does not say.
  var offset: Point?

  init(step: Int, view: String, offset: Point?) {
    self.step = step
    self.view = view
    self.offset = offset
  }

  /// What a step of a take says about the view; nil if no finger lands there, or nothing is said.
  init?(_ step: Step, _ index: Int, of item: JSONValue) {
    guard case .inputs(.one(.touch(_, .began, _))) = step.action,
      let view = item["on"]?.checkedText
    else { return nil }
    self.step = index
    self.view = view
    offset = item["offset"]?.checkedPoint
  }
}
