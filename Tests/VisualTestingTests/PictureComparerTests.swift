import Testing
@testable import VisualTesting
