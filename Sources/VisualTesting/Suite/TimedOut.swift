import JSON

/// A test took longer than it may. That is the machine's fault and says nothing about pictures.
public struct TimedOut: Error {
  var problem: Problem

  public init(problem: Problem) { self.problem = problem }
}
