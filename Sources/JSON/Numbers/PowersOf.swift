/// Powers of ten and five from which a number's nearest Double is found.
enum PowersOf {
  /// 10⁰ to 10²²: all that a Double holds exactly.
  static let ten: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Any 19 digits with more tens are infinite as a Double.
  static let mostTens: Int64 = 308
  /// Any 19 digits with fewer tens are 0 as a Double.
  static let leastTens: Int64 = -342

  /// 5⁰ to 5²⁶: each is an integer below 2⁶⁴.
  static let five: [UInt64] = [
    1, 5, 25, 125, 625, 3_125, 15_625, 78_125, 390_625, 1_953_125, 9_765_625, 48_828_125,
    244_140_625, 1_220_703_125, 6_103_515_625, 30_517_578_125, 152_587_890_625, 762_939_453_125,
    3_814_697_265_625, 19_073_486_328_125, 95_367_431_640_625, 476_837_158_203_125,
    2_384_185_791_015_625, 11_920_928_955_078_125, 59_604_644_775_390_625, 298_023_223_876_953_125,
    1_490_116_119_384_765_625,
  ]

  /// The first 64 bits of 5 to the power of 27·n for n from -13 to 11, cut off behind them. With `five` these make all
  /// powers from -351 to 323.
  static let five27: [UInt64] = [
    0x8049_a4ac_0c58_11ae, 0xcf42_894a_5dce_35ea, 0xa76c_5823_38ed_2621, 0x873e_4f75_e222_4e68,
    0xda7f_5bf5_9096_6848, 0xb080_392c_c434_9dec, 0x8e93_8662_882a_f53e, 0xe658_29b3_046b_0afa,
    0xba12_1a46_50e4_ddeb, 0x964e_858c_91ba_2655, 0xf2d5_6790_ab41_c2a2, 0xc428_d05a_a475_1e4c,
    0x9e74_d1b7_91e0_7e48, 0x8000_0000_0000_0000, 0xcecb_8f27_f420_0f3a, 0xa70c_3c40_a64e_6c51,
    0x86f0_ac99_b4e8_dafd, 0xda01_ee64_1a70_8de9, 0xb01a_e745_b101_e9e4, 0x8e41_ade9_fbeb_c27d,
    0xe5d3_ef28_2a24_2e81, 0xb9a7_4a06_37ce_2ee1, 0x95f8_3d0a_1fb6_9cd9, 0xf24a_01a7_3cf2_dccf,
    0xc3b8_3581_09e8_4f07,
  ]
  /// Where 5⁰ is among them.
  static let first27 = 13

  /// The power of two of the last of the 64 bits: 152170 / 2¹⁶ is log₂ 5 as far as that matters here.
  static func unit(of27 n: Int) -> Int { (27 * n * 152_170) >> 16 - 63 }
}
