import JSON
import TouchKit
import TuningFiles

/// The part of the schemas that is made from a tuning catalogue, with the usual values.
struct TuningSchema {
  let catalogue: TuningCatalogue
  let usual: Tuning

  init(_ prototype: Prototype) {
    catalogue = prototype.catalogue
    usual = prototype.defaultTuning
  }

  /// The definitions `tunings`, `curve` and `color`.
  func write(to definitions: inout JSONWriter) {
    definitions.key("tunings")
    definitions.object { object in
      object.member("type", "object")
      object.key("properties")
      object.object { writeProperties(to: &$0) }
      object.member("additionalProperties", false)
    }
    TuningSchema.writeCurve(to: &definitions)
    TuningSchema.writeColor(to: &definitions)
  }

  func writeProperties(to properties: inout JSONWriter) {
    for entry in catalogue.entries {
      properties.key(entry.name)
      properties.object { object in
        object.member("description", TuningSchema.description(entry))
        switch entry.kind {
        case .number(let range, _): SchemaWriter.write(.number(range), to: &object)
        case .choice(let words): SchemaWriter.write(.word(words), to: &object)
        case .color: SchemaWriter.all(of: "color", to: &object)
        case .curve: SchemaWriter.all(of: "curve", to: &object)
        }
        object.key("default")
        TuningWriter.write(usual[entry.name], to: &object)
      }
    }
  }

  private static func description(_ entry: TuningEntry) -> String {
    switch entry.unit {
    case .points, .seconds, .pointsPerSecond: "\(entry.summary), in \(entry.unit.rawValue)"
    case .share, .count, .none: entry.summary
    }
  }

  static func writeCurve(to definitions: inout JSONWriter) {
    definitions.key("curve")
    definitions.object { curve in
      curve.key("anyOf")
      curve.array { array in
        array.object { SchemaWriter.write(.word(TimingCurve.named.map { $0.name }), to: &$0) }
        array.object { points in
          points.member("description", "the control points x1, y1, x2, y2 of a cubic Bézier curve")
          points.member("type", "array")
          points.key("items")
          points.array { items in
            for range in [
              TimingCurve.times, TimingCurve.shares, TimingCurve.times, TimingCurve.shares,
            ] {
              items.object(onOneLine: true) { SchemaWriter.write(.number(range), to: &$0) }
            }
          }
          points.member("minItems", 4)
          points.member("additionalItems", false)
        }
        array.object { spring in
          let schema = ValueSchema.object([
            .required(
              "spring",
              .object([
                .required(
                  "response", .number(MotionLimits.response),
                  "how long one oscillation takes without damping, in seconds"),
                .required(
                  "damping", .number(MotionLimits.damping),
                  "how much the spring is damped; below 1 it overshoots, and 1 is the fastest without overshoot"
                ),
              ]))
          ])
          SchemaWriter.write(schema, to: &spring)
        }
      }
    }
  }

  static func writeColor(to definitions: inout JSONWriter) {
    definitions.key("color")
    definitions.object { color in
      color.member("type", "string")
      color.member("pattern", "^#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    }
  }
}
