import Files

/// The types of other modules that the author of a program names, so that they import this module alone.
public typealias ProgramIdentity = Files.ProgramIdentity
public typealias Problem = Files.Problem
