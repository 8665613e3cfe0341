import TouchKit

/// A control of which a test wants nothing but to be one.
final class PlainControl: Control {}
