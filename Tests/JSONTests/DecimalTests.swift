import JSON
import TestSupport
import Testing

/// Decimal text is read to the same bits as the standard library and the C library read it to.
@Suite struct DecimalTests {
  private func read(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { Double(decimal: $0) }
  }

  /// The texts that are not read as the library reads them.
  private func differing(_ texts: [String]) -> [String] {
    texts.filter { read($0)?.bitPattern != Double($0)?.bitPattern }
  }

  @Test(arguments: [
    "0", "-0", "+0", "-0.0e5", "0e999999999999999999999", ".5", "5.", "-.5e1", "1e+5", "1E-5",
    "00012",
    "1e-400", "-1e-400", "1e400", "-1e400", "1e309", "2.4703282292062327e-324",
    "2.4703282292062328e-324", "4.9406564584124654e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "1.7976931348623158e308", "1.7976931348623159e308",
    "9007199254740993", "9007199254740993.00000000000000000000000001", "9223372036854775807",
    "18446744073709551615", "18446744073709551616", "1e22", "1e23",
    "123456789012345678901234567890",
  ])
  func `Zeros, limits and well known hard numbers have the library's bits`(text: String) {
    #expect(read(text)?.bitPattern == Double(text)?.bitPattern)
    #expect(read(text) != nil)
  }

  @Test(arguments: [
    "", "-", "+", ".", "-.", "e5", "1e", "1e+", "1e-", "1.2.3", "1 ", " 1", "1e5.", "1e--5", "--1",
    "+-1", "0x1", "inf", "nan", "1f", "1_0", "１",
  ])
  func `Other texts are no numbers`(text: String) {
    #expect(read(text) == nil)
  }

  @Test func `Any Double's texts are read as that Double`() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<20_000 {
      var bits = random.next()
      // Every fourth one is below the least normal Double.
      if bits % 4 == 0 { bits >>= UInt64(12 + random.whole(below: 50)) }
      let value = Double(bitPattern: bits)
      guard value.isFinite else { continue }
      #expect(read(value.description)?.bitPattern == bits)
    }
  }

  @Test func `Random digits with any exponent have the library's bits`() {
    var random = SeededRandom(seed: 22)
    var texts: [String] = []
    for _ in 0..<8000 {
      let exponent = random.whole(below: 700) - 370
      texts += [
        "-\(digits(1 + random.whole(below: 30))).\(digits(random.whole(below: 30)))e\(exponent)",
        "\(digits(17))e\(exponent)", "\(digits(19))E\(exponent)", "0.\(digits(20))",
        "\(digits(1 + random.whole(below: 18)))e\(random.whole(below: 20) - 342)",
        "\(digits(1 + random.whole(below: 18)))e\(308 - random.whole(below: 20))",
      ]
    }
    #expect(differing(texts) == [])

    func digits(_ count: Int) -> String {
      String(decoding: (0..<count).map { _ in UInt8(48 + random.whole(below: 10)) }, as: UTF8.self)
    }
  }

  @Test func `Zeros and exponents that are as long as a file cancel out`() {
    for count in [17, 400, 1200, 5000] {
      let zeros = String(repeating: "0", count: count)
      #expect(read("0.\(zeros)1e\(count + 1)") == 1)
      #expect(read("25\(zeros)e-\(count)") == 25)
      #expect(read("1e\(zeros)3") == 1000)
      #expect(read("1e1\(zeros)") == .infinity)
      #expect(read("1e-1\(zeros)") == 0)
      #expect(read("0.\(zeros)e1\(zeros)") == 0)
      #expect(read("9007199254740993.\(zeros)1") == 9_007_199_254_740_994)
      #expect(read("9007199254740993.\(zeros)") == 9_007_199_254_740_992)
    }
  }

  @Test func `On each side of a halfway point is its own Double, and the point itself is even`() {
    var random = SeededRandom(seed: 23)
    var lower: [Double] = [
      0, .leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, .leastNormalMagnitude, 1,
      Double.greatestFiniteMagnitude.nextDown, .greatestFiniteMagnitude,
    ]
    for index in 0..<60 {
      lower.append(Double(bitPattern: random.next() >> (index % 3 == 0 ? 12 : 2)))
    }
    for value in lower {
      let (digits, exponent) = halfway(above: value)
      let text = "e\(exponent)"
      let even = value.significandBitPattern & 1 == 0 ? value : value.nextUp
      let name = "\(value)"
      #expect(read(digits + text) == even, "\(name)")
      #expect(
        read(digits + "." + String(repeating: "0", count: 900) + "1" + text) == value.nextUp,
        "\(name)")
      #expect(read(predecessor(of: digits) + ".9" + text) == value, "\(name)")
    }
  }

  /// The point halfway to the next Double: all its digits, and the power of ten of the last one.
  ///
  /// It is an odd number times a power of two; 2⁻ⁿ is 5ⁿ · 10⁻ⁿ.
  private func halfway(above value: Double) -> (digits: String, exponent: Int) {
    let isNormal = value.exponentBitPattern > 0
    let significand = value.significandBitPattern + (isNormal ? UInt64(1) << 52 : 0)
    let power = Int(max(1, value.exponentBitPattern)) - 1076
    var digits = String(2 * significand + 1).utf8.reversed().map { Int($0) - 48 }
    for _ in 0..<abs(power) {
      var carry = 0
      for index in digits.indices {
        let product = digits[index] * (power < 0 ? 5 : 2) + carry
        digits[index] = product % 10
        carry = product / 10
      }
      if carry > 0 { digits.append(carry) }
    }
    let text = String(decoding: digits.reversed().map { UInt8($0 + 48) }, as: UTF8.self)
    return (text, min(0, power))
  }

  /// The digits of a whole number that is less by 1.
  private func predecessor(of digits: String) -> String {
    var bytes = Array(digits.utf8)
    var index = bytes.count - 1
    while bytes[index] == UInt8(ascii: "0") {
      bytes[index] = UInt8(ascii: "9")
      index -= 1
    }
    bytes[index] -= 1
    return String(decoding: bytes, as: UTF8.self)
  }
}
