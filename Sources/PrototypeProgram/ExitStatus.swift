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
    case .fine: "fine"
    case .failed: "a comparison, an expectation or a step failed"
    case .wrongInput: "the command line or an input file is wrong"
    case .machine:
      "the machine has a problem: no space, no permission, no font, no display for the window"
    case .missingBaseline: "a baseline is missing"
    case .nothingSelected: "nothing was selected"
    case .interrupted: "interrupted"
    }
  }
}
