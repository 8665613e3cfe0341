/// The program's exit status. It is part of the contract.
enum ExitStatus: Int32, CaseIterable {
  case fine = 0
  case failed = 1
  case wrongInput = 2
  case machine = 3
  case missingBaseline = 4
  case nothingSelected = 5
  case interrupted = 130

  var summary: String {
    switch self {
    case .fine: "success"
    case .failed: "a comparison, an expectation or a step failed"
    case .wrongInput: "the command line or an input file is wrong"
    case .machine:
      "the machine has a problem (no space, permission, font or display), or the time limit is over"
    case .missingBaseline: "a baseline is missing"
    case .nothingSelected: "there was nothing to test, capture, approve, reject or undo"
    case .interrupted: "interrupted, such as by Ctrl+C"
    }
  }
}
