import JSON

/// A test took longer than it may. That is the machine's fault and says nothing about pictures.
package struct TimedOut: Error {
  var problem: Problem

  package init(problem: Problem) { self.problem = problem }
}
