import TouchKit

/// What distinguishes the curves of several runs: colour, and dashes for eyes that see fewer colours.
struct CurveLook: Equatable {
  let color: Color
  let dash: [Double]

  /// The look of a number; they begin again after the eighth.
  init(_ number: Int) {
    let look = CurveLook.all[number % CurveLook.all.count]
    color = Color(hex: look.0)
    dash = look.1
  }

  private static let all: [(UInt32, [Double])] = [
    (0x0072B2, []), (0xD55E00, [7, 4]), (0x009E73, [2, 3]), (0xCC79A7, [9, 3, 2, 3]),
    (0x8A6D00, [14, 4]), (0x56B4E9, [4, 2]), (0x1C1C1E, [2, 2, 7, 2]), (0x7A3FB3, [1, 5]),
  ]
}
