import Files

/// The types of other modules that the author of a program names, so that they import this module alone.
public typealias ProgramIdentity = Files.ProgramIdentity
public typealias Problem = Files.Problem
public typealias Content = Files.Content
public typealias ContentFile = Files.ContentFile
public typealias JSONValue = Files.JSONValue
public typealias ObjectReader = Files.ObjectReader
