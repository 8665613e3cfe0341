import Files

/// What whoever writes a program names besides the prototype, so that this module is all that they import.
public typealias ProgramIdentity = Files.ProgramIdentity
public typealias Problem = Files.Problem
