import Files
import JSON

// The types of other modules that the author of a program names, so that they import this module alone.

/// The name of a prototype's program, and what the program says about itself.
public typealias ProgramIdentity = Files.ProgramIdentity
/// A problem with a file or with the machine: what is wrong, where, and what to do.
public typealias Problem = JSON.Problem
public typealias Content = JSON.Content
public typealias ContentFile = JSON.ContentFile
/// A value of a JSON file, with its position.
public typealias JSONValue = JSON.JSONValue
/// Reads the members of an object in a JSON file, and refuses unknown members.
public typealias ObjectReader = JSON.ObjectReader
