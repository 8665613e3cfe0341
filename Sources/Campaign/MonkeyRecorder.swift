import Foundation
import GtkPaint
import Rehearsal
import Screens
import MonkeyTesting

/// Writes each input of a monkey test into a file before the phone takes it, so that the file is whole even if the process
/// crashes.
struct MonkeyRecorder {
  let path: String

  func record(_ seed: UInt64, fonts: Fonts) throws {
    try Data().write(to: URL(fileURLWithPath: path))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    var writer = TakeWriter(phone)
    file.write(Data(writer.header(name: "", startState: Monkey(seed: seed, phone).startState)))
    let footer = writer.footer(end: .zero)
    var offset = try file.offset()
    file.write(Data(footer))
    _ = MonkeySeries.storm(seed, measurer: PangoMeasurer(fonts: fonts)) { input in
      // The file is a whole take at any time: each input is written over the former end.
      try? file.seek(toOffset: offset)
      let step = writer.step(RecordedInput(input))
      file.write(Data(step + writer.footer(end: input.time)))
      offset += UInt64(step.count)
    }
  }
}
