import JSON
import TouchKit

/// Writes tunings as files.
package enum TuningWriter {
  /// A tuning file of these values.
  package static func write(_ changes: [TuningChange]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    write(changes, to: &writer)
    return writer.bytes
  }

  package static func write(_ changes: [TuningChange], to writer: inout JSONWriter) {
    writer.object { object in
      for change in changes {
        object.key(change.name)
        write(change.value, to: &object)
      }
    }
  }

  /// A value as it is in a file.
  package static func text(_ value: TuningValue) -> String {
    if case .choice(let choice) = value { return choice }
    var writer = JSONWriter()
    write(value, to: &writer)
    return writer.text
  }

  package static func write(_ value: TuningValue, to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.number(number)
    case .choice(let choice): writer.string(choice)
    case .color(let color): writer.string(color.figures)
    case .curve(let curve): write(curve, to: &writer)
    }
  }

  private static func write(_ curve: TimingCurve, to writer: inout JSONWriter) {
    switch curve {
    case .linear, .ease, .easeIn, .easeOut, .easeInOut:
      let name = TimingCurve.named.first { $0.curve == curve }?.name
      writer.string(name ?? "")
    case .cubic(let x1, let y1, let x2, let y2):
      writer.array(onOneLine: true) { array in
        for number in [x1, y1, x2, y2] { array.number(number) }
      }
    case .spring(let response, let damping):
      writer.object(onOneLine: true) { object in
        object.key("spring")
        object.object { spring in
          spring.member("response", response)
          spring.member("damping", damping)
        }
      }
    }
  }
}
