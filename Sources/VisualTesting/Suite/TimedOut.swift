import Files

/// A test took longer on this machine than it may. That is the machine's fault and no verdict on any picture.
public struct TimedOut: Error {
  var problem: Problem

  public init(problem: Problem) { self.problem = problem }
}
