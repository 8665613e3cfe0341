import Testing

@testable import Screens

@Suite struct LinkPolicyTests {
  private func words(_ address: String) -> String {
    switch LinkPolicy.answer(address) {
    case .pass(let to): "pass \(to.scheme) \(to.host) \(to.path)"
    case .signal(let name): "signal \(name)"
    case .refuse(let why): "refuse: \(why)"
    }
  }

  @Test(arguments: [
    ("http://example.org/a?b#c", "pass http example.org /a?b#c"),
    ("HTTPS://Example.ORG", "pass https example.org "),
    ("File:///tour/Rows", "pass file  /tour/Rows"),
    ("rb://scrolled.bottom", "signal scrolled.bottom"),
    ("RB://Scrolled.Bottom", "signal scrolled.bottom"),
    ("rb://scrolled.bottom/more", "signal scrolled.bottom"),
    ("rb:", "signal "),
    ("gopher://x", "refuse: nobody knows the scheme gopher"),
    ("javascript:alert(1)", "refuse: nobody knows the scheme javascript"),
    ("data:text/html,hello", "refuse: nobody knows the scheme data"),
    ("http2://x", "refuse: nobody knows the scheme http2"),
    ("tour/rows", "refuse: it has no scheme"),
    ("", "refuse: it has no scheme"),
    ("://x", "refuse: it has no scheme"),
    ("1http://x", "refuse: it has no scheme"),
    ("ht tp://x", "refuse: it has no scheme"),
    ("ħttp://x", "refuse: it has no scheme"),
  ])
  func `TO-02: known schemes pass, our own is a signal, others are refused, in any case of letters`(
    address: String, answer: String
  ) { #expect(words(address) == answer) }

  @Test func `TO-02: a place is named by the last part of its path`() {
    for (address, name) in [
      ("file:///tour/rows", "rows"), ("file:///rows/", "rows"), ("file:///a/b?c/d#e", "b"),
      ("http://x", ""),
    ] { #expect(LinkPolicy.Address(address)?.name == name) }
  }
}
