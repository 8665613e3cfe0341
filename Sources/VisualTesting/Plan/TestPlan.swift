import JSON

/// The tests of some scenarios.
package struct TestPlan {
  package let tests: [PictureTest]
  /// What is wrong with files that could not be read.
  package let problems: [Problem]

  /// Reads the scenarios of these files.
  package init(_ files: [String], _ maker: TestMaker) throws(Problem) {
    var tests: [PictureTest] = []
    var problems: [Problem] = []
    for file in files {
      do throws(Problem) {
        tests += try maker.tests(of: file)
      } catch {
        guard error.kind == .usage else { throw error }
        // A mistake in the command line concerns every file.
        if !problems.contains(error) { problems.append(error) }
      }
    }
    self.tests = tests
    self.problems = problems
  }
}
