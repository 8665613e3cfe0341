import TouchKit

/// Makes what measures texts, for a phone on a thread of its own.
package typealias MakeMeasurer = @Sendable () -> any TextMeasuring
