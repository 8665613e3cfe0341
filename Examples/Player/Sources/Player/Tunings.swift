import TouchKit

/// What a designer can change; the values stand in resources/tunings.
enum Tunings {
  static let sheetSpring = Tunable.curve("sheet.spring", "how the sheet opens and closes")
  static let sheetGive = Tunable.number(
    "sheet.give", in: 0.05...1, step: 0.05, unit: .share,
    "how willingly the sheet follows a finger past its ends")
  static let sheetFlick = Tunable.number(
    "sheet.flick", in: 50...3000, step: 50,
    "how fast a finger throws the sheet, in points a second")
  static let sheetThreshold = Tunable.number(
    "sheet.threshold", in: 0.05...0.95, step: 0.05, unit: .share,
    "the share of the way after which a slow finger need not go on")
  static let sheetShade = Tunable.number(
    "sheet.shade", in: 0...0.8, step: 0.05, unit: .share, "how dark it is behind the sheet")
  static let sheetBehind = Tunable.number(
    "sheet.behind", in: 0.8...1, step: 0.01, unit: .share,
    "the size of the library behind the sheet")
  static let coverSpring = Tunable.curve(
    "cover.spring", "how the cover changes its size when the music stops or goes on")
  static let coverRest = Tunable.number(
    "cover.rest", in: 0.5...1, step: 0.01, unit: .share, "the size of the cover without music")
  static let coverChange = TunableAnimation(
    "cover.change", duration: "how long one cover takes to become another",
    curve: "how one cover becomes another")
  static let queueShow = Tunable.curve("queue.show", "how the queue takes the cover's place")
  static let queueRoom = Tunable.curve("queue.room", "how rows make room for one in a hand")
  static let queueLift = Tunable.number(
    "queue.lift", in: 1...1.2, step: 0.01, unit: .share, "the size of a row in a hand")
  static let queueEdge = Tunable.number(
    "queue.edge", in: 8...120, "how near its end a row in a hand scrolls the queue")
  static let queueSpeed = Tunable.number(
    "queue.speed", in: 40...2000, step: 20, "how fast a row in a hand scrolls the queue")
  static let songRestart = Tunable.seconds(
    "song.restart", in: 0...30, "after how much of a song «previous» goes to its beginning")

  static let all: [any TuningDeclaration] = [
    sheetSpring, sheetGive, sheetFlick, sheetThreshold, sheetShade, sheetBehind, coverSpring,
    coverRest, coverChange, queueShow, queueRoom, queueLift, queueEdge, queueSpeed, songRestart,
  ]
}
