import JSON

/// Makes a text of a stranger's file safe for a line of output. No terminal obeys anything in it, and no CI service takes
/// anything in it for a command: these look for `##[…]` and `##vso[…]` anywhere in a line and for `::…` behind blanks.
func safeToPrint(_ text: String) -> String {
  // Twice, because of three number signs only the first two are replaced.
  let line = printable(text).replacing("##", with: "# #").replacing("##", with: "# #")
  let start = line.firstIndex { $0 != " " } ?? line.endIndex
  guard line[start...].hasPrefix("::") else { return line }
  return line[..<start] + ": :" + line[start...].dropFirst(2)
}
