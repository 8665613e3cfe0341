import Files

/// A text of a stranger's file as a line of output may hold it: nothing that a terminal obeys, and nothing that CI services
/// take for a command, which they look for anywhere in a line (`##[…]`, `##vso[…]`) or behind blanks (`::…`).
func told(_ text: String) -> String {
  // Twice, because of three the first two are replaced.
  let line = printable(text).replacing("##", with: "# #").replacing("##", with: "# #")
  let start = line.firstIndex { $0 != " " } ?? line.endIndex
  guard line[start...].hasPrefix("::") else { return line }
  return line[..<start] + ": :" + line[start...].dropFirst(2)
}
