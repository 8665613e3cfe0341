import Files
import JSON

// The types of other modules that the author of a program names, so that they import this module alone.

/// What a prototype's program is called, and what it says about itself.
public typealias ProgramIdentity = Files.ProgramIdentity
/// What is wrong with a file or with the machine, with its position and the remedy.
public typealias Problem = JSON.Problem
public typealias Content = Files.Content
public typealias ContentFile = Files.ContentFile
/// A value of a JSON file, with its position.
public typealias JSONValue = JSON.JSONValue
/// Reads the members of an object in a JSON file, and refuses unknown ones.
public typealias ObjectReader = JSON.ObjectReader
